import Foundation

/// Activates a spring-loaded view when dragged items stay above it.
@MainActor
final class SpringLoader {
  /// The time that items stay above a view before it blinks, in seconds.
  static let patience: TimeInterval = 0.8
  /// The time that the view blinks before it is activated, in seconds.
  static let blinking: TimeInterval = 0.4

  private let session: DragSession
  private weak var scene: UIWindowScene?
  private var current: (interaction: UISpringLoadedInteraction, context: SpringLoadingContext)?

  init(_ session: DragSession, in scene: UIWindowScene) { (self.session, self.scene) = (session, scene) }

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

  func leave() {
    guard let (interaction, context) = current else { return }
    if context.state != .activated {
      change(context, to: .inactive)
      interaction.interactionBehavior.interactionDidFinish(interaction)
    }
    current = nil
  }

  private func candidate(above view: UIView?) -> (interaction: UISpringLoadedInteraction, context: SpringLoadingContext)? {
    for view in viewChain(from: view) {
      for case let interaction as UISpringLoadedInteraction in view.storedInteractions.reversed() {
        let context = SpringLoadingContext(session, target: view)
        if interaction.interactionBehavior.shouldAllow(interaction, with: context) { return (interaction, context) }
      }
    }
    return nil
  }

  private func change(_ context: SpringLoadingContext, to state: UISpringLoadedInteractionEffectState) {
    guard let interaction = current?.interaction else { return }
    context.state = state
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
  }

  /// Calls a closure after a delay, if the items are still above the same view.
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

  /// Returns a Boolean value that indicates whether two contexts have the same target.
  fileprivate func isAbove(_ other: SpringLoadingContext) -> Bool {
    targetView === other.targetView && (targetItem as? AnyHashable) == (other.targetItem as? AnyHashable)
  }
}
