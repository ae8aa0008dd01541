import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("A pinch made of the wheel and Control")
struct WheelPinchTests {
  let screen = TouchScene()
  let pinch = UIPinchGestureRecognizer()
  let log = GestureLog()
  let place = CGPoint(x: 200, y: 400)

  init() {
    _ = log.add(pinch, "pinch", to: screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
  }

  private func turn(_ notches: CGFloat, _ modifiers: KeyModifiers = .control) {
    screen.wheel(CGVector(dx: 0, dy: notches * 60), at: place, modifiers: modifiers)
  }

  @Test("Given two notches, then a recognizer is led to their scale about the pointer, and ends when the wheel rests")
  func notches() {
    turn(-1)
    turn(-1)
    for _ in 0..<20 { screen.advance(by: 0.01) }
    #expect(pinch.state == .changed)
    let scale = pow(1.005, 120 as CGFloat)
    #expect(abs(pinch.scale - scale) < 0.001)
    #expect(pinch.location(in: nil) == place)
    screen.advance(by: 0.2)
    #expect(log.entries.first == "pinch began" && log.entries.last == "pinch ended")
    #expect(screen.scene.input.pointers.touches.isEmpty)
  }

  @Test("Given a turn back during the pinch, then the scale returns")
  func back() {
    turn(1)
    for _ in 0..<10 { screen.advance(by: 0.01) }
    #expect(pinch.scale < 0.9)
    turn(-1)
    for _ in 0..<20 { screen.advance(by: 0.01) }
    #expect(abs(pinch.scale - 1) < 0.001)
  }

  @Test("Without Control, or without a recognizer for pinches, there is none")
  func none() {
    turn(-1, [])
    #expect(!screen.scene.input.wheelPinch.isActive)
    pinch.isEnabled = false
    turn(-1)
    #expect(!screen.scene.input.wheelPinch.isActive)
  }

  @Test("A press lifts the fingers of the pinch")
  func press() {
    turn(-1)
    for _ in 0..<5 { screen.advance(by: 0.01) }
    screen.press(place)
    #expect(log.entries.last == "pinch ended")
    #expect(screen.scene.input.pointers.touches.count == 1)
  }
}
