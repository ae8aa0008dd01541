import GlissadeLive
import UIKit

/// The delegate that uses a user's animator, delegate or presentation controller between two stock screens.
@MainActor
final class StockTransition: NSObject {
  private let make: (LiveSetting) -> Any
  private weak var source: StockGridController?
  /// A Boolean value that indicates whether presentations leave the presenter's view in place.
  private let keepsPresenter: Bool
  /// The user's own delegate, if the root is one.
  private var delegate: AnyObject?

  /// Creates a delegate. `make` creates the user's object.
  init(_ make: @escaping (LiveSetting) -> Any, source: StockGridController, keepsPresenter: Bool = false) {
    self.make = make
    self.source = source
    self.keepsPresenter = keepsPresenter
  }

  private func object(isPresenting: Bool, to destination: UIViewController) -> Any? {
    guard let source else { return nil }
    source.loadViewIfNeeded()
    return make(LiveSetting(isPresenting: isPresenting, from: source, to: destination))
  }

  /// Returns the user's animator, or nil, for UIKit's own animation, if it is for the other direction.
  private func animator(isPresenting: Bool, to destination: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    let animator = object(isPresenting: isPresenting, to: destination) as? any UIViewControllerAnimatedTransitioning
    return animator.flatMap { Self.presentsOnly($0) == !isPresenting ? nil : $0 }
  }

  /// Returns whether an animator presents (true) or dismisses (false) according to its name, or nil if it does both: its name mentions
  /// neither, or it has a property for the direction.
  static func presentsOnly(_ animator: any UIViewControllerAnimatedTransitioning) -> Bool? {
    let name = "\(type(of: animator))".replacing("Presentation", with: "")
    let (presents, dismisses) = (name.contains("Present"), name.contains("Dismiss"))
    let hasDirection = Mirror(reflecting: animator).children.contains { $0.label?.lowercased().contains("present") == true }
    return presents == dismisses || hasDirection ? nil : presents
  }

  /// Animates the presentation of a view controller with the user's object.
  ///
  /// A presentation with the user's own presentation controller is custom. Any other one covers the full screen, so that an animator gets
  /// both views, as most expect, unless it is for one that leaves the presenter's view in place.
  func prepare(_ destination: UIViewController) {
    let object = object(isPresenting: true, to: destination)
    let own = object as? any UIViewControllerTransitioningDelegate
    delegate = own
    destination.transitioningDelegate = own ?? self
    let source: UIViewController = source ?? destination
    let controller = own?.presentationController(forPresented: destination, presenting: source, source: source)
    let isCustom = controller != nil || object is UIPresentationController
    destination.modalPresentationStyle = isCustom ? .custom : keepsPresenter ? .overFullScreen : .fullScreen
  }

  func attach(to navigation: UINavigationController) {
    delegate = object(isPresenting: true, to: navigation) as? any UINavigationControllerDelegate
    navigation.delegate = delegate as? any UINavigationControllerDelegate ?? self
  }

  func attach(to tabs: UITabBarController) {
    delegate = object(isPresenting: true, to: tabs) as? any UITabBarControllerDelegate
    tabs.delegate = delegate as? any UITabBarControllerDelegate ?? self
  }
}

extension StockTransition: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(isPresenting: true, to: presented)
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(isPresenting: false, to: dismissed)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    object(isPresenting: true, to: presented) as? UIPresentationController
  }
}

extension StockTransition: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    object(isPresenting: operation == .push, to: operation == .push ? toVC : fromVC) as? any UIViewControllerAnimatedTransitioning
  }
}

extension StockTransition: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    object(isPresenting: toVC !== source, to: toVC) as? any UIViewControllerAnimatedTransitioning
  }
}

extension LiveSetting {
  /// Creates the setting between a stock screen and another one.
  convenience init(isPresenting: Bool, from grid: StockGridController, to destination: UIViewController) {
    self.init(isPresenting: isPresenting, sourceView: grid.sourceView, source: grid, destination: destination)
  }
}
