internal import Cassowary
import Foundation

extension LayoutSystem {
  /// Updates the natural size of a view's content, and its priorities.
  func refreshContent(of view: UIView) {
    guard isSolved(view), let record = records[ObjectIdentifier(view)] else { return }
    refreshContent(of: record, view)
  }

  func refreshContent(of record: LayoutRecord, _ view: UIView) {
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    let size = view.isCollapsed ? none : view.intrinsicContentSize
    setContent(size.width, .horizontal, of: record, view)
    setContent(size.height, .vertical, of: record, view)
    record.measuredWidth = nil
    if view.wrapsContent { unmeasured.append(record) }
  }

  func setContent(_ length: CGFloat, _ axis: NSLayoutConstraint.Axis, of record: LayoutRecord, _ view: UIView) {
    guard length != UIView.noIntrinsicMetric else { return dropContent(of: record, axis) }
    let insets = view.alignmentRectInsets
    let full = Double(length + (axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom))
    let hugging = Strength(ofContent: view.contentHuggingPriority(for: axis))
    let resistance = Strength(ofContent: view.contentCompressionResistancePriority(for: axis))
    if let known = record.content[axis] {
      try? solver.setConstant(-full, of: known.hugging)
      try? solver.setConstant(-full, of: known.resistance)
      try? solver.setStrength(hugging, of: known.hugging)
      try? solver.setStrength(resistance, of: known.resistance)
      record.content[axis]?.length = length
      return
    }
    let wanted = LinearExpression(variable(.extent(axis), of: view)) - LinearExpression(constant: full)
    // Constraints that are not required cannot conflict.
    guard let upper = try? solver.add(wanted, .lessThanOrEqual, strength: hugging),
      let lower = try? solver.add(wanted, .greaterThanOrEqual, strength: resistance)
    else { return }
    record.content[axis] = LayoutRecord.ContentSize(length: length, hugging: upper, resistance: lower)
  }

  func dropContent(of record: LayoutRecord) {
    dropContent(of: record, .horizontal)
    dropContent(of: record, .vertical)
  }

  func dropContent(of record: LayoutRecord, _ axis: NSLayoutConstraint.Axis) {
    guard let content = record.content[axis] else { return }
    solver.remove(content.hugging)
    solver.remove(content.resistance)
    record.content[axis] = nil
  }

  /// Updates the height of wrapped text to its width. Returns true if the height has changed.
  func remeasure(_ record: LayoutRecord) -> Bool {
    guard let view = record.view, view.wrapsContent, let content = record.content.vertical,
      let variable = record.variables[LayoutQuantity.width.rawValue]
    else { return false }
    // It is not yet known which edges are rounded up and which down. Round the width down, so that no text needs more lines than measured.
    let width = view.pixelGrid.roundedDown(CGFloat(solver.value(of: variable)))
    guard width != record.measuredWidth else { return false }
    record.measuredWidth = width
    let height = view.intrinsicContentSize(inWidth: width).height
    guard height != content.length, height != UIView.noIntrinsicMetric else { return false }
    setContent(height, .vertical, of: record, view)
    return true
  }
}

extension Strength {
  /// Even the priority `required` is below required constraints, so that content never causes a conflict.
  fileprivate init(ofContent priority: UILayoutPriority) { self.init(priority: min(999.999, Double(priority.rawValue))) }
}
