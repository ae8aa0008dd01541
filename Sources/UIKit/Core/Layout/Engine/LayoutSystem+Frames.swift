internal import Cassowary
import Foundation

// Views whose frames are set by code rather than determined by constraints.
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

  func refreshFrame(of view: UIView) {
    guard let record = records[ObjectIdentifier(view)] else { return }
    for (index, id) in record.pins.enumerated() {
      guard let id, let quantity = LayoutQuantity(rawValue: index), let variable = record.variables[index],
        let value = view.laidOut(quantity), solver.value(of: variable) != Double(value)
      else { continue }
      shouldRetryConflicts = true
      makeRoom { () throws(Unsatisfiable) in try solver.setConstant(-Double(value), of: id) }
    }
  }

  /// Makes a change for a frame, which takes precedence over constraints: conflicting constraints are removed.
  @discardableResult
  func makeRoom<Result>(_ change: () throws(Unsatisfiable) -> Result) -> Result? {
    while true {
      do throws(Unsatisfiable) {
        return try change()
      } catch {
        guard let latest = error.conflict.compactMap({ origins[$0]?.constraint }).max(by: { $0.serial < $1.serial }) else { return nil }
        uninstall(latest)
        failed.append(latest)
      }
    }
  }
}

extension UIView {
  /// Returns a component of the view's position or size without its transform. Nil for the size of scrolling content.
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
