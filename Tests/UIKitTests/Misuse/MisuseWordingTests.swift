import Foundation
import Testing
import UIKit
import UITestSupport

/// Errors after which the library goes on, and what UIKit calls them. The sentences are those of crash reports that people have published
/// (github.com: HeroTransitions/Hero#214, ChartsOrg/Charts#327, daltoniam/DCCommentView#2, wordpress-mobile/WordPress-iOS#1955 and #4270,
/// mwaterfall/MWPhotoBrowser#399, Awful/Awful.app#213, LaurentiuUngur/LUAutocompleteView#9, woocommerce/woocommerce-ios#2617,
/// Karumi/BothamUI#57, 12207480/TYPagerController#120).
struct MisuseCase: Sendable, CustomTestStringConvertible {
  let exception: String
  /// What the reason contains.
  let reason: String
  let make: @MainActor @Sendable () -> Void

  init(_ exception: String, _ reason: String, _ make: @escaping @MainActor @Sendable () -> Void) {
    self.exception = exception
    self.reason = reason
    self.make = make
  }

  var testDescription: String { reason }

  @MainActor
  private static func animator(_ prepare: (UIViewPropertyAnimator) -> Void = { _ in }) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
    prepare(animator)
    return animator
  }

  static let animators: [MisuseCase] = [
    MisuseCase("NSInvalidArgumentException", "The delay should be greater than or equal to zero.") {
      animator().startAnimation(afterDelay: -1)
    },
    MisuseCase("NSInternalInconsistencyException", "cannot be started with a delay!") {
      let paused = animator { $0.pauseAnimation() }
      paused.startAnimation(afterDelay: 1)
      paused.stopAnimation(true)
    },
    MisuseCase("NSInternalInconsistencyException", "is already stopped!") {
      let stopped = animator {
        $0.startAnimation()
        $0.stopAnimation(false)
      }
      stopped.startAnimation()
      stopped.finishAnimation(at: .end)
    },
    MisuseCase("NSInternalInconsistencyException", "that is not interruptible cannot be paused!") {
      let steady = animator { $0.isInterruptible = false }
      steady.startAnimation()
      steady.pauseAnimation()
    },
    MisuseCase("NSInternalInconsistencyException", "that is not interruptible cannot be stopped!") {
      let steady = animator { $0.isInterruptible = false }
      steady.startAnimation()
      steady.stopAnimation(true)
    },
    MisuseCase("NSGenericException", "It is not allowed to set the interruptible property of an active animator") {
      let paused = animator { $0.pauseAnimation() }
      paused.isInterruptible = false
      #expect(paused.isInterruptible)
      paused.stopAnimation(true)
    },
  ]

  static let views: [MisuseCase] = [
    MisuseCase("NSInvalidArgumentException", "Can't add self as subview") {
      let view = UIView()
      view.addSubview(view)
      #expect(view.superview == nil)
    },
    MisuseCase("CALayerInvalid", "is a part of cycle in its layer tree") {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.addSubview(outer)
      #expect(outer.superview == nil)
    },
    MisuseCase("CALayerInvalid", "is a part of cycle in its layer tree") {
      let layer = CALayer()
      layer.addSublayer(layer)
      #expect(layer.superlayer == nil)
    },
    MisuseCase("NSRangeException", "-[UIPanGestureRecognizer locationOfTouch:inView:]: index (0) beyond bounds (0).") {
      _ = UIPanGestureRecognizer().location(ofTouch: 0, in: nil)
    },
    MisuseCase("NSRangeException", "-[UITapGestureRecognizer locationOfTouch:inView:]: index (2) beyond bounds (0).") {
      _ = UITapGestureRecognizer().location(ofTouch: 2, in: nil)
    },
    MisuseCase("NSInvalidArgumentException", "The action's method takes a UISwitch") {
      @MainActor
      final class Target {
        func changed(_ sender: UISwitch) { Issue.record("A slider is no switch.") }
      }
      let (target, slider) = (Target(), UISlider())
      slider.addTarget(target, action: Target.changed, for: .valueChanged)
      slider.sendActions(for: .valueChanged)
    },
  ]

  static let controllers: [MisuseCase] = [
    MisuseCase("NSInvalidArgumentException", "must have a common parent view controller when calling -[UIViewController transitionFrom") {
      UIViewController().transition(from: UIViewController(), to: UIViewController(), duration: 0, animations: nil)
    },
    MisuseCase("UIViewControllerHierarchyInconsistency", "cannot be its own child") {
      let controller = UIViewController()
      controller.addChild(controller)
      #expect(controller.parent == nil)
    },
    MisuseCase("NSInternalInconsistencyException", "loadView] returned without setting the controller's view") {
      final class Viewless: UIViewController {
        override func loadView() {}
      }
      #expect(Viewless().view != nil)
    },
  ]

  private static let maker = "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "

  static let layout: [MisuseCase] = [
    MisuseCase("NSInvalidArgumentException", maker + "Constraint items must each be a view or layout guide.") {
      let constraint = NSLayoutConstraint(
        item: "no view", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 3)
      constraint.isActive = true
      #expect(!constraint.isActive)
    },
    MisuseCase("NSInvalidArgumentException", maker + "A multiplier of 0 or a nil second item together with a location for the first") {
      let view = UIView()
      let constraint = NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 3)
      constraint.isActive = true
      #expect(!constraint.isActive)
    },
    MisuseCase(
      "NSInvalidArgumentException", maker + "A constraint cannot be made between a leading/trailing attribute and a right/left attribute."
    ) {
      let view = UIView()
      _ = NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .left, multiplier: 1, constant: 0)
    },
    MisuseCase("NSInvalidArgumentException", maker + "Invalid pairing of layout attributes") {
      let view = UIView()
      _ = NSLayoutConstraint(item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1, constant: 0)
    },
    MisuseCase("NSGenericException", "Unable to activate constraint with anchors UIView.leading and UIView.leading because they have no") {
      let (here, there) = (UIView(), UIView())
      let constraint = here.leadingAnchor.constraint(equalTo: there.leadingAnchor)
      constraint.isActive = true
      #expect(!constraint.isActive)
    },
  ]

  static let lists: [MisuseCase] = [
    MisuseCase(
      "NSInternalInconsistencyException",
      "unable to dequeue a cell with identifier cell - must register a nib or a class for the identifier or connect a prototype cell in a "
        + "storyboard"
    ) {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
      _ = table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 0, section: 0))
    },
    MisuseCase(
      "NSInternalInconsistencyException",
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier Cell - must register a nib or a class for the identifier"
    ) {
      let grid = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
      _ = grid.dequeueReusableCell(withReuseIdentifier: "Cell", for: IndexPath(item: 0, section: 0))
    },
    MisuseCase(
      "NSInternalInconsistencyException",
      "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after the update (12) must "
        + "be equal to the number of rows contained in that section before the update (11), plus or minus the number of rows inserted or "
        + "deleted from that section (2 inserted, 2 deleted) and plus or minus the number of rows moved into or out of that section "
        + "(0 moved in, 0 moved out)."
    ) {
      let source = Rows()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
      table.dataSource = source
      table.layoutIfNeeded()
      source.count = 12
      table.performBatchUpdates {
        table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
        table.deleteRows(at: [IndexPath(row: 3, section: 0), IndexPath(row: 4, section: 0)], with: .fade)
      }
      #expect(table.numberOfRows(inSection: 0) == 12)
    },
  ]

  static let all = animators + views + controllers + layout + lists
}

@MainActor
private final class Rows: NSObject, UITableViewDataSource {
  var count = 11

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@Suite("The words of UIKit's exceptions") @MainActor
struct MisuseWordingTests {
  @Test(
    "Given a scene that can stop, when its code makes this error, then the sentence is UIKit's and the call does no harm",
    arguments: MisuseCase.all)
  func words(misuse: MisuseCase) throws {
    let stage = AnimationStage()
    stage.scene.misuseScope = .scene
    _ = warnings { stage.perform(misuse.make) }
    let diagnosis = try #require(stage.scene.doctor.diagnoses.last)
    guard case .exception(let name, let reason, _) = diagnosis.kind else { return #expect(Bool(false), "No exception was raised.") }
    #expect(name == misuse.exception)
    #expect(reason.contains(misuse.reason), "\(reason)")
  }
}
