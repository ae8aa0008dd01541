import Foundation

public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain
    case grouped
    /// The sections are on rounded cards.
    case insetGrouped
    case sidebar
    /// A sidebar with the background of a plain list.
    case sidebarPlain
  }

  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }

  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  public let appearance: Appearance
  public var showsSeparators = true
  /// Nil stands for the color of the style.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// In points. Nil, the default, means no extra space.
  public var headerTopPadding: CGFloat?

  public typealias SwipeActionsConfigurationProvider = @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) { self.appearance = appearance }

  var hasSwipeActions: Bool { leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil }

  var background: UIColor {
    if let backgroundColor { return backgroundColor }
    return switch appearance {
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    case .plain, .sidebarPlain: .systemBackground
    }
  }

  func place(ofItem item: Int, count: Int) -> ListPlace {
    let isHeader = headerMode == .firstItemInSection && item == 0
    return ListPlace(
      appearance: appearance, part: isHeader ? .header : .item, isFirst: item == (headerMode == .firstItemInSection ? 1 : 0),
      isLast: item == count - 1,
      hasSeparator: showsSeparators && !isSidebar && !isHeader && !(item == count - 1 && appearance != .plain))
  }

  private var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }

  /// Returns nil for supplementary views of other kinds.
  func place(ofKind kind: String) -> ListPlace? {
    let part: ListPlace.Part
    switch kind {
    case UICollectionView.elementKindSectionHeader: part = .header
    case UICollectionView.elementKindSectionFooter: part = .footer
    default: return nil
    }
    return ListPlace(appearance: appearance, part: part, isFirst: false, isLast: false, hasSeparator: false)
  }
}
