import Foundation

/// The stage that dragged items have reached above a spring-loaded view.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// They have left it.
  case inactive = 0
  /// They are above it, and will activate it if they stay.
  case possible = 1
  case activating = 2
  case activated = 3
}

/// What a spring-loaded interaction knows of the dragged items above its view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The stage that the items have reached.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view to which the effect is applied: the interaction's view, unless its behavior sets another one.
  var targetView: UIView? { get set }
  /// What is activated, such as an index path, which the behavior may set.
  var targetItem: Any? { get set }
  /// Returns the location of the items in the points of a view.
  func location(in view: UIView?) -> CGPoint
}

/// An object that decides whether a view can be activated by dragged items.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Returns whether the items above the view may activate it. It may set the context's target.
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
  /// Notifies the behavior that the items have left the view, or have activated it.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// An object that shows the stages of a spring-loaded interaction.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Shows the state of a context.
  func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// An interaction by which items that are dragged above a view, and stay there, activate it.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?
  /// The object that decides whether the view can be activated.
  public let interactionBehavior: any UISpringLoadedInteractionBehavior
  /// The object that shows the stages.
  public let interactionEffect: any UISpringLoadedInteractionEffect

  private let activationHandler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Creates an interaction.
  ///
  /// - Parameters:
  ///   - interactionBehavior: The object that decides, or nil to allow it always.
  ///   - interactionEffect: The object that shows the stages, or nil for a blinking highlight.
  ///   - activationHandler: The closure to call when dragged items have activated the view.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?, interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? AnySpringLoading()
    self.interactionEffect = interactionEffect ?? BlinkEffect()
    self.activationHandler = activationHandler
    super.init()
  }

  /// Creates an interaction that is always allowed, with a blinking highlight.
  public convenience init(activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: activationHandler)
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  func activate(_ context: SpringLoadingContext) { activationHandler(self, context) }
}

/// The behavior of an interaction that is always allowed.
private final class AnySpringLoading: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool { true }
}

/// The behavior of an interaction of which a closure decides.
final class SpringLoadingCondition: NSObject, UISpringLoadedInteractionBehavior {
  private let allows: (any UISpringLoadedInteractionContext) -> Bool

  init(_ allows: @escaping (any UISpringLoadedInteractionContext) -> Bool) {
    self.allows = allows
    super.init()
  }

  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool { allows(context) }
}
