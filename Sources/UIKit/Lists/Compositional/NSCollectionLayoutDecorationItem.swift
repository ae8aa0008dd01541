import Foundation

@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// By default behind cells.
  open var zIndex = -1

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// Returns a view behind the whole section. Its class is registered with the layout.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem { make(elementKind) }

  private class func make(_ elementKind: String) -> NSCollectionLayoutDecorationItem { NSCollectionLayoutDecorationItem(elementKind) }
}
