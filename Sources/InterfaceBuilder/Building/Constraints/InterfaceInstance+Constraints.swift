import UIKit

extension InterfaceInstance {
  func addGuides(of object: AnyObject, _ description: InterfaceObject) {}
  func addConstraints(of object: AnyObject, _ description: InterfaceObject) {}
}

@MainActor
final class SizeClassVariations {
  func start(with instance: InterfaceInstance) {}
}
