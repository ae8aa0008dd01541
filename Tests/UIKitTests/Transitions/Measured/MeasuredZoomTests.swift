import Foundation
import Testing
import UITestSupport

@testable import UIKit

/// The differences of a motion from a measured one that are greater than its tolerance.
///
/// - Parameters:
///   - name: The name of the measured motion.
///   - harness: The scene, at the beginning of the motion.
///   - rest: Returns the rest of the way now, from 1 to 0.
@MainActor
private func differences(from name: String, in harness: SceneHarness, rest: () throws -> CGFloat) rethrows -> [String] {
  let curve = MeasuredMotions.curve(name)
  let start = harness.time
  return try curve.samples.compactMap { sample in
    harness.advance(by: start + sample[0] - harness.time)
    let rest = try rest()
    return abs(rest - sample[1]) <= curve.tolerance ? nil : "\(name) at \(sample[0]) s: \(rest), \(sample[1]) by \(curve.source)"
  }
}

/// Returns whether a number agrees with a measured one.
private func agrees(_ number: some BinaryFloatingPoint, _ name: String) -> Bool { MeasuredMotions.value(name).agrees(with: Double(number)) }

@MainActor @Suite("Pushes and pops as measured") struct MeasuredNavigationTests {
  private let scenario = NavigationScenario()

  private func place(_ page: UIViewController) -> CGFloat { (page.view.layer.presentation()?.frame.minX ?? 0) / 390 }

  @Test("A push is where the recorded pages are, and is settled when theirs is", arguments: ["push", "push.simulator"])
  func push(name: String) {
    scenario.push(scenario.b)
    #expect(differences(from: name, in: scenario.harness) { place(scenario.b) } == [])
    #expect(abs(place(scenario.b)) < 0.001)
  }

  @Test("It is settled to half a point when the recorded one is, and the page behind goes 0.3 of its way below a dimming of 0.1")
  func looks() throws {
    scenario.push(scenario.b)
    let start = scenario.harness.time
    scenario.harness.advance(by: 0.1)
    #expect(agrees(-place(scenario.a) / (1 - place(scenario.b)), "push.parallax"))
    let dimming = try #require(scenario.pagesInView.first { $0.isPlainDimming })
    #expect(agrees(dimming.backgroundColor?.cgColor.alpha ?? 0, "push.dimming"))
    #expect(agrees(NavigationMotion.shadow, "push.shadow"))
    while place(scenario.b) > 0.5 / 402, scenario.harness.time < start + 1 { scenario.harness.advance(by: 0.005) }
    #expect(agrees(scenario.harness.time - start, "push.settled"))
  }

  @Test(
    "A released drag goes on to its side on the recorded spring, from rest",
    arguments: [(200, "backSwipe.release"), (200, "backSwipe.release.simulator"), (80, "backSwipe.release")] as [(CGFloat, String)])
  func release(from x: CGFloat, name: String) {
    _ = scenario.pushed()
    scenario.dragEdge(to: x, release: false)
    scenario.harness.advance(by: 0.2)
    let start = place(scenario.b)
    scenario.harness.release()
    let end: CGFloat = x > 117 ? 1 : 0
    #expect(
      differences(from: name, in: scenario.harness) {
        scenario.b.view.superview == nil ? 0 : (end - place(scenario.b)) / (end - start)
      } == [])
  }

  @Test("A released drag has gone nearly all of its way when the recorded one has")
  func settled() {
    _ = scenario.pushed()
    scenario.dragEdge(to: 200, release: false)
    scenario.harness.advance(by: 0.2)
    let way = 1 - place(scenario.b)
    scenario.harness.release()
    let start = scenario.harness.time
    while 1 - place(scenario.b) > 0.02 * way, scenario.harness.time < start + 1 { scenario.harness.advance(by: 0.001) }
    #expect(agrees(scenario.harness.time - start, "backSwipe.settled"))
  }

  @Test("Released at rest a drag pops beyond 0.3 of the width, and a flick faster than 1.06 widths per second decides alone")
  func decision() {
    let threshold = MeasuredMotions.value("backSwipe.threshold")
    #expect(!NavigationMotion.pops(at: threshold.value - threshold.tolerance, speed: 0))
    #expect(NavigationMotion.pops(at: threshold.value + threshold.tolerance, speed: 0))
    let flick = MeasuredMotions.value("backSwipe.flick")
    #expect(!NavigationMotion.pops(at: 0.15, speed: flick.value - flick.tolerance))
    #expect(NavigationMotion.pops(at: 0.15, speed: flick.value + flick.tolerance))
    #expect(NavigationMotion.pops(at: 0.51, speed: -flick.value + flick.tolerance))
    #expect(!NavigationMotion.pops(at: 0.51, speed: -flick.value - flick.tolerance))
  }
}

extension UIView {
  /// A Boolean value that indicates whether the view is a transparent black without content.
  fileprivate var isPlainDimming: Bool {
    guard let color = backgroundColor, subviews.isEmpty else { return false }
    return color.cgColor.alpha > 0 && color.cgColor.alpha < 0.5
  }
}

@MainActor @Suite("The zoom as measured") struct MeasuredZoomTests {
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

@MainActor @Suite("Sheets as measured") struct MeasuredSheetTests {
  @Test("A sheet comes, and goes, on the recorded spring", arguments: [true, false])
  func motion(comes: Bool) {
    let scenario = PresentationScenario(.pageSheet, custom: false)
    if comes {
      scenario.present()
    } else {
      scenario.presented()
      scenario.dismiss()
    }
    let sheet = scenario.b.view!
    let way = 844 - sheet.frame.minY
    var top: CGFloat { sheet.superview == nil ? 844 : sheet.layer.presentation()?.frame.minY ?? sheet.frame.minY }
    let (start, end): (CGFloat, CGFloat) = comes ? (844, 10) : (10, 844)
    #expect(way >= 0)
    #expect(differences(from: "sheet", in: scenario.harness) { (top - end) / (start - end) } == [])
  }

  @Test("With the look of iOS 26 it floats at the recorded place, with the recorded corners and dimming")
  func floating() throws {
    let screen = PresentedScreen(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    screen.harness.scene.settings.systemVersion = 26
    let content = UIViewController()
    let sheet = try #require(content.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    screen.present(content)
    let frame = screen.frame(of: content.view)
    #expect(agrees(frame.minX, "sheet.inset") && agrees(844 - frame.maxY, "sheet.inset"))
    let greatest: CGFloat = 844 - 34 - 57
    #expect(agrees((844 - 34 - frame.minY) / greatest, "sheet.medium"))
    #expect(agrees(content.view.layer.cornerRadius, "sheet.corners"))
    let dimmings = screen.harness.views(UIView.self, in: sheet.containerView).filter(\.isPlainDimming)
    #expect(dimmings.contains { agrees(($0.backgroundColor?.cgColor.alpha ?? 0) * $0.alpha, "sheet.dimming") })
    #expect(agrees(SheetFloat.projection, "sheet.projection"))
    #expect(agrees(UISheetPresentationController.flickSpeed, "sheet.flick"))
  }
}

@MainActor @Suite("Bar buttons and the edges of scroll views as measured") struct MeasuredBarTests {
  @Test("A sheet grows out of a bar button on the recorded spring")
  func morph() throws {
    let screen = PresentedScreen()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let item = UIBarButtonItem(systemItem: .action)
    screen.harness.perform {
      screen.harness.window.rootViewController = navigation
      navigation.topViewController?.navigationItem.rightBarButtonItem = item
    }
    screen.harness.advance(by: 0.2)
    let sheet = UIAlertController(title: nil, message: "Share", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Copy", style: .default))
    sheet.popoverPresentationController?.sourceItem = item
    screen.harness.perform { navigation.present(sheet, animated: true) }
    let plate = try #require(sheet.popoverPresentationController?.presentedView?.superview ?? sheet.view.superview)
    let (start, end) = (plate.layer.presentation()?.bounds.width ?? 0, plate.bounds.width)
    #expect(start < end)
    #expect(
      differences(from: "barItemMorph", in: screen.harness) {
        plate.superview == nil ? 0 : ((plate.layer.presentation()?.bounds.width ?? end) - end) / (start - end)
      } == [])
  }

  @Test("A menu of fingers grows out of a bar button, and shrinks into it, on the recorded springs", arguments: [true, false])
  func menu(opens: Bool) throws {
    let harness = MenuHarness(size: CGSize(width: 390, height: 844))
    harness.scene.settings.menuLook = .touch
    let item = UIBarButtonItem(title: "More", menu: UIMenu(children: harness.actions("Copy", "Move")))
    harness.perform {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.topViewController?.navigationItem.rightBarButtonItem = item
      harness.window.rootViewController = navigation
    }
    harness.advance(by: 0.2)
    harness.press(harness.middle(of: item.sourceView))
    harness.release()
    let panel = try #require(harness.panels.first)
    let small: CGFloat = 0.15
    var scale: CGFloat { harness.perform { panel.layer.presentation()?.affineTransform().a ?? 1 } }
    if opens {
      #expect(scale == small)
    } else {
      harness.advance(by: 1)
      harness.perform { harness.scene.closeOverlays() }
    }
    #expect(
      differences(from: opens ? "menu.opening" : "menu.closing", in: harness) { (opens ? 1 - scale : scale - small) / (1 - small) } == [])
  }

  @Test("The soft edge of a scroll view is blurred as recorded")
  func edge() { #expect(agrees(ScrollEdgeBlur().backdrop.radius, "scrollEdge.blur")) }
}
