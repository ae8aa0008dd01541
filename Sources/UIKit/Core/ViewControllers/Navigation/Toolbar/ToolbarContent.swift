import Foundation

final class ToolbarContent: PassthroughView {
  /// The space at the sides, and between buttons, in points, as on iOS.
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 16

  let items: [UIBarButtonItem]?
  private let parts: [(item: UIBarButtonItem, view: UIView?)]

  init(_ items: [UIBarButtonItem]?) {
    self.items = items
    parts = (items ?? []).map { item in (item, item.space == nil ? item.customView ?? BarButton(item) : nil) }
    super.init(frame: .zero)
    for case let view? in parts.map(\.view) { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = Self.margin + safeAreaInsets.left
    let widths = parts.map(width)
    let used = widths.reduce(0, +) + Self.spacing * CGFloat(gaps)
    let flexible = CGFloat(parts.count { $0.item.space == .flexible })
    let room = max(0, bounds.width - left - Self.margin - safeAreaInsets.right - used)
    // The field of a search takes all the remaining space.
    let field = parts.firstIndex { ($0.view as? SearchSlot)?.isExpanded == true }
    var x = left
    for (index, part) in parts.enumerated() {
      let width = widths[index] + (index == field ? room : 0)
      if let view = part.view {
        let height = view is BarButton || view is SearchSlot ? bounds.height : view.bounds.height
        view.bounds.size = CGSize(width: width, height: height)
        view.center = CGPoint(x: x + width / 2, y: bounds.midY)
      }
      x += width + (part.item.space == .flexible && field == nil ? room / flexible : 0)
      if hasGap(after: index) { x += Self.spacing }
    }
    mirror(parts.map(\.view))
  }

  /// The number of pairs of buttons that no space separates.
  private var gaps: Int { parts.indices.count { hasGap(after: $0) } }

  private func hasGap(after index: Int) -> Bool {
    index + 1 < parts.count && parts[index].item.space == nil && parts[index + 1].item.space == nil
  }

  private func width(_ part: (item: UIBarButtonItem, view: UIView?)) -> CGFloat {
    if part.item.width > 0 || part.item.space != nil { return part.item.width }
    guard let view = part.view else { return 0 }
    if let slot = view as? SearchSlot { return slot.leastWidth }
    return view is BarButton ? view.sizeThatFits(CGSize(width: CGFloat.infinity, height: bounds.height)).width : view.bounds.width
  }
}
