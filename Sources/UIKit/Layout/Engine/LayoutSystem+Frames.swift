internal import Cassowary
import Foundation

// Views whose frames constraints do not find: they stand as they are.
extension LayoutSystem {
  func pin(_ quantity: LayoutQuantity, of record: LayoutRecord, _ view: UIView) {
    guard let variable = record.variables[quantity.rawValue], let value = view.laidOut(quantity) else { return }
    let pinned = LinearExpression(variable) - LinearExpression(constant: Double(value))
    let added = makeRoom { () throws(Unsatisfiable) in try solver.add(pinned, .equal, strength: .required) }
    guard let id = added else { return }
    record.pins[quantity.rawValue] = id
    origins[id] = .frame(record, quantity)
  }

  func unpin(_ record: LayoutRecord) {
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
  func makeRoom<Result>(_ change: () throws(Unsatisfiable) -> Result) -> Result? {
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
