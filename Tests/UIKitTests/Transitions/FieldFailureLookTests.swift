import Testing
import UIKit
import UITestSupport

/// The failures in what transitions show that users of transition libraries report most.
@MainActor
@Suite("Field failures of frames and snapshots") struct FieldFailureLookTests {
  @Test("Given an animator that doesn't set the to view's frame, then the frame stays, and a warning names the final frame")
  func finalFrame() throws {
    let frame = CGRect(x: 20, y: 300, width: 350, height: 400)
    let scenario = PresentationScenario(.custom)
    scenario.delegate.makePresentationController = { Framing($0, $1, frame) }
    scenario.present()
    let logged = warnings { scenario.harness.advance(by: 1) }
    #expect(scenario.b.view.frame == scenario.harness.window.bounds)
    #expect(logged.count == 1 && logged[0].contains("finalFrame(for:) is (20.0, 300.0) with size 350.0×400.0"))
  }

  @Test("Given a view that a transform moves, then its safe area is the one at rest in each frame")
  func safeArea() {
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let a = UIViewController()
    let harness = SceneHarness(safeArea: insets, root: a)
    let b = UIViewController()
    b.modalPresentationStyle = .fullScreen
    harness.scene.perform { a.present(b, animated: true) }
    for _ in 0..<40 {
      harness.advance(by: 1.0 / 60)
      #expect(b.view.safeAreaInsets == insets)
    }
  }

  @Test("Given corner radii, then they are scrubbed with the transition, masked corners stay, and a sheet leaves both as before")
  func corners() throws {
    let animator = BlockAnimator(duration: 1) { context in
      let from = context.view(forKey: .from)!
      UIView.animate(withDuration: 1, animations: { from.layer.cornerRadius = 40 }) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let dismissal = DrivenDismissal(animator: animator)
    dismissal.view.layer.maskedCorners = [.layerMinXMinYCorner]
    dismissal.begin()
    dismissal.update(0.25)
    #expect(abs(dismissal.shown.corners.radius - 10) < 1e-6)
    #expect(dismissal.view.layer.maskedCorners == [.layerMinXMinYCorner])
    let sheet = PresentationScenario(.pageSheet, custom: false)
    sheet.b.view.layer.cornerRadius = 3
    sheet.b.view.layer.maskedCorners = [.layerMaxXMaxYCorner]
    sheet.presented()
    sheet.dismiss()
    sheet.harness.advance(by: 1)
    #expect(sheet.b.view.layer.cornerRadius == 3 && sheet.b.view.layer.maskedCorners == [.layerMaxXMaxYCorner])
    #expect(!sheet.b.view.clipsToBounds)
  }

  @Test("Given a view with a shadow, then its snapshot has the shadow, unclipped")
  func shadows() throws {
    let harness = SceneHarness()
    let card = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 100))
    card.layer.shadowOpacity = 0.5
    card.layer.shadowRadius = 12
    harness.rootView.addSubview(card)
    harness.turn()
    let snapshot = try #require(card.snapshotView(afterScreenUpdates: false))
    let shadows = shadowed(snapshot.layer)
    #expect(shadows.contains { $0.shadowOpacity == 0.5 && $0.shadowRadius == 12 && !$0.masksToBounds })
    #expect(!snapshot.clipsToBounds)
  }

  private func shadowed(_ layer: CALayer) -> [CALayer] {
    (layer.shadowOpacity > 0 ? [layer] : []) + (layer.sublayers ?? []).flatMap { shadowed($0) }
  }

  @Test("Given a view that has just been added, then its snapshot after screen updates shows its content")
  func blankSnapshots() throws {
    let scenario = PresentationScenario(.custom)
    let label = UIView()
    label.layer.name = "label"
    let layout = LayingOut(label)
    scenario.b.view.addSubview(layout)
    layout.frame = scenario.b.view.bounds
    var found = false
    scenario.delegate.presenting = BlockAnimator { context in
      let to = context.view(forKey: .to)!
      context.containerView.addSubview(to)
      let snapshot = to.snapshotView(afterScreenUpdates: true)!
      found = layers(in: snapshot.layer).contains { $0.name == "label" && $0.bounds.width == 77 }
      context.completeTransition(true)
    }
    scenario.present()
    #expect(found)
  }
}

@MainActor
private func layers(in layer: CALayer) -> [CALayer] { [layer] + (layer.sublayers ?? []).flatMap { layers(in: $0) } }

@MainActor
private final class Framing: UIPresentationController {
  private let frame: CGRect

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ frame: CGRect) {
    self.frame = frame
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect { frame }
}

/// Gives its label a size when it is laid out.
@MainActor
private final class LayingOut: UIView {
  private let label: UIView

  init(_ label: UIView) {
    self.label = label
    super.init(frame: .zero)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { label.frame = CGRect(x: 0, y: 0, width: 77, height: 20) }
}
