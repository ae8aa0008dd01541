import Foundation

public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive = 0
  /// The items are above the view, and will activate it if they stay.
  case possible = 1
  case activating = 2
  case activated = 3
}

@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the effect: the interaction's view, unless its behavior sets another one.
  var targetView: UIView? { get set }
  /// What is activated, such as an index path. The behavior may set it.
  var targetItem: Any? { get set }
  func location(in view: UIView?) -> CGPoint
}

@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Returns whether the items above the view may activate it. The method may set the context's target.
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
  /// Called when the items have left the view or have activated it.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?
  public let interactionBehavior: any UISpringLoadedInteractionBehavior
  public let interactionEffect: any UISpringLoadedInteractionEffect

  private let activationHandler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Creates an interaction. A nil behavior always allows the activation, and a nil effect is a blinking highlight.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?, interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? AnySpringLoading()
    self.interactionEffect = interactionEffect ?? BlinkEffect()
    self.activationHandler = activationHandler
    super.init()
  }

  public convenience init(activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: activationHandler)
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  func activate(_ context: SpringLoadingContext) { activationHandler(self, context) }
}

private final class AnySpringLoading: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool { true }
}

final class SpringLoadingCondition: NSObject, UISpringLoadedInteractionBehavior {
  private let allows: (any UISpringLoadedInteractionContext) -> Bool

  init(_ allows: @escaping (any UISpringLoadedInteractionContext) -> Bool) {
    self.allows = allows
    super.init()
  }

  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool { allows(context) }
}
