import CoreGraphics
import Foundation
import Host
import UITestSupport

@testable import UIKit

/// The screen in front of a monkey, and what was found on it.
@MainActor
final class MonkeyStage {
  static let sizes = [
    CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 820, height: 1180), CGSize(width: 320, height: 568),
  ]

  let harness: SceneHarness
  /// What went wrong so far.
  private(set) var faults: [String] = []
  /// The pages that were made.
  var pages: [MonkeyPage] = []
  private var fingers: [Int: CGPoint] = [:]
  private var outcomes: [(name: String, isDue: Bool, count: Int)] = []
  private var isRightToLeft = false
  private let renderer: SceneRenderer

  /// Creates a stage that looks like another one, or a first one.
  init(like other: MonkeyStage? = nil) {
    harness = SceneHarness(
      size: other?.size ?? Self.sizes[0], safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      pace: SceneHarness.Pace(frame: 1.0 / 30))
    renderer = SceneRenderer(scene: harness.scene, threads: 1)
    harness.scene.misuseScope = .scene
    harness.scene.warningHandler = { _ in }
    harness.scene.settings.menuLook = .touch
    guard let other else { return }
    harness.scene.settings.userInterfaceStyle = other.harness.scene.settings.userInterfaceStyle
    harness.scene.settings.isReduceMotionEnabled = other.harness.scene.settings.isReduceMotionEnabled
    harness.scene.settings.isReduceTransparencyEnabled = other.harness.scene.settings.isReduceTransparencyEnabled
    harness.scene.setScale(other.harness.scene.screen.scale)
    if other.isRightToLeft { turnDirection() }
  }

  var size: CGSize { harness.scene.screen.bounds.size }

  /// Shows a controller, and lets it arrive.
  func show(_ root: UIViewController) {
    harness.perform { harness.window.rootViewController = root }
    harness.advance(by: 0.1)
  }

  /// Notes a fault unless a condition holds.
  func expect(_ condition: Bool, _ fault: @autoclosure () -> String) { if !condition { faults.append(fault()) } }

  // MARK: Completion handlers

  /// Makes a request with a completion handler, which must be called once if the request was accepted, and otherwise never.
  func request(_ name: String, _ make: (@escaping () -> Void) -> Bool) {
    let index = outcomes.count
    outcomes.append((name, true, 0))
    let isAccepted = harness.perform { make { [weak self] in self?.outcomes[index].count += 1 } }
    if !isAccepted { outcomes[index].isDue = false }
  }

  // MARK: Steps

  /// Takes one of the common steps, and returns whether it is one.
  func perform(_ step: MonkeyStep) -> Bool {
    switch step.word {
    case "wait": harness.advance(by: Double(step[0]) / 30)
    case "rest": harness.advance(by: 1.2)
    case "tap": tap(place(step[0], step[1]))
    case "press": press(step[0], place(step[1], step[2]))
    case "move": move(step[0], by: CGVector(dx: step[1], dy: step[2]), steps: max(step[3], 1))
    case "lift": lift(step[0])
    case "cancel": lift(step[0], cancels: true)
    case "edge": drag(fromEdgeAt: step[0], by: step[1])
    case "pinch": pinch(to: CGFloat(step[0]) / 100)
    case "wheel": harness.wheel(CGVector(dx: 0, dy: step[2]), at: place(step[0], step[1]))
    case "key":
      harness.key([.keyboardEscape, .keyboardReturnOrEnter, .keyboardLeftArrow][step[0] % 3], modifiers: step[0] == 2 ? .alternate : [])
    case "size": harness.scene.resize(to: Self.sizes[step[0] % Self.sizes.count], animated: step.isOdd(1))
    case "style": harness.scene.settings.userInterfaceStyle = harness.scene.settings.userInterfaceStyle == .dark ? .light : .dark
    case "direction": turnDirection()
    case "motion": harness.scene.settings.isReduceMotionEnabled.toggle()
    case "transparency": harness.scene.settings.isReduceTransparencyEnabled.toggle()
    case "scale": harness.scene.setScale(harness.scene.screen.scale == 1 ? 2 : 1)
    default: return false
    }
    harness.turn()
    return true
  }

  private func turnDirection() {
    isRightToLeft.toggle()
    harness.perform { harness.window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
  }

  /// A place given for a phone, on the present screen.
  private func place(_ x: Int, _ y: Int) -> CGPoint {
    CGPoint(x: CGFloat(x) / 390 * size.width, y: CGFloat(y) / 844 * size.height)
  }

  private func tap(_ point: CGPoint) {
    guard fingers[0] == nil else { return }
    harness.press(point)
    harness.advance(by: 1.0 / 30)
    harness.release(point)
  }

  private func press(_ finger: Int, _ point: CGPoint) {
    guard fingers[finger] == nil else { return }
    fingers[finger] = point
    harness.press(point, finger: finger)
  }

  private func move(_ finger: Int, by distance: CGVector, steps: Int) {
    guard let start = fingers[finger] else { return }
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(x: start.x + distance.dx * part, y: start.y + distance.dy * part)
      fingers[finger] = point
      harness.advance(by: 1.0 / 30)
      harness.move(to: point, finger: finger)
    }
  }

  private func lift(_ finger: Int, cancels: Bool = false) {
    guard let point = fingers.removeValue(forKey: finger) else { return }
    if cancels { harness.cancel(point, finger: finger) } else { harness.release(point, finger: finger) }
  }

  private func drag(fromEdgeAt y: Int, by distance: Int) {
    guard fingers[0] == nil else { return }
    press(0, CGPoint(x: isRightToLeft ? size.width - 1 : 1, y: place(0, y).y))
    move(0, by: CGVector(dx: isRightToLeft ? -distance : distance, dy: 0), steps: 3)
  }

  private func pinch(to scale: CGFloat) {
    guard fingers.isEmpty else { return }
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    for (finger, side) in [(0, -1.0), (1, 1.0)] { press(finger, CGPoint(x: center.x + side * 120, y: center.y)) }
    for step in 1...4 {
      let part = 120 * (1 + (scale - 1) * CGFloat(step) / 4)
      harness.advance(by: 1.0 / 30)
      for (finger, side) in [(0, -1.0), (1, 1.0)] {
        let point = CGPoint(x: center.x + side * part, y: center.y)
        fingers[finger] = point
        harness.move(to: point, finger: finger)
      }
    }
  }

  // MARK: Rest

  /// Lifts all fingers, closes menus, and lets everything come to rest.
  func settle() {
    for finger in fingers.keys.sorted() { lift(finger) }
    harness.turn()
    harness.perform { harness.scene.closeOverlays() }
    for _ in 0..<40 {
      harness.advance(by: 0.25)
      if !harness.scene.needsFrame, !harness.scene.hasFinitePendingWork { break }
    }
  }

  /// Notes what has not ended at rest.
  func examineRest() {
    let scene = harness.scene
    expect(scene.misuse == nil, "an exception: \(scene.misuse.map { "\($0)" } ?? "")")
    expect(!scene.needsFrame, "the screen never comes to rest")
    for finding in scene.unfinishedAtRest { faults.append(finding) }
    for diagnosis in scene.doctor.diagnoses {
      if case .overlapping = diagnosis.kind { continue }
      faults.append("the doctor says: \(diagnosis)")
    }
    for outcome in outcomes {
      expect(outcome.count == (outcome.isDue ? 1 : 0), "the completion handler of \(outcome.name) was called \(outcome.count) times")
    }
    for page in pages {
      let isSeen = page.viewIfLoaded?.window != nil
      expect(page.hasAppeared == isSeen, "\(page.name) was not told that it \(isSeen ? "is" : "is no longer") on the screen")
    }
  }

  /// Notes the first difference to a stage that was brought into the same state without animation, at its scale and at a pixel a point.
  func compare(with other: MonkeyStage) {
    guard !differs(from: other) else { return }
    for stage in [self, other] {
      stage.harness.scene.setScale(1)
      stage.harness.turn()
    }
    guard !differs(from: other) else { return }
    if picture() != other.picture() { faults.append("the picture differs, though the views don't") }
  }

  /// Notes the first view that differs, and returns whether there is one.
  private func differs(from other: MonkeyStage) -> Bool {
    let (own, expected) = (description(of: harness.window), other.description(of: other.harness.window))
    for index in 0..<max(own.count, expected.count) {
      let (line, wanted) = (own.indices.contains(index) ? own[index] : "-", expected.indices.contains(index) ? expected[index] : "-")
      guard line != wanted else { continue }
      faults.append("the views differ:\n    \(line)\n    and not\n    \(wanted)")
      return true
    }
    return false
  }

  private func description(of view: UIView, depth: Int = 0) -> [String] {
    func rounded(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 + 0 }
    let layer = view.layer
    let frame = [layer.position.x, layer.position.y, view.bounds.minX, view.bounds.minY, view.bounds.width, view.bounds.height].map(rounded)
    let look = "\(type(of: view)) \(frame) \(rounded(view.alpha)) \(view.isHidden ? "hidden" : "") \(view.transform)"
    let colors = [layer.backgroundColor, layer.borderColor, (view as? UILabel)?.textColor.cgColor].map { $0.map { "\($0)" } ?? "-" }
    let rest = "\(colors) \(rounded(layer.cornerRadius)) \(view.clipsToBounds) \(view.isUserInteractionEnabled) \(layer.hasAnimations)"
    let line = String(repeating: "  ", count: depth) + look + " " + rest
    return [line] + view.subviews.flatMap { description(of: $0, depth: depth + 1) }
  }

  /// The pixels of the screen.
  private func picture() -> [UInt32] {
    let pixels = PixelBuffer(width: Int(size.width), height: Int(size.height))
    _ = renderer.render(into: pixels)
    return (0..<pixels.height).flatMap { Array(UnsafeBufferPointer(start: pixels.row($0), count: pixels.width)) }
  }
}
