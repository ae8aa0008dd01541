import UIKit

extension InterfaceInstance {
  /// Makes the connections of an object whose other ends are known.
  func makeConnections(of object: AnyObject, _ description: InterfaceObject) {
    for connection in description.connections {
      if case .segue(let segue) = connection.kind { segues.append(Segue(source: object, connection: connection, segue: segue)) }
    }
  }

  func setRuntimeAttributes(of object: AnyObject, _ description: InterfaceObject) {}

  func awake(_ object: AnyObject) {}
}
