import Foundation

extension NSCollectionLayoutSection {
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    func size(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size(44), subitems: [NSCollectionLayoutItem(layoutSize: size(44))])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    let isCards = configuration.appearance == .insetGrouped
    let isGrouped = isCards || configuration.appearance == .grouped
    let side = isCards ? UIViewController.systemMinimumSideMargin(width: layoutEnvironment.container.contentSize.width) : 0
    let hasHeader = configuration.headerMode == .supplementary
    let hasFooter = configuration.footerMode == .supplementary
    section.contentInsets = NSDirectionalEdgeInsets(
      top: isGrouped && configuration.headerMode == .none ? groupGap : 0, leading: side, bottom: isGrouped && !hasFooter ? groupGap : 0,
      trailing: side)
    if hasHeader {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(38), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if hasFooter {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(30), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }

  private static var groupGap: CGFloat { 18 }
}

extension UICollectionViewCompositionalLayout {
  public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in .list(using: configuration, layoutEnvironment: environment) }
  }
}
