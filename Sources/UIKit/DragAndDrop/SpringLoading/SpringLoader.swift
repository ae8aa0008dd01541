import Foundation

/// Activates the spring-loaded view above which dragged items stay.
@MainActor
final class SpringLoader {
  /// The time after which items that stay above a view are about to activate it, in seconds.
  static let patience: TimeInterval = 0.8
  /// The time for which the view then blinks, in seconds.
  static let blinking: TimeInterval = 0.4

  private let session: DragSession
  private weak var scene: UIWindowScene?
  private var current: (interaction: UISpringLoadedInteraction, context: SpringLoadingContext)?

  init(_ session: DragSession, in scene: UIWindowScene) { (self.session, self.scene) = (session, scene) }

  /// Follows the items to the view that they are above.
  func update(above view: UIView?) {
    let found = candidate(above: view)
    if let found, let current, found.interaction === current.interaction, found.context.isAbove(current.context) { return }
    leave()
    guard let found else { return }
    current = found
    change(found.context, to: .possible)
    perform(on: found.context, after: Self.patience) { [weak self] context in
      self?.change(context, to: .activating)
      self?.perform(on: context, after: Self.blinking) { self?.activate($0) }
    }
  }

  /// Leaves the view that the items are above.
  func leave() {
    guard let (interaction, context) = current else { return }
    if context.state != .activated {
      change(context, to: .inactive)
      interaction.interactionBehavior.interactionDidFinish(interaction)
    }
    current = nil
  }

  private func candidate(above view: UIView?) -> (interaction: UISpringLoadedInteraction, context: SpringLoadingContext)? {
    var above = view
    while let view = above {
      for case let interaction as UISpringLoadedInteraction in view.storedInteractions.reversed() {
        let context = SpringLoadingContext(session, target: view)
        if interaction.interactionBehavior.shouldAllow(interaction, with: context) { return (interaction, context) }
      }
      above = view.superview
    }
    return nil
  }

  private func change(_ context: SpringLoadingContext, to state: UISpringLoadedInteractionEffectState) {
    guard let interaction = current?.interaction else { return }
    context.state = state
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
  }

  /// Calls a closure after a while, if the items are still there.
  private func perform(on context: SpringLoadingContext, after delay: TimeInterval, _ action: @escaping (SpringLoadingContext) -> Void) {
    scene?.perform(after: delay) { [weak self] in
      if self?.current?.context === context { action(context) }
    }
  }

  private func activate(_ context: SpringLoadingContext) {
    guard let interaction = current?.interaction else { return }
    change(context, to: .activated)
    interaction.activate(context)
    interaction.interactionBehavior.interactionDidFinish(interaction)
  }
}

/// What a spring-loaded interaction knows of a drag.
final class SpringLoadingContext: NSObject, UISpringLoadedInteractionContext {
  private let session: DragSession
  fileprivate(set) var state = UISpringLoadedInteractionEffectState.inactive
  weak var targetView: UIView?
  var targetItem: Any?

  init(_ session: DragSession, target: UIView?) {
    self.session = session
    targetView = target
    super.init()
  }

  func location(in view: UIView?) -> CGPoint { view.map { session.location(in: $0) } ?? session.location }

  /// Returns whether the target is that of another context.
  fileprivate func isAbove(_ other: SpringLoadingContext) -> Bool {
    targetView === other.targetView && (targetItem as? AnyHashable) == (other.targetItem as? AnyHashable)
  }
}
