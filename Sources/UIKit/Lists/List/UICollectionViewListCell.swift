import Foundation

@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell, OutlineCell {
  @Observed open var accessories: [UICellAccessory] = [] { didSet { makeAccessories() } }
  @Observed open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  @Observed open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  @Observed open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }

  /// A Boolean value that indicates whether a section snapshot sets the indentation.
  private var hasAutomaticIndentation = false
  private var accessoryViews: [CellAccessoryView] = []
  private let separator = UIView()
  private var place: ListPlace?
  /// The background for the place in the list. A background that code has set takes precedence.
  private var placeBackground: UIBackgroundConfiguration?
  private var isExpanded: Bool?

  public required init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didInitialize() {
    super.didInitialize()
    separator.backgroundColor = .separator
    separator.isHidden = true
    addSubview(separator)
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { place?.content ?? .cell() }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = isExpanded == true
    return state
  }

  // MARK: Place

  override func layoutPlaceDidChange(_ new: ListPlace?) {
    super.layoutPlaceDidChange(new)
    guard new != place, let new else { return }
    place = new
    separator.isHidden = !new.hasSeparator
    layer.cornerRadius = new.roundCorners.isEmpty ? 0 : Self.cardRadius
    layer.maskedCorners = new.roundCorners
    clipsToBounds = !new.roundCorners.isEmpty
    if backgroundConfiguration == placeBackground { backgroundConfiguration = new.background }
    placeBackground = new.background
    setNeedsLayout()
  }

  /// The corner radius of cards, in points. Tables use the same.
  private static let cardRadius: CGFloat = 10
  /// The space next to accessories, in points.
  private static let margin: CGFloat = 16
  private static let accessoryGap: CGFloat = 8

  // MARK: Accessories

  private func makeAccessories() {
    for view in accessoryViews { view.removeFromSuperview() }
    accessoryViews = accessories.filter { $0.displayed != .whenEditing }.map { accessory in
      let view = CellAccessoryView(accessory)
      view.onDisclose = { [weak self] in self?.disclose(accessory) }
      addSubview(view)
      view.showExpansion(isExpanded)
      return view
    }
    setNeedsLayout()
  }

  private func disclose(_ accessory: UICellAccessory) {
    guard case .outline(_, let handler) = accessory.content else { return }
    if let handler { return handler() }
    toggleExpansion()
  }

  private func toggleExpansion() {
    guard let list = viewChain(from: superview).first(UICollectionView.self), let path = list.indexPath(for: self) else { return }
    (list.dataSource as? any OutlineDisclosing)?.toggleExpansion(at: path)
  }

  func showOutline(level: Int, isExpanded: Bool?) {
    if level > 0 || hasAutomaticIndentation {
      indentationLevel = level
      hasAutomaticIndentation = true
    }
    showExpansion(isExpanded)
  }

  func discloseByCell() -> Bool {
    for case .outline(let options, let handler) in accessories.map(\.content) {
      guard options.style == .header || (options.style == .automatic && place?.isHeader == true) else { return false }
      if let handler { handler() } else { toggleExpansion() }
      return true
    }
    return false
  }

  private func showExpansion(_ new: Bool?) {
    for view in accessoryViews { view.showExpansion(new) }
    guard new != isExpanded else { return }
    isExpanded = new
    configurationStateDidChange()
  }

  // MARK: Layout

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// The horizontal edges of the content, between the accessories.
  private func contentEdges(width: CGFloat) -> (left: CGFloat, right: CGFloat) {
    let start = Self.margin + (indentsAccessories ? indentation : 0)
    var left = indentation
    var right = width
    for view in accessoryViews {
      let size = view.intrinsicContentSize
      if view.accessory.isLeading {
        left = (left < start ? start : left + Self.accessoryGap) + size.width
      } else {
        right -= (right == width ? Self.margin : Self.accessoryGap) + size.width
      }
    }
    return (left, right)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let edges = contentEdges(width: bounds.width)
    var left = Self.margin + (indentsAccessories ? indentation : 0)
    var right = bounds.width - Self.margin
    for view in accessoryViews where view.accessory.isLeading {
      let width = view.intrinsicContentSize.width
      view.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
      left += width + Self.accessoryGap
    }
    // The last accessory is at the edge.
    for view in accessoryViews.reversed() where !view.accessory.isLeading {
      let width = view.intrinsicContentSize.width
      view.frame = CGRect(x: right - width, y: 0, width: width, height: bounds.height)
      right -= width + Self.accessoryGap
    }
    contentView.frame = CGRect(x: edges.left, y: 0, width: max(0, edges.right - edges.left), height: bounds.height)
    let line = 1 / max(traitCollection.displayScale, 1)
    let start = edges.left + (storedContents?.textStart ?? Self.margin)
    separator.frame = CGRect(x: start, y: bounds.height - line, width: max(0, bounds.width - start), height: line)
    mirror(accessoryViews + [contentView, separator])
    // Changing the order of subviews would lay out the cell again.
    if subviews.last !== separator { bringSubviewToFront(separator) }
  }

  override func fittingSize(for size: CGSize, _ axes: ScrollAxes) -> CGSize {
    let edges = contentEdges(width: size.width)
    var fitting = super.fittingSize(for: CGSize(width: edges.right - edges.left, height: size.height), axes)
    if place?.part ?? .item == .item { fitting.height = max(fitting.height, Self.leastHeight) }
    return fitting
  }

  /// The minimum height of a list's cell, in points, as on iOS.
  private static let leastHeight: CGFloat = 44
}
