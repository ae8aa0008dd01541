import Foundation

/// A pinch made of turns of the wheel with Control, for a mouse without a touchpad.
///
/// Two fingers around the pointer approach the distance that the wheel asks for, and lift when the wheel rests.
struct WheelPinch {
  /// The factor of the scale for each point that the wheel turns: a third per notch, so that one is enough for a step.
  private static let factor: CGFloat = 1.005
  /// The time in which the fingers follow a notch, in seconds.
  private static let duration: TimeInterval = 0.15
  /// The pause of the wheel after which the fingers lift, in seconds.
  static let rest: TimeInterval = 0.3
  /// The limits of the scale.
  private static let range: ClosedRange<CGFloat> = 0.02...50

  /// The location of the pointer in the scene's screen points.
  let location: CGPoint
  /// The change of distance with which a recognizer recognizes a pinch, which doesn't count.
  private let slop: CGFloat
  private var start: (scale: CGFloat, time: TimeInterval)
  private var target: CGFloat = 1
  /// The ticket of the next step.
  var ticket: SceneScheduler.Ticket?

  /// Creates a pinch for a first turn of the wheel.
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

  /// Returns the scale at a time: fast at first, and then ever slower.
  private func scale(at time: TimeInterval) -> CGFloat {
    let rest = 1 - ((time - start.time) / Self.duration).clamped(to: 0...1)
    return target * pow(start.scale / target, rest * rest)
  }

  /// Returns the input of the fingers at a time.
  func input(_ phase: PointerInput.Phase, at time: TimeInterval) -> PinchInput {
    PinchInput(phase: phase, location: location, scale: phase == .began ? 1 : slop * scale(at: time), timestamp: time)
  }

  /// Returns whether the fingers still move.
  func isMoving(at time: TimeInterval) -> Bool { time < start.time + Self.duration }
}

extension UIWindowScene {
  /// Returns whether a turn of the wheel with Control zooms something at the pointer: content of a scroll view, or what a recognizer for
  /// pinches changes.
  package func zooms(by wheel: WheelInput) -> Bool {
    guard wheel.modifiers.contains(.control) else { return false }
    let chain = pointerChain(from: hitTest(wheel.location)?.view)
    return chain.contains { ($0 as? UIScrollView)?.canZoom == true } || recognizesPinch(PinchInput(wheel))
  }

  /// Makes a pinch of a turn of the wheel with Control that no view used, where a recognizer for pinches is.
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

  /// Lifts the fingers of a pinch that the wheel makes.
  func endWheelPinch() {
    guard let pinch = wheelPinch else { return }
    forgetWheelPinch()
    send(pinch.input(.ended, at: time))
  }

  /// Ends a pinch that the wheel makes without lifting its fingers, whose touches have been cancelled.
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
  /// Creates the beginning of a pinch at the place of a turn of the wheel.
  fileprivate init(_ wheel: WheelInput) {
    self.init(phase: .began, location: wheel.location, timestamp: wheel.timestamp)
  }
}
