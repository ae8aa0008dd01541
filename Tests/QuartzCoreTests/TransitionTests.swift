import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor
@Suite("CATransition")
struct TransitionTests {
  private let stage = Stage()

  private func transition(_ type: CATransitionType = .fade, _ subtype: CATransitionSubtype? = nil) -> CATransition {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    return transition
  }

  @Test("It shows what the layer showed when it was added, until it has ended; then its delegate is told")
  func oldPicture() throws {
    let layer = stage.addStill()
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let log = AnimationLog()
    let fade = transition()
    fade.delegate = log
    layer.add(fade, forKey: nil)
    layer.backgroundColor = nil
    layer.addSublayer(CALayer())
    stage.advance(by: 0)
    stage.advance(by: 0.25)
    let shown = try #require(stage.shown(layer).transition)
    #expect(abs(shown.progress - 0.25) < 1e-9)
    #expect(shown.old.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(shown.old.sublayers == nil)
    #expect(log.events == ["start"])
    stage.advance(by: 0.75)
    #expect(stage.shown(layer).transition == nil)
    #expect(log.events == ["start", "finished"])
  }

  @Test("Whatever key it is added with, it runs under kCATransition, one at a time")
  func key() {
    let layer = stage.addStill()
    layer.add(transition(), forKey: "mine")
    layer.add(transition(), forKey: nil)
    #expect(layer.animationKeys() == [kCATransition])
    #expect(kCATransition == "transition")
  }

  @Test("Its pace and its start and end progress say how far it has come")
  func progress() {
    let layer = stage.addStill()
    let part = transition()
    part.startProgress = 0.2
    part.endProgress = 0.6
    part.timingFunction = CAMediaTimingFunction(name: .easeIn)
    layer.add(part, forKey: kCATransition)
    stage.advance(by: 0)
    stage.advance(by: 0.5)
    let expected = 0.2 + 0.4 * CubicCurve.easeIn.value(at: 0.5)
    #expect(abs((stage.shown(layer).transition?.progress ?? 0) - expected) < 1e-7)
  }

  @Test(
    "The pictures move towards the side that is opposite to where the transition comes from; up from the top",
    arguments: [
      (CATransitionSubtype.fromLeft, CGPoint(x: 1, y: 0)), (.fromRight, CGPoint(x: -1, y: 0)), (.fromTop, CGPoint(x: 0, y: -1)),
      (.fromBottom, CGPoint(x: 0, y: 1)),
    ])
  func directions(_ subtype: CATransitionSubtype, _ direction: CGPoint) throws {
    func offsets(_ type: CATransitionType) throws -> [CGPoint] {
      let layer = stage.addStill()
      layer.add(transition(type, subtype), forKey: kCATransition)
      stage.advance(by: 0)
      stage.advance(by: 0.25)
      let shown = try #require(stage.shown(layer).transition)
      return [shown.oldOffset, shown.newOffset]
    }
    func along(_ fraction: CGFloat) -> CGPoint { CGPoint(x: direction.x * fraction, y: direction.y * fraction) }
    #expect(try offsets(.push) == [along(0.25), along(-0.75)])
    #expect(try offsets(.moveIn) == [.zero, along(-0.75)])
    #expect(try offsets(.reveal) == [along(0.25), .zero])
    #expect(try offsets(.fade) == [.zero, .zero])
  }

  @Test("As the action for a property it keeps the picture from before the change")
  func action() throws {
    let layer = stage.addStill()
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.actions?["backgroundColor"] = transition(.reveal)
    layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    stage.advance(by: 0)
    let shown = try #require(stage.shown(layer).transition)
    #expect(shown.type == .reveal)
    #expect(shown.old.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("A transition that is interrupted by another goes on from what it showed")
  func interruption() throws {
    let layer = stage.addStill()
    layer.add(transition(), forKey: nil)
    stage.advance(by: 0)
    stage.advance(by: 0.5)
    layer.add(transition(), forKey: nil)
    stage.advance(by: 0)
    let old = try #require(stage.shown(layer).transition?.old)
    #expect(abs((old.presentedState(at: 0).transition?.progress ?? 0) - 0.5) < 1e-9)
  }
}
