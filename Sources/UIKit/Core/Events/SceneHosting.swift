import Foundation

/// A view that shows another scene.
///
/// That scene receives input over the view, and keys while the view is first responder, as the host delivered them, before the surrounding
/// scene turns them into touches or presses. They include buttons, modifiers, key repeats and typed text, as in a separate window.
@preconcurrency @MainActor
package protocol SceneHosting: UIView {
  var hostedScene: UIWindowScene { get }
  /// The number of points of the view per point of the hosted scene's screen.
  var hostedScale: CGFloat { get }
  /// Returns whether input, in the hosted scene's points and time, was accepted. A rejected key or text goes to the surrounding scene.
  /// Other rejected input is dropped.
  func receive(_ event: InputEvent) -> Bool
}

extension SceneHosting {
  func forward(_ event: InputEvent, from scene: UIWindowScene) -> Bool {
    receive(event.mapped(place: { hostedPoint($0, from: scene) }, scale: 1 / hostedScale) { hostedTime($0, from: scene) })
  }

  func hostedPoint(_ point: CGPoint, from scene: UIWindowScene) -> CGPoint {
    let place = layer.convert(point, from: scene.rootLayer)
    return CGPoint(x: place.x / hostedScale, y: place.y / hostedScale)
  }

  /// Converts a time of the surrounding scene, so that a drag has the same velocity in slow motion.
  private func hostedTime(_ time: TimeInterval, from scene: UIWindowScene) -> TimeInterval {
    scene.clock.hostTime(at: time).map(hostedScene.clock.time) ?? hostedScene.time
  }
}

extension InputEvent {
  /// Distances are multiplied by `scale`.
  fileprivate func mapped(
    place: (CGPoint) -> CGPoint, scale: CGFloat, time: (TimeInterval) -> TimeInterval
  ) -> InputEvent {
    switch self {
    case .pointer(var input):
      input.location = place(input.location)
      input.timestamp = time(input.timestamp)
      return .pointer(input)
    case .wheel(var input):
      input.location = place(input.location)
      input.delta = CGVector(dx: input.delta.dx * scale, dy: input.delta.dy * scale)
      input.timestamp = time(input.timestamp)
      return .wheel(input)
    case .pinch(var input):
      input.location = place(input.location)
      input.timestamp = time(input.timestamp)
      return .pinch(input)
    case .key(var input):
      input.timestamp = time(input.timestamp)
      return .key(input)
    case .hover(let location): return .hover(location.map(place))
    case .text: return self
    }
  }
}
