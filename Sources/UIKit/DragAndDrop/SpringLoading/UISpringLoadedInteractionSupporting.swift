import Foundation

@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  var isSpringLoaded: Bool { get set }
}

extension UIView {
  /// The spring-loaded interaction that `isSpringLoaded` adds.
  private var ownSpring: OwnSpringLoading? { storedInteractions.first(OwnSpringLoading.self) }

  var hasOwnSpring: Bool { ownSpring != nil }

  /// Adds or removes the view's own interaction. `find` sets the target of a context, and returns false if there is none.
  func setOwnSpring(
    _ isSpringLoaded: Bool, find: @escaping (any UISpringLoadedInteractionContext) -> Bool,
    activate: @escaping (any UISpringLoadedInteractionContext) -> Void
  ) {
    guard isSpringLoaded != hasOwnSpring else { return }
    if let ownSpring { return removeInteraction(ownSpring) }
    addInteraction(
      OwnSpringLoading(interactionBehavior: SpringLoadingCondition(find), interactionEffect: nil) { _, context in activate(context) })
  }
}

private final class OwnSpringLoading: UISpringLoadedInteraction {}

extension UIButton: UISpringLoadedInteractionSupporting {
  public var isSpringLoaded: Bool {
    get { hasOwnSpring }
    set {
      setOwnSpring(newValue) { [weak self] _ in
        self?.isEnabled ?? false
      } activate: { [weak self] _ in
        self?.performKeyboardAction()
      }
    }
  }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
  public var isSpringLoaded: Bool {
    get { hasOwnSpring }
    set {
      setOwnSpring(newValue) { [weak self] context in
        guard let self, isEnabled, let index = segment(at: context.location(in: self)), isEnabledForSegment(at: index) else { return false }
        (context.targetItem, context.targetView) = (index, segmentView(at: index))
        return index != selectedSegmentIndex
      } activate: { [weak self] context in
        if let index = context.targetItem as? Int { self?.choose(index, event: nil) }
      }
    }
  }
}

extension UITabBar: UISpringLoadedInteractionSupporting {
  public var isSpringLoaded: Bool {
    get { hasOwnSpring }
    set {
      setOwnSpring(newValue) { [weak self] context in
        guard let self, let button = button(at: context.location(in: self)) else { return false }
        context.targetView = button
        return !button.isSelected
      } activate: { context in
        (context.targetView as? TabBarButton)?.sendActions(for: .primaryActionTriggered)
      }
    }
  }
}

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}

extension BarButton: BarButtonSpringLoading {
  func updateSpringLoading() {
    setOwnSpring(item.isSpringLoaded) { [weak self] _ in
      self?.isEnabled ?? false
    } activate: { [weak item] _ in
      item?.perform()
    }
  }
}
