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
  var ticket: SceneScheduler.Ticket?

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

extension UIWindowScene {
  /// Returns whether a turn of the wheel with Control zooms something at the pointer: the content of a scroll view, or a view with a
  /// recognizer for pinches.
  package func zooms(by wheel: WheelInput) -> Bool {
    guard wheel.modifiers.contains(.control) else { return false }
    let chain = pointerChain(from: hitTest(wheel.location)?.view)
    return chain.contains { ($0 as? UIScrollView)?.canZoom == true } || recognizesPinch(PinchInput(wheel))
  }

  /// Turns the wheel with Control into a pinch if no view used it and a recognizer for pinches is at the pointer.
  func pinch(by wheel: WheelInput) {
    if wheelPinch == nil {
      guard recognizesPinch(PinchInput(wheel)) else { return }
      let pinch = WheelPinch(wheel, at: time)
      wheelPinch = pinch
      send(pinch.input(.began, at: time))
      // The recognizer recognizes the pinch here, and follows the wheel from now on.
      send(pinch.input(.moved, at: time))
    }
    wheelPinch?.turn(wheel, at: time)
    scheduleStep(at: time.nextUp)
  }

  func endWheelPinch() {
    guard let pinch = wheelPinch else { return }
    forgetWheelPinch()
    send(pinch.input(.ended, at: time))
  }

  /// Ends the wheel's pinch without lifting its fingers, whose touches have been cancelled.
  func forgetWheelPinch() {
    if let ticket = wheelPinch?.ticket { scheduler.cancel(ticket) }
    wheelPinch = nil
  }

  private func scheduleStep(at time: TimeInterval) {
    if let ticket = wheelPinch?.ticket { scheduler.cancel(ticket) }
    wheelPinch?.ticket = scheduler.schedule(at: time) { [weak self] in self?.stepWheelPinch() }
  }

  private func stepWheelPinch() {
    guard let pinch = wheelPinch else { return }
    send(pinch.input(.moved, at: time))
    let end = pinch.latestTime + WheelPinch.rest
    if time >= end { return endWheelPinch() }
    scheduleStep(at: pinch.isMoving(at: time) ? time.nextUp : end)
  }

  private func send(_ input: PinchInput) {
    for finger in input.fingers { pointers.handle(finger, in: self) }
  }
}

extension PinchInput {
  /// Creates the beginning of a pinch at the location of the wheel input.
  fileprivate init(_ wheel: WheelInput) {
    self.init(phase: .began, location: wheel.location, timestamp: wheel.timestamp)
  }
}
