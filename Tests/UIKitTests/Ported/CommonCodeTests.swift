import Foundation
import Testing
import UIKit
import UITestSupport

@Suite("What code from iOS commonly uses") @MainActor
struct CommonCodeTests {
  private let stage = SceneHarness()

  @Test("An object holds what is associated with it, until that is removed or the object is gone")
  func associatedObjects() {
    final class Owner {}
    final class Value {}
    withUnsafePointer(to: UInt8(0)) { key in
      let owner = Owner()
      weak var gone: Value?
      do {
        let value = Value()
        gone = value
        objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
      #expect(gone != nil && objc_getAssociatedObject(owner, key) as? Value === gone)
      objc_setAssociatedObject(owner, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(gone == nil && objc_getAssociatedObject(owner, key) == nil)
      objc_setAssociatedObject(owner, key, 3, .OBJC_ASSOCIATION_COPY)
      #expect(objc_getAssociatedObject(owner, key) as? Int == 3)
      objc_removeAssociatedObjects(owner)
      #expect(objc_getAssociatedObject(owner, key) == nil)
      let kept = Value()
      objc_setAssociatedObject(owner, key, kept, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, key) as? Value === kept)
    }
  }

  @Test("Values of many objects that are gone are released")
  func manyOwners() {
    final class Owner {}
    final class Value {}
    let values = NSHashTable()
    withUnsafePointer(to: UInt8(0)) { key in
      for _ in 0..<1000 {
        let value = Value()
        values.add(value)
        objc_setAssociatedObject(Owner(), key, value, .OBJC_ASSOCIATION_RETAIN)
      }
    }
    #expect(values.count < 100)
  }

  /// Counts objects that still exist.
  @MainActor
  private final class NSHashTable {
    private struct Weak {
      weak var object: AnyObject?
    }
    private var objects: [Weak] = []
    func add(_ object: AnyObject) { objects.append(Weak(object: object)) }
    var count: Int { objects.count { $0.object != nil } }
  }

  @Test("Values that are wrapped for Objective-C animate like plain ones")
  func wrappedValues() throws {
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    let turned = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: turned).caTransform3DValue, turned))
    let layer = CALayer()
    layer.setValue(NSValue(cgPoint: CGPoint(x: 5, y: 6)), forKeyPath: "position")
    layer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 7, height: 8)), forKeyPath: "bounds")
    layer.setValue(NSValue(caTransform3D: turned), forKeyPath: "transform")
    #expect(layer.position == CGPoint(x: 5, y: 6) && layer.bounds.size == CGSize(width: 7, height: 8))
    #expect(CATransform3DEqualToTransform(layer.transform, turned))
  }

  @Test("Objects can be made without arguments")
  func plainInitializers() {
    #expect(UIImage().size == .zero)
    #expect(UIVisualEffectView().effect == nil)
    let effectView = UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(effectView.contentView.superview === effectView)
    #expect(UIViewPropertyAnimator().duration == 0)
  }

  @Test("What is stored for the system can be read back")
  func storedValues() {
    let view = UIView()
    #expect(view.isOpaque && !view.layer.isOpaque && !view.layer.shouldRasterize && view.layer.cornerCurve == .circular)
    view.layer.cornerCurve = .continuous
    view.layer.shouldRasterize = true
    view.layer.rasterizationScale = 2
    #expect(view.layer.cornerCurve == .continuous && view.layer.shouldRasterize && view.layer.rasterizationScale == 2)
    view.accessibilityLabel = "Card"
    view.accessibilityTraits = [.button, .selected]
    view.isAccessibilityElement = true
    #expect(view.accessibilityLabel == "Card" && view.accessibilityTraits.contains(.button) && view.isAccessibilityElement)
    #expect(UIView().accessibilityLabel == nil)
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
  }

  @Test("A bar's color, translucency and empty pictures change its appearance")
  func barLooks() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.barTintColor = .red
    bar.isTranslucent = false
    #expect(bar.standardAppearance.backgroundColor == .red && bar.standardAppearance.backgroundEffect == nil)
    bar.shadowImage = UIImage()
    #expect(bar.standardAppearance.shadowColor == nil)
    bar.setBackgroundImage(UIImage(), for: .default)
    #expect(bar.standardAppearance.backgroundColor == nil && bar.scrollEdgeAppearance?.backgroundColor == nil)
    #expect(bar.backgroundImage(for: .default)?.size == .zero && bar.barTintColor == .red && !bar.isTranslucent)
  }

  @Test("A controller is told of new traits before its size changes, and passes that on")
  func traits() {
    final class Page: UIViewController {
      var changes: [String] = []
      override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.willTransition(to: newCollection, with: coordinator)
        changes.append("\(newCollection.horizontalSizeClass == .regular)")
      }
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        changes.append("size")
      }
    }
    let page = Page()
    stage.perform { stage.window.rootViewController = UINavigationController(rootViewController: page) }
    stage.advance(by: 0.1)
    stage.scene.resize(to: CGSize(width: 844, height: 390))
    #expect(page.changes == ["true", "size"])
  }

  @Test("A controller that doesn't want its scroll views adjusted gets none of the safe area in them")
  func scrollViewInsets() {
    let harness = SceneHarness(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    let scrollView = UIScrollView(frame: harness.rootView.bounds)
    harness.window.rootViewController?.automaticallyAdjustsScrollViewInsets = false
    harness.perform { harness.rootView.addSubview(scrollView) }
    harness.advance(by: 0.1)
    #expect(scrollView.adjustedContentInset.top == 0)
  }

  @Test("A drag of a scroll view ends the editing of text if its keyboard dismiss mode says so", arguments: [true, false])
  func keyboardDismissMode(ends: Bool) {
    let scrollView = UIScrollView(frame: stage.rootView.bounds)
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    if ends { scrollView.keyboardDismissMode = .onDrag }
    stage.turn {
      stage.rootView.addSubview(scrollView)
      scrollView.addSubview(field)
      _ = field.becomeFirstResponder()
    }
    #expect(field.isFirstResponder)
    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
    #expect(scrollView.contentOffset.y > 100 && field.isFirstResponder == !ends)
  }

  @Test("A cell without arguments has the default style, and its own background shows its selection")
  func cells() {
    let cell = UITableViewCell()
    #expect(cell.reuseIdentifier == nil && cell.textLabel != nil)
    let background = UIView()
    cell.selectedBackgroundView = background
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    stage.turn { stage.rootView.addSubview(cell) }
    #expect(background.superview?.alpha == 0 && background.superview?.backgroundColor == nil)
    stage.turn { cell.setSelected(true, animated: false) }
    #expect(background.superview?.alpha == 1 && background.bounds.width == 320)
  }

  @Test("Values contain insets, transforms and vectors, and a value of something else is none of them")
  func values() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let transform = CGAffineTransform(rotationAngle: 1)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(NSValue(cgVector: CGVector(dx: 5, dy: 6)).cgVectorValue == CGVector(dx: 5, dy: 6))
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).uiEdgeInsetsValue == .zero)
  }

  @Test("A motion effect interpolates its value, and belongs to its view")
  func motionEffects() throws {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 30)
    let values = effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0, vertical: 1))
    #expect(values?["center.x"] as? CGFloat == 10)
    let view = UIView()
    view.addMotionEffect(effect)
    #expect(view.motionEffects == [effect])
    view.removeMotionEffect(effect)
    #expect(view.motionEffects.isEmpty)
  }
}
