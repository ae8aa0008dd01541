internal import Cassowary
import Foundation

/// Constraints, the views and guides that they relate, and the solver that finds frames for them.
///
/// An engine keeps one for a hierarchy that is shown; measuring a view makes one for a moment.
@MainActor
final class LayoutSystem {
  /// A constraint that the solver has.
  private struct Installed {
    var id: ConstraintID
    /// The views whose insets or scroll position the constant is made of.
    var sources: [WeakView]
  }

  /// What a constraint of the solver's stands for.
  enum Origin {
    case constraint(NSLayoutConstraint)
    /// The frame of a view that constraints do not lay out.
    case frame(LayoutRecord, LayoutQuantity)
  }

  /// Constraints that cannot hold together, and the one that is therefore dropped.
  struct Conflict {
    var constraints: [Origin]
    var broken: NSLayoutConstraint
  }

  private struct WeakView {
    weak var view: UIView?
  }

  private var solver = Solver()
  private var records: [ObjectIdentifier: LayoutRecord] = [:]
  private var owners: [Variable: LayoutRecord] = [:]
  private var installed: [ObjectIdentifier: Installed] = [:]
  private var origins: [ConstraintID: Origin] = [:]
  /// Text whose height for its width is not known yet.
  private var unmeasured: [LayoutRecord] = []

  /// The view that is measured: its own frame does not hold it, whatever it is otherwise.
  private let measured: UIView?
  /// Whether constraints are told what depends on views' insets; a measurement is over before they change.
  private let tracksSources: Bool

  /// What could not be added for now; tried again once everything else is in place.
  private(set) var failed: [NSLayoutConstraint] = []
  /// What was dropped because it contradicts others.
  private(set) var broken: [NSLayoutConstraint] = []
  /// Whether something has gone or changed since, so that a dropped constraint may hold again.
  private var mayMend = false

  init(measuring view: UIView? = nil) {
    measured = view
    tracksSources = view == nil
  }

  // MARK: Constraints

  /// All constraints, those that were dropped included.
  var constraints: [NSLayoutConstraint] {
    let held = installed.values.compactMap { entry -> NSLayoutConstraint? in
      guard case .constraint(let constraint) = origins[entry.id] else { return nil }
      return constraint
    }
    return (held + failed + broken).sorted { $0.serial < $1.serial }
  }

  func add(_ constraint: NSLayoutConstraint) { if attempt(constraint) != nil { failed.append(constraint) } }

  func remove(_ constraint: NSLayoutConstraint) {
    mayMend = true
    failed.removeAll { $0 === constraint }
    broken.removeAll { $0 === constraint }
    uninstall(constraint)
  }

  /// Takes over a constant: the constraint's own, or an inset that it goes by.
  func refreshConstant(of constraint: NSLayoutConstraint) {
    mayMend = true
    guard let entry = installed[ObjectIdentifier(constraint)], let form = form(of: constraint) else { return }
    do {
      try solver.setConstant(form.constant, of: entry.id)
    } catch {
      uninstall(constraint)
      failed.append(constraint)
    }
  }

  func refreshPriority(of constraint: NSLayoutConstraint) {
    mayMend = true
    guard installed[ObjectIdentifier(constraint)] != nil else { return }
    uninstall(constraint)
    add(constraint)
  }

  /// Gives the solver a constraint. What contradicts it comes back, if anything does.
  private func attempt(_ constraint: NSLayoutConstraint) -> Unsatisfiable? {
    guard let form = form(of: constraint) else { return nil }
    do throws(Unsatisfiable) {
      let id = try solver.add(form.expression, constraint.relation.solverRelation, strength: Strength(constraint.priority))
      origins[id] = .constraint(constraint)
      installed[ObjectIdentifier(constraint)] = Installed(id: id, sources: form.sources.map { WeakView(view: $0) })
      if tracksSources { for view in form.sources { view.layout.dependents.insert(constraint) } }
      return nil
    } catch {
      return error
    }
  }

  private func uninstall(_ constraint: NSLayoutConstraint) {
    guard let entry = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    solver.remove(entry.id)
    origins[entry.id] = nil
    for source in entry.sources { source.view?.layoutStorage?.dependents.remove(constraint) }
  }

  // MARK: Contradictions

  /// Tries once more what failed or was dropped, and drops what still contradicts the rest.
  func mend() -> [Conflict] {
    guard mayMend || !failed.isEmpty else { return [] }
    mayMend = false
    for constraint in broken where attempt(constraint) == nil { broken.removeAll { $0 === constraint } }
    var conflicts: [Conflict] = []
    let candidates = failed.sorted { $0.serial < $1.serial }
    failed = []
    for constraint in candidates {
      guard let contradiction = attempt(constraint) else { continue }
      conflicts.append(drop(constraint, because: contradiction))
    }
    return conflicts
  }

  private func drop(_ constraint: NSLayoutConstraint, because contradiction: Unsatisfiable) -> Conflict {
    broken.append(constraint)
    let others = contradiction.conflict.compactMap { origins[$0] }
    return Conflict(constraints: others + [.constraint(constraint)], broken: constraint)
  }

  // MARK: Unknowns

  func record(of item: any LayoutItem) -> LayoutRecord {
    if let known = records[ObjectIdentifier(item)] { return known }
    let record = LayoutRecord(item)
    records[ObjectIdentifier(item)] = record
    if let view = record.view, isSolved(view) { refreshContent(of: record, view) }
    return record
  }

  func variable(_ quantity: LayoutQuantity, of item: any LayoutItem) -> Variable {
    let record = record(of: item)
    if let known = record.variables[quantity.rawValue] { return known }
    let variable = solver.makeVariable()
    record.variables[quantity.rawValue] = variable
    owners[variable] = record
    if let view = record.view, !isSolved(view) { pin(quantity, of: record, view) }
    return variable
  }

  /// Whether constraints find the view's frame, which otherwise stands as it is.
  private func isSolved(_ view: UIView) -> Bool { view === measured || view.isLaidOutByConstraints }

  /// Forgets an item that has left, once no constraint mentions it any more.
  func forget(_ item: any LayoutItem) {
    guard let record = records.removeValue(forKey: ObjectIdentifier(item)) else { return }
    unpin(record)
    dropContent(of: record)
    unmeasured.removeAll { $0 === record }
    for variable in record.variables.compactMap({ $0 }) {
      owners[variable] = nil
      solver.remove(variable)
    }
  }

  /// Takes over that the view is now laid out by constraints, or no longer is.
  func refreshRole(of view: UIView) {
    guard let record = records[ObjectIdentifier(view)] else { return }
    mayMend = true
    unpin(record)
    dropContent(of: record)
    if isSolved(view) { return refreshContent(of: record, view) }
    for (index, variable) in record.variables.enumerated() where variable != nil {
      if let quantity = LayoutQuantity(rawValue: index) { pin(quantity, of: record, view) }
    }
  }

  // MARK: Views that stand as they are

  private func pin(_ quantity: LayoutQuantity, of record: LayoutRecord, _ view: UIView) {
    guard let variable = record.variables[quantity.rawValue], let value = view.laidOut(quantity) else { return }
    let pinned = LinearExpression(variable) - LinearExpression(constant: Double(value))
    let added = makeRoom { () throws(Unsatisfiable) in try solver.add(pinned, .equal, strength: .required) }
    guard let id = added else { return }
    record.pins[quantity.rawValue] = id
    origins[id] = .frame(record, quantity)
  }

  private func unpin(_ record: LayoutRecord) {
    for (index, id) in record.pins.enumerated() {
      guard let id else { continue }
      solver.remove(id)
      origins[id] = nil
      record.pins[index] = nil
    }
  }

  /// Takes over the frame of a view that stands as it is.
  func refreshFrame(of view: UIView) {
    guard let record = records[ObjectIdentifier(view)] else { return }
    for (index, id) in record.pins.enumerated() {
      guard let id, let quantity = LayoutQuantity(rawValue: index), let variable = record.variables[index],
        let value = view.laidOut(quantity), solver.value(of: variable) != Double(value)
      else { continue }
      mayMend = true
      makeRoom { () throws(Unsatisfiable) in try solver.setConstant(-Double(value), of: id) }
    }
  }

  /// Does what frames ask for, which no constraint may refuse: those that contradict it go.
  @discardableResult
  private func makeRoom<Result>(_ change: () throws(Unsatisfiable) -> Result) -> Result? {
    while true {
      do throws(Unsatisfiable) {
        return try change()
      } catch {
        let constraints = error.conflict.compactMap { id -> NSLayoutConstraint? in
          guard case .constraint(let constraint) = origins[id] else { return nil }
          return constraint
        }
        guard let latest = constraints.max(by: { $0.serial < $1.serial }) else { return nil }
        uninstall(latest)
        failed.append(latest)
      }
    }
  }

  // MARK: Content

  /// Takes over the natural size of the view's content, and how firmly it is held.
  func refreshContent(of view: UIView) {
    guard isSolved(view), let record = records[ObjectIdentifier(view)] else { return }
    refreshContent(of: record, view)
  }

  private func refreshContent(of record: LayoutRecord, _ view: UIView) {
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    let size = view.isCollapsed ? none : view.intrinsicContentSize
    setContent(size.width, .horizontal, of: record, view)
    setContent(size.height, .vertical, of: record, view)
    record.measuredWidth = nil
    if view.wrapsContent { unmeasured.append(record) }
  }

  private func setContent(_ length: CGFloat, _ axis: NSLayoutConstraint.Axis, of record: LayoutRecord, _ view: UIView) {
    guard length != UIView.noIntrinsicMetric else { return dropContent(of: record, axis) }
    let insets = view.alignmentRectInsets
    let full = Double(length + (axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom))
    let hugging = Strength(view.contentHuggingPriority(for: axis))
    let resistance = Strength(view.contentCompressionResistancePriority(for: axis))
    if let known = record.content[axis] {
      // What content asks for may contradict constraints if it is required; then it is not heeded.
      try? solver.setConstant(-full, of: known.hugging)
      try? solver.setConstant(-full, of: known.resistance)
      try? solver.setStrength(hugging, of: known.hugging)
      try? solver.setStrength(resistance, of: known.resistance)
      record.content[axis]?.length = length
      return
    }
    let wanted = LinearExpression(variable(.extent(axis), of: view)) - LinearExpression(constant: full)
    guard let upper = try? solver.add(wanted, .lessThanOrEqual, strength: hugging),
      let lower = try? solver.add(wanted, .greaterThanOrEqual, strength: resistance)
    else { return }
    record.content[axis] = LayoutRecord.ContentSize(length: length, hugging: upper, resistance: lower)
  }

  private func dropContent(of record: LayoutRecord) {
    dropContent(of: record, .horizontal)
    dropContent(of: record, .vertical)
  }

  private func dropContent(of record: LayoutRecord, _ axis: NSLayoutConstraint.Axis) {
    guard let content = record.content[axis] else { return }
    solver.remove(content.hugging)
    solver.remove(content.resistance)
    record.content[axis] = nil
  }

  // MARK: Solution

  /// The items whose place or size is another than when last asked, in a fixed order.
  ///
  /// Text that breaks into lines is measured again in its new width, and all settles again.
  func takeChanges() -> [LayoutRecord] {
    var seen: Set<ObjectIdentifier> = []
    var changed: [LayoutRecord] = []
    // Width depends on height where there are aspect ratios; a few rounds settle that.
    for _ in 0..<4 {
      let wrapping = unmeasured
      unmeasured = []
      let latest = solver.takeChangedVariables().compactMap { owners[$0] }
      for record in latest where seen.insert(ObjectIdentifier(record)).inserted { changed.append(record) }
      var isSettled = true
      for record in wrapping + latest where remeasure(record) { isSettled = false }
      if isSettled { break }
    }
    return changed
  }

  /// Gives text of several lines the height that it needs in its width. True if that is another than before.
  private func remeasure(_ record: LayoutRecord) -> Bool {
    guard let view = record.view, view.wrapsContent, let content = record.content.vertical,
      let variable = record.variables[LayoutQuantity.width.rawValue]
    else { return false }
    let width = CGFloat(solver.value(of: variable))
    guard width != record.measuredWidth else { return false }
    record.measuredWidth = width
    let height = view.intrinsicContentSize(inWidth: width).height
    guard height != content.length, height != UIView.noIntrinsicMetric else { return false }
    setContent(height, .vertical, of: record, view)
    return true
  }

  /// What the solver found for an item; nil if no constraint mentions it.
  func value(_ quantity: LayoutQuantity, of item: any LayoutItem) -> CGFloat? {
    guard let variable = records[ObjectIdentifier(item)]?.variables[quantity.rawValue] else { return nil }
    return CGFloat(solver.value(of: variable)).settled
  }

  /// The frame of an item: a view's in its superview, a guide's in its view; nil if no constraint mentions it.
  func frame(of item: any LayoutItem) -> CGRect? {
    guard let record = records[ObjectIdentifier(item)] else { return nil }
    func value(_ quantity: LayoutQuantity) -> CGFloat {
      record.variables[quantity.rawValue].map { CGFloat(solver.value(of: $0)).settled } ?? 0
    }
    return CGRect(x: value(.x), y: value(.y), width: max(0, value(.width)), height: max(0, value(.height)))
  }

  /// Whether the constraints leave open where the item is or how large.
  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    guard let record = records[ObjectIdentifier(item)] else { return true }
    return [LayoutQuantity.x, .y, .width, .height].contains { quantity in
      record.variables[quantity.rawValue].map { solver.isAmbiguous($0) } ?? true
    }
  }

  /// Prefers a length for an item; required only as far as nothing contradicts it.
  func prefer(_ length: CGFloat, _ axis: NSLayoutConstraint.Axis, of item: any LayoutItem, priority: UILayoutPriority) {
    let wanted = LinearExpression(variable(.extent(axis), of: item)) - LinearExpression(constant: Double(length))
    if priority >= .required, (try? solver.add(wanted, .equal, strength: .required)) != nil { return }
    _ = try? solver.add(wanted, .equal, strength: Strength(min(priority, .required - 1)))
  }
}

extension Strength {
  init(_ priority: UILayoutPriority) {
    self = priority >= .required ? .required : Strength(priority: Double(priority.rawValue))
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var solverRelation: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension CGFloat {
  /// Without what rounding inside the solver leaves: a number within a millionth of a 64th of a point is that.
  fileprivate var settled: CGFloat {
    let near = (self * 64).rounded() / 64
    return Swift.abs(near - self) < 1e-6 ? near : self
  }
}

extension UIView {
  /// The view's place and size as layout sees them, without its transform; nil for what it does not itself decide.
  fileprivate func laidOut(_ quantity: LayoutQuantity) -> CGFloat? {
    switch quantity {
    case .x: layer.position.x - layer.bounds.width * layer.anchorPoint.x
    case .y: layer.position.y - layer.bounds.height * layer.anchorPoint.y
    case .width: layer.bounds.width
    case .height: layer.bounds.height
    case .contentWidth, .contentHeight: nil
    }
  }
}
