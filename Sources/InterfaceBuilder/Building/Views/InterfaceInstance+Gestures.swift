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
      let type = instance.source.type(of: description, or: standard)
      let coder = instance.coder(for: description) { (recognizer: UIGestureRecognizer) in
        instance.setAttributes(of: recognizer, description)
      }
      if let recognizer = type.create(with: coder) { return recognizer }
      instance.source.warn("init(coder:) of \(type) returned nil", line: description.line)
      return nil
    }
  }
}
