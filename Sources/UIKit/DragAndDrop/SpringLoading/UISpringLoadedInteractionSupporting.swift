import Foundation

/// A view or an item that dragged items activate if they stay above it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// A Boolean value that indicates whether dragged items that stay above the object activate it. The default is false.
  var isSpringLoaded: Bool { get set }
}

extension UIView {
  /// The spring-loaded interaction that the view itself has added.
  private var ownSpring: OwnSpringLoading? { storedInteractions.lazy.compactMap { $0 as? OwnSpringLoading }.first }

  /// A Boolean value that indicates whether the view has a spring-loaded interaction of its own.
  var hasOwnSpring: Bool { ownSpring != nil }

  /// Adds or removes a spring-loaded interaction of the view's own.
  ///
  /// - Parameters:
  ///   - find: Sets the target of a context, and returns false if there is none.
  ///   - activate: Activates the target of a context.
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

/// The interaction that `isSpringLoaded` stands for.
private final class OwnSpringLoading: UISpringLoadedInteraction {}

extension UIButton: UISpringLoadedInteractionSupporting {
  /// A Boolean value that indicates whether dragged items that stay above the button press it. The default is false.
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
  /// A Boolean value that indicates whether dragged items that stay above a segment select it. The default is false.
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
  /// A Boolean value that indicates whether dragged items that stay above an item select it. The default is false.
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
