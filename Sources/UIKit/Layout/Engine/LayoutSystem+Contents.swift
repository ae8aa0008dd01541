internal import Cassowary
import Foundation

// What the natural sizes of contents ask for.
extension LayoutSystem {
  /// Takes over the natural size of the view's content, and how firmly it is held.
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
    // Preferences contradict nothing.
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

  /// Gives text of several lines the height that it needs in its width. True if that is another than before.
  func remeasure(_ record: LayoutRecord) -> Bool {
    guard let view = record.view, view.wrapsContent, let content = record.content.vertical,
      let variable = record.variables[LayoutQuantity.width.rawValue]
    else { return false }
    // Which of its edges are rounded up and which down is not known yet: no text may need more lines than it was measured in.
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
  /// What content asks for is a wish, also at the priority `required`: before all other wishes, but contradicting no constraint.
  fileprivate init(ofContent priority: UILayoutPriority) { self.init(priority: min(Double(priority.rawValue), 999.999)) }
}
