import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Presentation under careless use") struct PresentationRobustnessTests {
  @Test(
    "Whatever is presented, dismissed, tapped, dragged and resized in whatever order, the rest state is sound",
    arguments: 0..<40 as Range<UInt64>)
  func anySequence(seed: UInt64) {
    var dice = Dice(seed: seed)
    let root = UIViewController()
    let harness = SceneHarness(root: root)
    _ = warnings {
      for _ in 0..<60 {
        let front = harness.window.frontmostController ?? root
        harness.scene.perform {
          switch dice.roll(8) {
          case 0, 1: front.present(randomController(&dice), animated: dice.roll(3) > 0)
          case 2: front.dismiss(animated: dice.roll(3) > 0)
          case 3: root.dismiss(animated: dice.roll(2) > 0)
          case 4: harness.scene.resize(to: dice.roll(2) == 0 ? CGSize(width: 390, height: 844) : CGSize(width: 1024, height: 768))
          case 5: harness.scene.settings.userInterfaceStyle = dice.roll(2) == 0 ? .light : .dark
          default: break
          }
        }
        let location = CGPoint(x: CGFloat(dice.roll(390)), y: CGFloat(dice.roll(844)))
        switch dice.roll(4) {
        case 0: harness.click(location)
        case 1:
          harness.pointer(.began, at: location)
          for step in 1...8 {
            harness.advance(by: 1.0 / 60)
            harness.pointer(.moved, at: CGPoint(x: location.x, y: location.y + CGFloat(step * 30)))
          }
          harness.pointer(dice.roll(2) == 0 ? .ended : .cancelled, at: location)
        case 2: harness.key(.keyboardEscape)
        default: harness.advance(by: Double(dice.roll(30)) / 60)
        }
      }
      harness.advance(by: 3)
      #expect(!harness.scene.isUserInteractionBlocked)
      harness.scene.perform { root.dismiss(animated: true) }
      harness.advance(by: 3)
    }
    #expect(root.presentedViewController == nil)
    #expect(harness.window.subviews == [root.view])
    #expect(root.appearance == .appeared)
    #expect(root.view.frame == harness.window.bounds && root.view.transform == .identity && root.view.alpha == 1)
    #expect(harness.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === root.view)
    #expect(!harness.scene.needsFrame)
  }

  @Test("A presentation by a controller that is being dismissed is refused in words, and nothing stays on the screen")
  func presentedWhileLeaving() {
    let root = UIViewController()
    let harness = SceneHarness(root: root)
    let (sheet, other) = (UIViewController(), UIViewController())
    harness.perform { root.present(sheet, animated: true) }
    harness.advance(by: 1)
    harness.perform { root.dismiss(animated: true) }
    harness.advance(by: 0.1)
    harness.perform { sheet.present(other, animated: true) }
    #expect(harness.scene.doctor.diagnoses.map(\.message).contains { $0.contains("while a dismissal is in progress") })
    harness.advance(by: 2)
    #expect(harness.window.subviews == [root.view] && other.presentingViewController == nil)
  }

  @Test("A presentation by a controller that is still being presented is refused in words, and that one arrives")
  func presentedWhileArriving() {
    let root = UIViewController()
    let harness = SceneHarness(root: root)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    harness.perform { root.present(alert, animated: true) }
    harness.advance(by: 0.1)
    harness.perform { alert.present(other, animated: true) }
    #expect(harness.scene.doctor.diagnoses.map(\.message).allSatisfy { $0.contains("while a presentation is in progress") })
    harness.advance(by: 2)
    #expect(harness.scene.doctor.diagnoses.count == 1 && alert.view.window != nil && other.presentingViewController == nil)
    harness.perform { alert.present(other, animated: true) }
    harness.advance(by: 2)
    #expect(other.viewIfLoaded?.window != nil)
  }

  @Test("A page that zooms in is there at once for what it presents")
  func presentedByZoom() {
    let root = UIViewController()
    let harness = SceneHarness(root: root)
    let (page, other) = (UIViewController(), UIViewController())
    page.modalPresentationStyle = .fullScreen
    page.preferredTransition = .zoom(sourceViewProvider: { _ in nil })
    harness.perform { root.present(page, animated: true) }
    harness.advance(by: 0.1)
    harness.perform { page.present(other, animated: true) }
    harness.advance(by: 2)
    #expect(other.viewIfLoaded?.window != nil && harness.scene.unfinishedAtRest.isEmpty && harness.scene.doctor.diagnoses.isEmpty)
  }

  private func randomController(_ dice: inout Dice) -> UIViewController {
    let controller = UIViewController()
    let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen, .currentContext]
    controller.modalPresentationStyle = styles[dice.roll(styles.count)]
    controller.modalTransitionStyle = [.coverVertical, .crossDissolve, .flipHorizontal][dice.roll(3)]
    controller.isModalInPresentation = dice.roll(3) == 0
    return controller
  }
}

/// Numbers that look random and are the same each time.
private struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  /// A number from 0 up to `sides` − 1.
  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }
}
