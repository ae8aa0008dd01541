import Foundation
import UIKit
import UITestSupport

/// A window of 390×844 points, whose root view lays out by constraints.
final class LayoutHarness: SceneHarness {
  var root: UIView { rootView }

  init(size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1, safeArea: UIEdgeInsets = .zero) {
    super.init(size: size, scale: scale, safeArea: safeArea, hostTime: 0, pace: .singleTurns)
    advance(by: 1)
  }

  /// Adds a view to the root view, or another, that constraints are to lay out.
  @discardableResult
  func add<Added: UIView>(_ view: Added, to parent: UIView? = nil) -> Added {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  /// Adds a plain view, called `name` in reports.
  @discardableResult
  func view(_ name: String, in parent: UIView? = nil) -> UIView {
    let view = add(UIView(), to: parent)
    view.layer.name = name
    return view
  }

  func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    scene.perform { window.layoutIfNeeded() }
  }

  /// The frame that is shown now, without transforms.
  func shown(_ view: UIView) -> CGRect {
    let state = shownState(of: view.layer)
    return CGRect(
      x: state.position.x - state.bounds.width / 2, y: state.position.y - state.bounds.height / 2, width: state.bounds.width,
      height: state.bounds.height)
  }
}

/// A view with content of a size of its own, points.
@MainActor
final class ContentView: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat, name: String = "content") {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    layer.name = name
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
