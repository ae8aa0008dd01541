import UIKit

extension InterfaceInstance {
  private static let gestureClasses: [String: UIGestureRecognizer.Type] = [
    "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self, "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self, "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "hoverGestureRecognizer": UIHoverGestureRecognizer.self, "gestureRecognizer": UIGestureRecognizer.self,
  ]

  /// Creates gesture recognizers.
  static let gestureMakers: [String: Maker] = gestureClasses.mapValues { standard in
    { instance, description in
      let recognizer = instance.interfaceClass(of: description, or: standard).interfaceInit()
      instance.didCreate(recognizer, as: description)
      instance.setAttributes(of: recognizer, description)
      return recognizer
    }
  }

  /// Creates objects of the code, and layouts of collection views.
  static let objectMakers: [String: Maker] = [
    "customObject": { $0.makeObject($1, NSObject.self) }, "object": { $0.makeObject($1, NSObject.self) },
    "collectionViewFlowLayout": { $0.makeObject($1, UICollectionViewFlowLayout.self) },
    "collectionViewLayout": { $0.makeObject($1, UICollectionViewLayout.self) },
  ]

  private func makeObject(_ description: InterfaceObject, _ standard: NSObject.Type) -> AnyObject {
    let object = interfaceClass(of: description, or: standard).interfaceInit()
    didCreate(object, as: description)
    setAttributes(of: object, description)
    return object
  }
}
