import Foundation

extension UIWindowScene {
  package func pointerShape(at point: CGPoint) -> PointerShape {
    // The frontmost window may let the pointer through, as a tool tip's window does.
    var view = perform { windows.reversed().lazy.compactMap { $0.hitTest(point, with: nil) }.first }
    while let candidate = view {
      if let host = candidate as? any SceneHosting { return host.hostedScene.pointerShape(at: host.hostedPoint(point, from: self)) }
      if candidate is any UIKeyInput { return .text }
      if let shape = (candidate as? any PointerInteracting)?.pointerShape, shape != .arrow { return shape }
      view = candidate.superview
    }
    return .arrow
  }
}
