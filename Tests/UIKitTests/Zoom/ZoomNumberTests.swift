import Foundation
import Testing
import UITestSupport

@testable import UIKit

// The vectors are those of the two projects that `ZoomTuning` names.
@MainActor @Suite("The numbers of the zoom")
struct ZoomNumberTests {
  private let zoom = ZoomScenario()
  private let page = CGRect(x: 0, y: 0, width: 402, height: 874)

  private func drag(_ direction: ZoomDrag.Direction, _ dx: CGFloat, _ dy: CGFloat) -> ZoomDrag {
    ZoomDrag(direction: direction, start: CGPoint(x: 201, y: 160), travel: CGVector(dx: dx, dy: dy))
  }

  private func zoomsBack(_ drag: ZoomDrag, _ tuning: ZoomTuning, speed: CGFloat = 0) -> Bool {
    drag.zoomsBack(from: page, velocity: CGVector(dx: 0, dy: speed), tuning: tuning.drag)
  }

  @Test("A push's width springs critically with a response of 0.317 s, and its height with 0.406 s and a ratio of 0.925")
  func opening() {
    zoom.push()
    for frames in 1...20 {
      zoom.harness.advance(by: 1.0 / 60)
      let time = Double(frames) / 60
      let angle = 2 * .pi / 0.317 * time
      #expect(abs(zoom.frame.width - (390 - 290 * (1 + angle) * exp(-angle))) < 0.5)
      let (frequency, ratio) = (2 * .pi / 0.406, 0.925)
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let rest = exp(-ratio * frequency * time) * (cos(damped * time) + ratio * frequency / damped * sin(damped * time))
      #expect(abs(zoom.frame.height - (844 - 744 * rest)) < 0.5)
    }
  }

  @Test("A pop springs with a response of 0.34 s and a ratio of 0.92, and the simulator's critically at 19 radians per second")
  func closing() {
    #expect(ZoomTuning.device.closing == ZoomTuning.Springs(both: OffsetSpring(response: 0.34, dampingRatio: 0.92)))
    let rest = ZoomTuning.simulator.closing.place.remainder(after: 0.1)
    #expect(abs(rest.offset - 2.9 * exp(-1.9)) < 1e-9 && abs(rest.velocity - -0.9 * exp(-1.9)) < 1e-9)
  }

  @Test("The velocity of a spring is the derivative of its offset")
  func derivative() {
    for spring in [OffsetSpring(response: 0.4, dampingRatio: 0.75), OffsetSpring(response: 0.3, dampingRatio: 1)] {
      for time in stride(from: 0.01, to: 0.5, by: 0.05) {
        let (before, at, after) = (
          spring.remainder(after: time - 1e-5), spring.remainder(after: time), spring.remainder(after: time + 1e-5)
        )
        #expect(abs((after.offset - before.offset) / 2e-5 - at.velocityByOffset) < 1e-3)
        #expect(abs((after.offsetByVelocity - before.offsetByVelocity) / 2e-5 - at.velocity) < 1e-3)
      }
      #expect(abs(spring.remainder(after: spring.duration(toRest: 0.001)).offset) < 0.0011)
    }
  }

  @Test("The dimming is 0.15 of black by the presence, and the shadow 0.36 with a deviation of 30 points, 4 points down")
  func looks() {
    zoom.push()
    zoom.harness.advance(by: 0.1)
    let dimming = zoom.stage?.subviews.first
    #expect(dimming?.backgroundColor == UIColor(white: 0, alpha: 0.15))
    let angle = 2 * .pi / 0.317 * 0.1
    #expect(abs((dimming?.alpha ?? 0) - (1 - (1 + angle) * exp(-angle))) < 0.01)
    let shadow = zoom.stage?.subviews.dropFirst().first?.layer
    #expect(shadow?.shadowRadius == 30 && shadow?.shadowOffset.height == 4)
    #expect(abs((shadow?.shadowOpacity ?? 0) - 0.36 * Float(dimming?.alpha ?? 0)) < 0.01)
  }

  @Test("On the device a drag down takes 0.00078 of the width and 0.00154 of the height per point, after 13.5 points")
  func deviceDrag() {
    let down = drag(.down, 0, 113.5).scale(of: page, for: CGVector(dx: 0, dy: 113.5), tuning: ZoomTuning.device.drag)
    #expect(abs(down.width - 0.922) < 1e-6 && abs(down.height - 0.846) < 1e-6)
    let side = drag(.side, 113.5, 0).scale(of: page, for: CGVector(dx: 113.5, dy: 0), tuning: ZoomTuning.device.drag)
    #expect(abs(side.width - 0.844) < 1e-6 && abs(side.height - 0.832) < 1e-6)
  }

  @Test("On the device a drag zooms back past 132.5 points or 1050 points per second")
  func deviceRelease() {
    #expect(!zoomsBack(drag(.down, 0, 125), .device) && zoomsBack(drag(.down, 0, 140), .device))
    #expect(!zoomsBack(drag(.down, 0, 70), .device, speed: 900) && zoomsBack(drag(.down, 0, 100), .device, speed: 1200))
  }

  @Test("In the simulator the scale falls by 0.67 of the travel, and more slowly beyond 0.52 of the height")
  func simulatorDrag() {
    func scale(_ part: CGFloat) -> CGFloat {
      let travel = CGVector(dx: 0, dy: 874 * part + 12)
      return drag(.down, 0, travel.dy).scale(of: page, for: travel, tuning: ZoomTuning.simulator.drag).width
    }
    #expect(abs(scale(0.3) - 0.799) < 0.002 && abs(scale(0.5) - 0.665) < 0.002)
    #expect(abs(scale(0.8) - 0.545) < 0.01 && scale(3) > 0.37)
  }

  @Test("In the simulator a sweep across the drag moves the page 26, 49, 69 and 85 points for 50, 100, 150 and 195")
  func across() {
    let start = drag(.down, 0, 262).shape(of: page, tuning: ZoomTuning.simulator.drag).center.x
    for (travel, moved) in [(50, 26), (100, 49), (150, 69), (195, 85)] as [(CGFloat, CGFloat)] {
      var swept = drag(.down, 0, 262)
      // The dead zone is part of the travel's length.
      let length = hypot(travel, 262)
      swept.travel.dx = travel * length / (length - 12)
      #expect(abs(swept.shape(of: page, tuning: ZoomTuning.simulator.drag).center.x - start - moved) < 3)
    }
  }

  @Test("In the simulator a drag zooms back below 0.905 at the place 120 ms on, one from the edge below 0.70")
  func simulatorRelease() {
    #expect(!zoomsBack(drag(.down, 0, 874 * 0.086 / 0.67 + 12), .simulator))
    #expect(zoomsBack(drag(.down, 0, 874 * 0.1 / 0.67 + 12), .simulator))
    #expect(zoomsBack(drag(.down, 0, 60), .simulator, speed: 900))
    #expect(!zoomsBack(drag(.edge, 402 * 0.285 / 0.67 + 12, 0), .simulator))
    #expect(zoomsBack(drag(.edge, 402 * 0.322 / 0.67 + 12, 0), .simulator))
  }

  @Test("A pinch zooms back below half of the distance, whatever its velocity")
  func pinch() {
    var pinch = ZoomPinch(start: .zero, location: .zero)
    for (scale, back) in [(0.515, false), (0.494, true)] as [(CGFloat, Bool)] {
      pinch.scale = scale
      #expect(ZoomHand.pinch(pinch).zoomsBack(from: page, velocity: CGVector(dx: 900, dy: 900), tuning: .device) == back)
    }
  }

  @Test("Back beyond its start a drag resists, and doesn't enlarge the page")
  func resists() {
    let shape = drag(.down, 0, -200).shape(of: page, tuning: ZoomTuning.device.drag)
    #expect(shape.size == page.size && shape.center.y < page.midY && shape.center.y > page.midY - 110)
  }
}
