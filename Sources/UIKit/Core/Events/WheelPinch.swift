import Foundation

/// A pinch made by turning the wheel with Control held, for a mouse without a touchpad. Two fingers around the pointer approach the
/// distance that the wheel requests, and lift when the wheel rests.
struct WheelPinch {
  /// The factor of the scale for each point that the wheel turns: a third per notch, so that one notch is enough for a step.
  private static let factor: CGFloat = 1.005
  /// The time in which the fingers follow a notch, in seconds.
  private static let duration: TimeInterval = 0.15
  /// The pause of the wheel after which the fingers lift, in seconds.
  static let rest: TimeInterval = 0.3
  /// The range of the scale.
  private static let range: ClosedRange<CGFloat> = 0.02...50

  /// The location of the pointer in the scene's screen points.
  let location: CGPoint
  /// The change of distance at which a recognizer recognizes a pinch, and which doesn't count.
  private let slop: CGFloat
  private var start: (scale: CGFloat, time: TimeInterval)
  private var target: CGFloat = 1

  init(_ wheel: WheelInput, at time: TimeInterval) {
    location = wheel.location
    slop = wheel.delta.dy > 0 ? 0.9 : 1.1
    start = (1, time)
  }

  /// The time of the latest turn of the wheel, in seconds on the scene's clock.
  var latestTime: TimeInterval { start.time }

  mutating func turn(_ wheel: WheelInput, at time: TimeInterval) {
    start = (scale(at: time), time)
    target = (target * pow(Self.factor, -wheel.delta.dy)).clamped(to: Self.range)
    if wheel.isPrecise { start.scale = target }
  }

  /// Returns the scale at a time, which changes fast at first and then ever more slowly.
  private func scale(at time: TimeInterval) -> CGFloat {
    let rest = 1 - ((time - start.time) / Self.duration).clamped(to: 0...1)
    return target * pow(start.scale / target, rest * rest)
  }

  func input(_ phase: PointerInput.Phase, at time: TimeInterval) -> PinchInput {
    PinchInput(phase: phase, location: location, scale: phase == .began ? 1 : slop * scale(at: time), timestamp: time)
  }

  func isMoving(at time: TimeInterval) -> Bool { time < start.time + Self.duration }
}

@MainActor
final class WheelPinchTracker {
  private var pinch: WheelPinch?
  /// The next step of the fingers, or their lift.
  private var ticket: SceneScheduler.Ticket?

  var isActive: Bool { pinch != nil }

  /// Turns the wheel with Control, which no view used, into a pinch if a recognizer for pinches is at the pointer.
  func turn(_ wheel: WheelInput, in scene: UIWindowScene) {
    if pinch == nil {
      guard scene.recognizesPinch(PinchInput(wheel)) else { return }
      let new = WheelPinch(wheel, at: scene.time)
      pinch = new
      send(.began, of: new, in: scene)
      // The recognizer recognizes the pinch here, and follows the wheel from now on.
      send(.moved, of: new, in: scene)
    }
    pinch?.turn(wheel, at: scene.time)
    scheduleStep(at: scene.time.nextUp, in: scene)
  }

  func end(in scene: UIWindowScene) {
    guard let pinch else { return }
    forget(in: scene)
    send(.ended, of: pinch, in: scene)
  }

  /// Ends the pinch without lifting its fingers, whose touches have been cancelled.
  func forget(in scene: UIWindowScene) {
    if let ticket { scene.scheduler.cancel(ticket) }
    (pinch, ticket) = (nil, nil)
  }

  private func scheduleStep(at time: TimeInterval, in scene: UIWindowScene) {
    guard isActive else { return }
    if let ticket { scene.scheduler.cancel(ticket) }
    ticket = scene.scheduler.schedule(at: time) { [weak self, weak scene] in if let scene { self?.step(in: scene) } }
  }

  private func step(in scene: UIWindowScene) {
    guard let pinch else { return }
    send(.moved, of: pinch, in: scene)
    let end = pinch.latestTime + WheelPinch.rest
    if scene.time >= end { return self.end(in: scene) }
    scheduleStep(at: pinch.isMoving(at: scene.time) ? scene.time.nextUp : end, in: scene)
  }

  private func send(_ phase: PointerInput.Phase, of pinch: WheelPinch, in scene: UIWindowScene) {
    scene.input.pointers.handle(pinch.input(phase, at: scene.time), in: scene)
  }
}

extension PinchInput {
  /// Creates the beginning of a pinch at the location of the wheel input.
  init(_ wheel: WheelInput) {
    self.init(phase: .began, location: wheel.location, timestamp: wheel.timestamp)
  }
}
