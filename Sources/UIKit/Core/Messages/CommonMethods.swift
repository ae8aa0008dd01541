import Foundation

/// The methods of UIKit that code from iOS commonly calls by name, as the actions of buttons or after a delay.
///
/// Where UIKit's Objective-C name differs from the one that the compiler derives from the Swift name, both are registered.
@MainActor
enum CommonMethods {
  private static let group = MethodTable.Group()
  private static var isRegistered = false

  static func register() {
    guard !isRegistered else { return }
    isRegistered = true
    addResponderMethods()
    addControllerMethods()
    addNavigationMethods()
    addScrollingMethods()
    addAnimationMethods()
  }

  private static func addResponderMethods() {
    add("becomeFirstResponder", of: UIResponder.self) { responder, _ in responder.becomeFirstResponder() }
    add("resignFirstResponder", of: UIResponder.self) { responder, _ in responder.resignFirstResponder() }
    add("endEditing:", of: UIView.self) { view, arguments in view.endEditing(arguments.flag ?? true) }
    addProcedure("setNeedsLayout", of: UIView.self) { $0.setNeedsLayout() }
    addProcedure("layoutIfNeeded", of: UIView.self) { $0.layoutIfNeeded() }
    addProcedure("setNeedsDisplay", of: UIView.self) { $0.setNeedsDisplay() }
    addProcedure("setNeedsUpdateConstraints", of: UIView.self) { $0.setNeedsUpdateConstraints() }
    addProcedure("removeFromSuperview", of: UIView.self) { $0.removeFromSuperview() }
    addProcedure("sizeToFit", of: UIView.self) { $0.sizeToFit() }
    addProcedure("startAnimating", of: UIActivityIndicatorView.self) { $0.startAnimating() }
    addProcedure("stopAnimating", of: UIActivityIndicatorView.self) { $0.stopAnimating() }
  }

  private static func addControllerMethods() {
    for name: Selector in ["dismissViewControllerAnimated:completion:", "dismissWithAnimated:completion:"] {
      add(name, of: UIViewController.self) { controller, arguments in
        controller.dismiss(animated: arguments.flag ?? true, completion: arguments.dropFirst().first as? () -> Void)
        return nil
      }
    }
    addProcedure("setNeedsStatusBarAppearanceUpdate", of: UIViewController.self) { $0.setNeedsStatusBarAppearanceUpdate() }
  }

  private static func addNavigationMethods() {
    for name: Selector in ["popViewControllerAnimated:", "popViewControllerWithAnimated:"] {
      add(name, of: UINavigationController.self) { controller, arguments in controller.popViewController(animated: arguments.flag ?? true) }
    }
    for name: Selector in ["popToRootViewControllerAnimated:", "popToRootViewControllerWithAnimated:"] {
      add(name, of: UINavigationController.self) { controller, arguments in
        controller.popToRootViewController(animated: arguments.flag ?? true)
      }
    }
    add("interactivePopGestureRecognizer", of: UINavigationController.self) { controller, _ in controller.interactivePopGestureRecognizer }
    add("interactiveContentPopGestureRecognizer", of: UINavigationController.self) { controller, _ in
      controller.interactiveContentPopGestureRecognizer
    }
  }

  private static func addScrollingMethods() {
    addProcedure("flashScrollIndicators", of: UIScrollView.self) { $0.flashScrollIndicators() }
  }

  private static func addAnimationMethods() {
    addProcedure("startAnimation", of: UIViewPropertyAnimator.self) { $0.startAnimation() }
    addProcedure("pauseAnimation", of: UIViewPropertyAnimator.self) { $0.pauseAnimation() }
    addProcedure("finishInteractiveTransition", of: UIPercentDrivenInteractiveTransition.self) { $0.finish() }
    addProcedure("cancelInteractiveTransition", of: UIPercentDrivenInteractiveTransition.self) { $0.cancel() }
    addProcedure("removeAllAnimations", of: CALayer.self) { $0.removeAllAnimations() }
    addProcedure("setNeedsDisplay", of: CALayer.self) { $0.setNeedsDisplay() }
    addProcedure("setNeedsLayout", of: CALayer.self) { $0.setNeedsLayout() }
    addProcedure("removeFromSuperlayer", of: CALayer.self) { $0.removeFromSuperlayer() }
  }

  private static func add<Target: AnyObject>(
    _ selector: Selector, of type: Target.Type, _ call: @escaping @MainActor (Target, [Any?]) -> Any?
  ) {
    MethodTable.add(selector, of: type, to: group, call)
  }

  static func addProcedure<Target: AnyObject>(
    _ selector: Selector, of type: Target.Type, _ call: @escaping @MainActor (Target) -> Void
  ) {
    MethodTable.add(selector, of: type, to: group) { target, _ in
      call(target)
      return nil
    }
  }
}

extension [Any?] {
  /// The first argument as a Boolean value, or nil if it is something else, such as the sender of an action.
  fileprivate var flag: Bool? { first.flatMap { $0 as? Bool } }
}

/// Adds the methods of lists. `Lists` implements it, to which Core must not refer.
@MainActor
protocol ListMethodProvider {
  func addListMethods()
}
