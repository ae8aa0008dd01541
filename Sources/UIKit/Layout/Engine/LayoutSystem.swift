internal import Cassowary
import Foundation

/// Constraints, the views and guides that they relate, and the solver that finds frames for them.
///
/// An engine keeps one for a hierarchy that is shown; measuring a view makes one for a moment.
@MainActor
final class LayoutSystem {
  /// A constraint that the solver has.
  struct Installed {
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

  struct WeakView {
    weak var view: UIView?
  }

  /// Tells systems apart.
  let number = LayoutSerial.next()
  var solver = Solver()
  var records: [ObjectIdentifier: LayoutRecord] = [:]
  var owners: [Variable: LayoutRecord] = [:]
  var installed: [ObjectIdentifier: Installed] = [:]
  var origins: [ConstraintID: Origin] = [:]
  /// Text whose height for its width is not known yet.
  var unmeasured: [LayoutRecord] = []

  /// The view that is measured: its own frame does not hold it, whatever it is otherwise.
  private let measured: UIView?
  /// Whether views learn of their part in it; a measurement is over before anything changes.
  private let isLive: Bool

  /// What could not be added for now; tried again once everything else is in place.
  var failed: [NSLayoutConstraint] = []
  /// What was dropped because it contradicts others.
  var broken: [NSLayoutConstraint] = []
  /// Whether something has gone or changed since, so that a dropped constraint may hold again.
  var mayMend = false

  init(measuring view: UIView? = nil) {
    measured = view
    isLive = view == nil
  }

  // MARK: Constraints

  /// All constraints, those that were dropped included.
  var constraints: [NSLayoutConstraint] {
    let held = installed.values.compactMap { entry -> NSLayoutConstraint? in
      guard case .constraint(let constraint) = origins[entry.id] else { return nil }
      return constraint
    }
    return (held + failed + broken).inOrder
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

  // MARK: Unknowns

  func record(of item: any LayoutItem) -> LayoutRecord {
    if let known = records[ObjectIdentifier(item)], known.item === item { return known }
    let record = LayoutRecord(item, in: number)
    records[ObjectIdentifier(item)] = record
    if isLive { record.view?.layout.record = record }
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
  func isSolved(_ view: UIView) -> Bool { view === measured || view.isLaidOutByConstraints }

  /// Forgets an item that has left, once no constraint mentions it any more.
  func forget(_ item: any LayoutItem) {
    guard let record = records.removeValue(forKey: ObjectIdentifier(item)) else { return }
    if let view = record.view, view.layoutStorage?.record === record { view.layoutStorage?.record = nil }
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

  /// What the solver found for an item; nil if no constraint mentions it.
  func value(_ quantity: LayoutQuantity, of item: any LayoutItem) -> CGFloat? {
    guard let variable = records[ObjectIdentifier(item)]?.variables[quantity.rawValue] else { return nil }
    return CGFloat(solver.value(of: variable)).settled
  }

  /// The frame of an item: a view's in its superview, a guide's in its view; nil if no constraint mentions it.
  func frame(of item: any LayoutItem) -> CGRect? {
    records[ObjectIdentifier(item)].flatMap { frame(of: $0) }
  }

  /// The frame of the item that a record is kept for; nil for a record of another system's.
  func frame(of record: LayoutRecord) -> CGRect? {
    guard record.system == number else { return nil }
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
