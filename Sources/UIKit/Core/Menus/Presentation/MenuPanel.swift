import Foundation

/// A panel of an open menu or submenu. Its rows scroll if they are taller than the screen.
final class MenuPanel: InternalView {
  let menu: UIMenu
  let anchor: MenuAnchor
  private(set) var rows: [MenuRowView] = []
  private let responders: [UIResponder]
  private let look: MenuLook
  /// The background of a touch menu, or nil.
  private var material: UIVisualEffectView?
  private let scrollView = UIScrollView()
  private var contentHeight: CGFloat = 0

  /// The index of the highlighted row, which Return chooses.
  var highlighted: Int? {
    didSet {
      guard highlighted != oldValue else { return }
      if let oldValue, rows.indices.contains(oldValue) { rows[oldValue].isHighlighted = false }
      if let highlighted { rows[highlighted].isHighlighted = true }
    }
  }

  /// Creates a panel for a menu whose commands are performed by one of `responders`.
  init(_ menu: UIMenu, anchor: MenuAnchor, responders: [UIResponder], look: MenuLook = .desktop) {
    self.look = look
    self.menu = menu
    self.anchor = anchor
    self.responders = responders
    super.init(frame: .zero)
    OverlayPlate.apply(to: self, cornerRadius: look.cornerRadius)
    if look.isTouch { addMaterial() }
    scrollView.showsHorizontalScrollIndicator = false
    addSubview(scrollView)
    reload()
  }

  /// Recreates the rows, for example after a change of state. The highlighted row stays highlighted.
  func reload() {
    for row in rows { row.removeFromSuperview() }
    for deferred in menu.deferredElements { deferred.load { [weak self] in self?.elementsDidCome() } }
    let isSubmenu = if case .beside = anchor { true } else { false }
    let list = MenuRow.rows(of: menu, isSubmenu: isSubmenu)
    let columns = MenuRowView.Columns(
      hasMarks: menu.options.contains(.singleSelection) || list.contains { ($0.leaf?.state ?? .off) != .off },
      hasImages: list.contains { $0.element?.image != nil }, look: look)
    rows = list.map { MenuRowView($0, columns: columns, isEnabled: $0.isEnabled(for: responders)) }
    for (row, next) in zip(rows, rows.dropFirst()) { row.hasLine = look.isTouch && !next.isSeparator && !row.isSeparator }
    for row in rows { scrollView.addSubview(row) }
    contentHeight = rows.reduce(2 * look.padding) { $0 + $1.height }
    if let highlighted, rows.indices.contains(highlighted) { rows[highlighted].isHighlighted = true }
    setNeedsLayout()
  }

  /// Shows elements that were loaded after the panel opened.
  private func elementsDidCome() {
    guard let scene = window?.windowScene else { return }
    reload()
    takePlace(in: scene.overlayArea)
  }

  private func addMaterial() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    view.layer.cornerRadius = look.cornerRadius
    view.contentView.backgroundColor = AlertStyle.lift
    addSubview(view)
    material = view
    scrollView.layer.cornerRadius = look.cornerRadius
    scrollView.clipsToBounds = true
    // The shadow is visible through the material, so it is weaker than that of an opaque plate.
    layer.shadowRadius = 24
    layer.shadowOpacity = 0.12
  }

  /// The size at which nothing is cut off, in points. Very long titles are shortened.
  var naturalSize: CGSize {
    let width = rows.map(\.naturalWidth).max() ?? 0
    let least = if case .below(let rect) = anchor { max(look.minimumWidth, look.isTouch ? 0 : rect.width) } else { look.minimumWidth }
    return CGSize(width: max(least, min(width + 2 * look.padding, look.maximumWidth)), height: contentHeight)
  }

  /// Positions the panel in the given area of the screen.
  func takePlace(in area: CGRect) {
    frame = MenuPlacement(area: area, isMirrored: isRightToLeft).frame(for: naturalSize, at: anchor)
    layoutIfNeeded()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if look.isTouch { material?.frame = bounds } else { OverlayPlate.update(self) }
    scrollView.frame = bounds
    scrollView.contentSize = CGSize(width: bounds.width, height: contentHeight)
    scrollView.isScrollEnabled = contentHeight > bounds.height
    var y = look.padding
    for row in rows {
      row.frame = CGRect(x: look.padding, y: y, width: bounds.width - 2 * look.padding, height: row.height)
      y += row.height
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  // MARK: Rows

  /// Returns the enabled row at a point in the superview's coordinates.
  func enabledRow(at point: CGPoint) -> Int? {
    guard frame.contains(point), let superview else { return nil }
    let inside = scrollView.convert(point, from: superview)
    return rows.firstIndex { $0.isEnabled && $0.frame.contains(inside) }
  }

  /// Returns the frame of a row in the superview's coordinates.
  func frame(ofRow index: Int) -> CGRect {
    let row = rows[index]
    return scrollView.convert(row.frame, to: superview)
  }

  /// Returns the frame of a row in the superview's coordinates, extended to the full width of the panel.
  func band(ofRow index: Int) -> CGRect {
    let row = frame(ofRow: index)
    return CGRect(x: frame.minX, y: row.minY, width: frame.width, height: row.height)
  }

  /// Returns the next enabled row in a direction, and wraps around at the end.
  func row(after index: Int?, step: Int) -> Int? {
    let count = rows.count
    guard count > 0 else { return nil }
    let start = index ?? (step > 0 ? -1 : count)
    return (1...count).lazy.map { ((start + step * $0) % count + count) % count }.first { rows[$0].isEnabled }
  }

  /// The row that is on, otherwise the first enabled one.
  var selectedRow: Int? { rows.firstIndex { $0.isEnabled && $0.row.leaf?.state == .on } ?? row(after: nil, step: 1) }

  // MARK: Scrolling

  func scroll(by wheel: WheelInput) { _ = scrollView.scroll(by: wheel) }

  func revealHighlighted() {
    guard let highlighted else { return }
    let frame = rows[highlighted].frame.insetBy(dx: 0, dy: -look.padding)
    scrollView.scrollRectToVisible(frame, animated: false)
  }

  /// Scrolls by a distance in points, as far as possible. Returns false at the end.
  func scroll(by distance: CGFloat) -> Bool {
    let end = max(0, contentHeight - bounds.height)
    let target = min(max(scrollView.contentOffset.y + distance, 0), end)
    guard target != scrollView.contentOffset.y else { return false }
    scrollView.contentOffset.y = target
    return true
  }
}
