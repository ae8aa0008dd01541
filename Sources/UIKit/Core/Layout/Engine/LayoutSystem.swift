internal import Cassowary
import Foundation

/// A set of constraints, the views and guides that they relate, and the solver that computes the frames. An engine has a system for the
/// hierarchy on screen; measuring a view creates a temporary one.
@MainActor
final class LayoutSystem {
  struct Installed {
    var id: ConstraintID
    /// The views whose insets or scroll position the constant depends on.
    var sources: [WeakView]
  }

  enum Origin {
    case constraint(NSLayoutConstraint)
    /// The frame of a view that is set by code.
    case frame(LayoutRecord, LayoutQuantity)

    var constraint: NSLayoutConstraint? { if case .constraint(let constraint) = self { constraint } else { nil } }
  }

  struct WeakView {
    weak var view: UIView?
  }

  let number = LayoutSerial.next()
  var solver = Solver()
  var records: [ObjectIdentifier: LayoutRecord] = [:]
  var owners: [Variable: LayoutRecord] = [:]
  var installed: [ObjectIdentifier: Installed] = [:]
  var origins: [ConstraintID: Origin] = [:]
  /// The records of wrapped text whose height for the current width is not known yet.
  var unmeasured: [LayoutRecord] = []

  /// The view that is being measured, or nil. Its own frame does not constrain it.
  private let measured: UIView?
  /// True if views store their records. During a measurement they don't, because it ends before anything can change.
  private let isLive: Bool

  /// The constraints that could not be added, which are tried again after everything else.
  var failed: [NSLayoutConstraint] = []
  /// The constraints that were dropped because they conflict with others.
  var broken: [NSLayoutConstraint] = []
  /// True if a change may allow a dropped constraint to be added again.
  var shouldRetryConflicts = false

  init(measuring view: UIView? = nil) {
    measured = view
    isLive = view == nil
  }

  // MARK: Constraints

  /// Includes constraints that were dropped.
  var constraints: [NSLayoutConstraint] { (installed.values.compactMap { origins[$0.id]?.constraint } + failed + broken).inOrder }

  func add(_ constraint: NSLayoutConstraint) { if attempt(constraint) != nil { failed.append(constraint) } }

  func remove(_ constraint: NSLayoutConstraint) {
    shouldRetryConflicts = true
    failed.removeAll { $0 === constraint }
    broken.removeAll { $0 === constraint }
    uninstall(constraint)
  }

  /// Call this method after a change of the constraint's own constant, or of an inset that it depends on.
  func refreshConstant(of constraint: NSLayoutConstraint) {
    shouldRetryConflicts = true
    guard let entry = installed[ObjectIdentifier(constraint)], let form = form(of: constraint) else { return }
    do {
      try solver.setConstant(form.constant, of: entry.id)
    } catch {
      uninstall(constraint)
      failed.append(constraint)
    }
  }

  func refreshPriority(of constraint: NSLayoutConstraint) {
    shouldRetryConflicts = true
    guard installed[ObjectIdentifier(constraint)] != nil else { return }
    uninstall(constraint)
    add(constraint)
  }

  /// Returns the conflict if the constraint could not be added to the solver.
  func attempt(_ constraint: NSLayoutConstraint) -> Unsatisfiable? {
    guard let form = form(of: constraint) else { return nil }
    do throws(Unsatisfiable) {
      let id = try solver.add(form.expression, constraint.relation.solverRelation, strength: Strength(constraint.priority))
      origins[id] = .constraint(constraint)
      installed[ObjectIdentifier(constraint)] = Installed(id: id, sources: form.sources.map { WeakView(view: $0) })
      if isLive { for view in form.sources { view.layout.dependents.insert(constraint) } }
      return nil
    } catch {
      return error
    }
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    guard let entry = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    solver.remove(entry.id)
    origins[entry.id] = nil
    for source in entry.sources { source.view?.layoutStorage?.dependents.remove(constraint) }
  }

  // MARK: Variables

  func record(of item: any LayoutItem) -> LayoutRecord {
    if let known = records[ObjectIdentifier(item)], known.item === item { return known }
    let record = LayoutRecord(item, in: number)
    records[ObjectIdentifier(item)] = record
    if isLive, let view = record.view {
      view.layout.record = record
      view.layer.setNeedsPlace()
    }
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

  /// Returns whether constraints determine the view's frame, rather than code.
  func isSolved(_ view: UIView) -> Bool { view === measured || view.isLaidOutByConstraints }

  /// Removes an item that has left, once no constraint refers to it any more.
  func forget(_ item: any LayoutItem) {
    guard let record = records.removeValue(forKey: ObjectIdentifier(item)) else { return }
    if let view = record.view, let layout = view.layoutStorage, layout.record === record {
      layout.record = nil
      view.layer.setNeedsPlace()
    }
    unpin(record)
    dropContent(of: record)
    unmeasured.removeAll { $0 === record }
    for variable in record.variables.compactMap({ $0 }) {
      owners[variable] = nil
      solver.remove(variable)
    }
  }

  /// Updates a view after constraints have begun or ceased to determine its frame.
  func refreshRole(of view: UIView) {
    guard let record = records[ObjectIdentifier(view)] else { return }
    shouldRetryConflicts = true
    unpin(record)
    dropContent(of: record)
    if isSolved(view) { return refreshContent(of: record, view) }
    for (index, variable) in record.variables.enumerated() where variable != nil {
      if let quantity = LayoutQuantity(rawValue: index) { pin(quantity, of: record, view) }
    }
  }

  // MARK: Solution

  /// Returns the items whose position or size has changed since the last call, in a defined order. Wrapped text is measured again for its
  /// new width, and the system is solved again.
  func takeChanges() -> [LayoutRecord] {
    var seen: Set<ObjectIdentifier> = []
    var changed: [LayoutRecord] = []
    // With aspect ratios the width depends on the height. A few rounds are enough.
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

  /// Returns nil if no constraint refers to the item.
  func value(_ quantity: LayoutQuantity, of item: any LayoutItem) -> CGFloat? {
    guard let variable = records[ObjectIdentifier(item)]?.variables[quantity.rawValue] else { return nil }
    return CGFloat(solver.value(of: variable)).settled
  }

  /// Returns a frame in the superview of a view or the owner of a guide, or nil if no constraint refers to the item.
  func frame(of item: any LayoutItem) -> CGRect? {
    records[ObjectIdentifier(item)].flatMap { frame(of: $0) }
  }

  /// Returns nil for a record of another system.
  func frame(of record: LayoutRecord) -> CGRect? {
    guard record.system == number else { return nil }
    func value(_ quantity: LayoutQuantity) -> CGFloat {
      record.variables[quantity.rawValue].map { CGFloat(solver.value(of: $0)).settled } ?? 0
    }
    return CGRect(x: value(.x), y: value(.y), width: max(0, value(.width)), height: max(0, value(.height)))
  }

  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    guard let record = records[ObjectIdentifier(item)] else { return true }
    return [LayoutQuantity.x, .y, .width, .height].contains { quantity in
      record.variables[quantity.rawValue].map { solver.isAmbiguous($0) } ?? true
    }
  }

  /// Adds a preferred length for an item. It is required only if that causes no conflict.
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
  /// The value without rounding errors of the solver: a value within a millionth of a multiple of 1/64 becomes that multiple.
  fileprivate var settled: CGFloat {
    let near = (self * 64).rounded() / 64
    return Swift.abs(near - self) < 1e-6 ? near : self
  }
}
