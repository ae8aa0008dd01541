import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("The zoom as measured") struct MeasuredZoomTests {
  private let zoom = ZoomScenario()
  private let page = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// The parts of the card's size that a way from one width and height to another leaves.
  private func rest(_ start: CGSize, to end: CGSize, vertical: Bool) -> CGFloat {
    vertical ? (zoom.frame.height - end.height) / (start.height - end.height) : (zoom.frame.width - end.width) / (start.width - end.width)
  }

  private let source = CGSize(width: 100, height: 100)

  @Test(
    "A push zooms on the recorded springs",
    arguments: [
      ("zoom.opening.place", false, false), ("zoom.opening.height", true, false), ("zoom.simulator", false, true),
      ("zoom.simulator", true, true),
    ])
  func opening(name: String, vertical: Bool, isSimulator: Bool) {
    if isSimulator { zoom.harness.scene.settings.zoomTuning = .simulator }
    zoom.push()
    #expect(differences(from: name, in: zoom.harness) { zoom.stage == nil ? 0 : rest(source, to: page.size, vertical: vertical) } == [])
  }

  @Test("A pop zooms back on the recorded spring", arguments: [("zoom.closing", false), ("zoom.simulator", true)])
  func closing(name: String, isSimulator: Bool) {
    _ = zoom.pushed()
    if isSimulator { zoom.harness.scene.settings.zoomTuning = .simulator }
    zoom.stack.pop()
    #expect(differences(from: name, in: zoom.harness) { zoom.stage == nil ? 0 : rest(page.size, to: source, vertical: false) } == [])
  }

  @Test(
    "A released drag lands on the recorded spring, from rest",
    arguments: [("zoom.landing.place", false, false), ("zoom.landing.height", true, false), ("zoom.landing.simulator", false, true)])
  func landing(name: String, vertical: Bool, isSimulator: Bool) {
    if isSimulator { zoom.harness.scene.settings.zoomTuning = .simulator }
    _ = zoom.pushed()
    zoom.hold(from: CGPoint(x: 195, y: 160), by: CGVector(dx: 0, dy: 300))
    zoom.harness.advance(by: 0.2)
    let start = zoom.frame.size
    zoom.harness.release()
    #expect(
      differences(from: name, in: zoom.harness) { zoom.stage == nil ? 0 : rest(start, to: source, vertical: vertical) } == [])
  }

  @Test("In the simulator a landing page goes beyond its source by 2 to 3 % of the way")
  func overshoot() {
    zoom.harness.scene.settings.zoomTuning = .simulator
    _ = zoom.pushed()
    zoom.hold(from: CGPoint(x: 195, y: 160), by: CGVector(dx: 0, dy: 300))
    zoom.harness.advance(by: 0.2)
    let start = zoom.frame.size
    zoom.harness.release()
    var beyond: CGFloat = 0
    for _ in 0..<120 where zoom.stage != nil {
      zoom.harness.advance(by: 1.0 / 120)
      if zoom.stage != nil { beyond = min(beyond, rest(start, to: source, vertical: false)) }
    }
    #expect(agrees(-beyond, "zoom.landing.overshoot.simulator"))
  }

  @Test(
    "A drag that is too short returns on the recorded spring",
    arguments: [("zoom.returning", false), ("zoom.returning.simulator", true)])
  func returning(name: String, isSimulator: Bool) {
    if isSimulator { zoom.harness.scene.settings.zoomTuning = .simulator }
    _ = zoom.pushed()
    zoom.hold(from: CGPoint(x: 195, y: 160), by: CGVector(dx: 0, dy: 100))
    zoom.harness.advance(by: 0.3)
    let start = zoom.frame.size
    zoom.harness.release()
    #expect(differences(from: name, in: zoom.harness) { zoom.stage == nil ? 0 : rest(start, to: page.size, vertical: true) } == [])
  }

  @Test("The source's look fades into the page as recorded, and back")
  func fades() {
    zoom.push()
    #expect(differences(from: "zoom.fade.opening", in: zoom.harness) { zoom.stage?.picture?.alpha ?? 0 } == [])
    zoom.harness.advance(by: 1)
    zoom.stack.pop()
    #expect(differences(from: "zoom.fade.closing", in: zoom.harness) { 1 - (zoom.stage?.picture?.alpha ?? 1) } == [])
  }

  @Test("In the simulator the source's look is gone after 0.55 of the way")
  func fadeAlongTheWay() {
    zoom.harness.scene.settings.zoomTuning = .simulator
    zoom.push()
    for _ in 0..<20 {
      zoom.harness.advance(by: 1.0 / 60)
      guard let alpha = zoom.stage?.picture?.alpha, alpha > 0 else { continue }
      let way = 1 - rest(source, to: page.size, vertical: false)
      #expect(agrees(way / (1 - alpha), "zoom.fade.way.simulator"))
    }
  }

  @Test("The dimming and the shadow are the recorded ones", arguments: ["", ".simulator"])
  func looks(place: String) throws {
    if !place.isEmpty { zoom.harness.scene.settings.zoomTuning = .simulator }
    zoom.push()
    zoom.harness.advance(by: 0.1)
    let views = try #require(zoom.stage).subviews
    let presence = try #require(views.first).alpha
    #expect(agrees(views[0].backgroundColor?.cgColor.alpha ?? 0, "zoom.dimming" + place))
    #expect(agrees(CGFloat(views[1].layer.shadowOpacity) / presence, "zoom.shadow.opacity" + place))
    #expect(agrees(views[1].layer.shadowRadius, "zoom.shadow.radius" + place))
    #expect(agrees(views[1].layer.shadowOffset.height, "zoom.shadow.drop" + place))
  }

  @Test("The corners go from the source's to the display's in a straight line with the way", arguments: [false, true])
  func corners(isSimulator: Bool) throws {
    if isSimulator { zoom.harness.scene.settings.zoomTuning = .simulator }
    zoom.push()
    var radii: [CGFloat] = []
    for _ in 0..<12 {
      zoom.harness.advance(by: 1.0 / 60)
      let presence = try #require(zoom.stage?.subviews.first).alpha
      guard presence > 0.1, zoom.frame.width < 0.9 * page.width, zoom.frame.height < 0.9 * page.height else { continue }
      radii.append(12 + (try #require(zoom.card).layer.cornerRadius - 12) / presence)
    }
    #expect(radii.count > 3 && radii.allSatisfy { abs($0 - ZoomTuning.device.cornerRadius) < 0.01 })
  }

  @Test("A drag takes the recorded parts of the page's size per point")
  func drag() {
    let tuning = ZoomTuning.device.drag
    let page = CGRect(x: 0, y: 0, width: 402, height: 874)
    func loss(_ direction: ZoomDrag.Direction, _ travel: CGVector) -> CGSize {
      let drag = ZoomDrag(direction: direction, start: CGPoint(x: 201, y: 160), travel: travel)
      let scale = drag.scale(of: page, for: travel, tuning: tuning)
      return CGSize(width: 1 - scale.width, height: 1 - scale.height)
    }
    let (down, side) = (loss(.down, CGVector(dx: 0, dy: 113.5)), loss(.side, CGVector(dx: 113.5, dy: 0)))
    #expect(agrees(down.width / 100, "zoom.drag.down.width") && agrees(down.height / 100, "zoom.drag.down.height"))
    #expect(agrees(side.width / 100, "zoom.drag.side.width") && agrees(side.height / 100, "zoom.drag.side.height"))
    #expect(agrees(tuning.deadZone, "zoom.drag.slop"))
    let simulator = ZoomTuning.simulator.drag
    #expect(agrees(simulator.down.width, "zoom.drag.gain.simulator") && agrees(simulator.side.width, "zoom.drag.gain.simulator"))
    #expect(agrees(simulator.deadZone, "zoom.drag.slop.simulator"))
    #expect(agrees((1 - simulator.knee) / simulator.down.height, "zoom.drag.knee.simulator"))
    #expect(agrees(simulator.floor, "zoom.drag.floor.simulator"))
    #expect(agrees(simulator.across?.gain ?? 0, "zoom.drag.across.simulator"))
    #expect(agrees(simulator.across?.limit ?? 0, "zoom.drag.acrossLimit.simulator"))
  }

  @Test("In the simulator a drag to the side zooms back below the recorded scale at the place where it would be 120 ms on")
  func sideways() {
    let page = CGRect(x: 0, y: 0, width: 402, height: 874)
    func zoomsBack(at scale: CGFloat, speed: CGFloat = 0) -> Bool {
      let travel = CGVector(dx: (1 - scale) / 0.67 * 402 + 12, dy: 0)
      let drag = ZoomDrag(direction: .side, start: CGPoint(x: 201, y: 160), travel: travel)
      return drag.zoomsBack(from: page, velocity: CGVector(dx: speed, dy: 0), tuning: ZoomTuning.simulator.drag)
    }
    let scale = MeasuredMotions.value("zoom.side.release.simulator")
    let projection = MeasuredMotions.value("zoom.drag.projection.simulator")
    #expect(!zoomsBack(at: scale.value + scale.tolerance) && zoomsBack(at: scale.value - scale.tolerance))
    // From 0.9 it is 0.11 to the threshold, 66 points.
    #expect(!zoomsBack(at: 0.9, speed: 66 / projection.value - 40) && zoomsBack(at: 0.9, speed: 66 / projection.value + 40))
  }

  @Test("A drag and a pinch decide where the recorded ones do, and Reduce Motion fades as long")
  func decisions() {
    guard case .travel(let travel, let speed) = ZoomTuning.device.drag.release,
      case .scale(let down, let edge, let side, let projection) = ZoomTuning.simulator.drag.release
    else { return #expect(Bool(false)) }
    #expect(agrees(side, "zoom.side.release.simulator") && agrees(projection, "zoom.drag.projection.simulator"))
    #expect(agrees(travel, "zoom.drag.release") && agrees(speed, "zoom.drag.speed"))
    #expect(agrees(down, "zoom.drag.release.simulator") && agrees(edge, "zoom.edge.release.simulator"))
    for tuning in [ZoomTuning.device, .simulator] {
      #expect(agrees(tuning.pinchThreshold, "zoom.pinch.release") && agrees(tuning.reducedDuration, "zoom.reduceMotion"))
    }
  }
}
