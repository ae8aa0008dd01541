import UIKit

extension InterfaceInstance {
  /// Sets the attributes of an object, those of its base class first.
  func setAttributes(of object: AnyObject, _ description: InterfaceObject) {}
}
