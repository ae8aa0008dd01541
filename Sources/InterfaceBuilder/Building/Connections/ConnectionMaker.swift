import UIKit

/// Sets outlets and adds actions.
@MainActor
struct ConnectionMaker {
  let source: InterfaceSource
  /// The objects to which connections lead, by identifier.
  let objects: [String: AnyObject]

  /// Makes the connections of an object, except segues.
  func connect(_ object: AnyObject, _ connections: [InterfaceConnection]) {
    var collections: [(property: String, objects: [AnyObject], line: Int)] = []
    for connection in connections {
      switch connection.kind {
      case .outlet(let property):
        guard let destination = destination(of: connection) else { continue }
        set(property, of: object, to: destination, line: connection.line)
      case .outletCollection(let property):
        guard let destination = destination(of: connection) else { continue }
        if let index = collections.firstIndex(where: { $0.property == property }) {
          collections[index].objects.append(destination)
        } else {
          collections.append((property, [destination], connection.line))
        }
      case .action(let selector, let event): addAction(Selector(selector), event, of: object, connection)
      case .segue: break
      }
    }
    for collection in collections { set(collection.property, of: object, to: collection.objects, line: collection.line) }
  }

  /// Returns the object to which a connection leads. It is nil for a placeholder without an object, and, with a warning, for none of the file.
  private func destination(of connection: InterfaceConnection) -> AnyObject? {
    if let object = objects[connection.destination] { return object }
    if !source.file.contains(connection.destination) {
      source.warn("The connection “\(connection.name)” leads to an object that the file doesn’t have", line: connection.line)
    }
    return nil
  }

  /// Sets an outlet or a collection of outlets: a property of the code, or one of UIKit.
  private func set(_ property: String, of object: AnyObject, to value: Any, line: Int) {
    let selector = Selector(setting: property)
    guard MethodTable.responds(object, to: selector) else {
      guard let set = StandardOutlets.setters[property], let isSet = set(object, value) else {
        return source.reportMissing(outlet: property, of: object, line: line)
      }
      if !isSet { source.warn("The outlet “\(property)” of <\(type(of: object))> can’t be a \(type(of: value))", line: line) }
      return
    }
    do {
      try MethodTable.call(selector, of: object, [value])
    } catch let mismatch as ArgumentMismatch {
      source.warn("The outlet “\(property)” of <\(type(of: object))> can’t be set: \(mismatch)", line: line)
    } catch {
      // The setter has reported the error itself.
    }
  }

  // MARK: Actions

  private func addAction(_ selector: Selector, _ event: String?, of object: AnyObject, _ connection: InterfaceConnection) {
    let target = destination(of: connection)
    guard target != nil || isFirstResponder(connection.destination) else { return }
    if let target, !MethodTable.responds(target, to: selector) {
      // As on iOS, only sending the action stops the code.
      source.warn("-[\(type(of: target)) \(selector)]: unrecognized selector, to which an action is connected", line: connection.line)
    }
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: selector, for: event.flatMap { Self.events[$0] } ?? .primaryActionTriggered)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
    default: source.warn("\(type(of: object)) sends no actions", line: connection.line)
    }
  }

  /// Returns whether the identifier is that of the placeholder for the first responder, to which an action without a target goes.
  private func isFirstResponder(_ id: String) -> Bool {
    source.file.scenes.lazy.flatMap(\.objects).contains {
      $0.id == id && $0.attributes["placeholderIdentifier"] == .text("IBFirstResponder")
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    "allTouchEvents": .allTouchEvents, "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
  ]
}
