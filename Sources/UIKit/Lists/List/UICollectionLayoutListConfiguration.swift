import Foundation

/// The looks of a list in a compositional layout.
public struct UICollectionLayoutListConfiguration {
  /// The style of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Sections with space between them.
    case grouped
    /// Sections on rounded cards.
    case insetGrouped
    /// The list beside an app's content, with rows from edge to edge.
    case sidebar
    /// The list beside an app's content, in the style of a plain list.
    case sidebarPlain
  }

  /// The headers of sections.
  public enum HeaderMode: Int, Sendable {
    /// Nothing, a supplementary view of the kind `elementKindSectionHeader`, or the section's first item.
    case none, supplementary, firstItemInSection
  }

  /// The footers of sections.
  public enum FooterMode: Int, Sendable {
    /// Nothing, or a supplementary view of the kind `elementKindSectionFooter`.
    case none, supplementary
  }

  public let appearance: Appearance
  /// A Boolean value that indicates whether there are lines between rows.
  public var showsSeparators = true
  /// The color behind the rows, or nil for that of the style.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The space above the header of a section, in points, or nil, the default, for that of the style.
  public var headerTopPadding: CGFloat?

  /// A closure that returns the actions that a swipe of an item uncovers, or nil for none.
  public typealias SwipeActionsConfigurationProvider = @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// The actions that a swipe to the right uncovers at a cell's leading edge.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions that a swipe to the left uncovers at a cell's trailing edge.
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

  /// Returns the place of an item, from which its cell has corners, lines and a background.
  func place(ofItem item: Int, count: Int) -> ListPlace {
    let isHeader = headerMode == .firstItemInSection && item == 0
    return ListPlace(
      appearance: appearance, part: isHeader ? .header : .item, isFirst: item == (headerMode == .firstItemInSection ? 1 : 0),
      isLast: item == count - 1,
      hasSeparator: showsSeparators && !isSidebar && !isHeader && !(item == count - 1 && appearance != .plain))
  }

  private var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }

  /// Returns the place of a header or footer, or nil for supplementary views of other kinds.
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
