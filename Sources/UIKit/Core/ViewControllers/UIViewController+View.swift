import Foundation

extension UIViewController: UITraitEnvironment {
  /// Creates the view. Implements `loadViewIfNeeded()`.
  func makeView() {
    loadView()
    if viewIfLoaded == nil {
      misuse("-[\(type(of: self)) loadView] returned without setting the controller's view")
      view = UIView(frame: UIScreen.main.bounds)
    }
    viewDidLoad()
    UIWindowScene.running?.layerNamer?.nameProperties(of: self)
  }

  // MARK: Safe area and size

  /// The insets that the controller and its container add to the safe area of the view, in points.
  var effectiveAdditionalSafeAreaInsets: UIEdgeInsets {
    let (own, container) = (additionalSafeAreaInsets, containerSafeAreaInsets)
    return UIEdgeInsets(
      top: own.top + container.top, left: own.left + container.left, bottom: own.bottom + container.bottom,
      right: own.right + container.right)
  }

  /// The size that a presentation of the controller needs for its content, in points, or zero.
  var contentSizeForPresentation: CGSize {
    let own = preferredContentSize == .zero ? (self as? any PresentationSizing)?.sizeOfShownContent : nil
    return own ?? preferredContentSize.limited
  }

  /// Notifies the container and the presentation that the controller prefers another size.
  func notifyPreferredContentSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentation?.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Notifies the children and the presentation of a change of size. Implements `viewWillTransition(to:with:)`.
  func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      child.viewWillTransition(to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
    presented?.controller?.viewWillTransition(to: size, with: coordinator)
  }

  // MARK: Presentation

  /// Implements `present(_:animated:completion:)`.
  func beginPresentation(of viewController: UIViewController, animated: Bool, completion: (() -> Void)?) {
    TransitionCalls.reporting(.uikit, type: self, "present(_:animated:)", [viewController, animated]) {
      PresentationRequests.present(viewController, from: self, animated: animated, completion: completion)
    }
  }

  /// Implements `dismiss(animated:completion:)`.
  func beginDismissal(animated: Bool, completion: (() -> Void)?) {
    TransitionCalls.reporting(.uikit, type: self, "dismiss(animated:)", [animated]) {
      PresentationRequests.dismiss(from: self, animated: animated, completion: completion)
    }
  }

  // MARK: Items of surrounding bars

  /// The items that surrounding bars show for the controller.
  @MainActor
  struct BarItems {
    /// Nil before the first access.
    var navigation: UINavigationItem?
    /// Nil before the first access.
    var tab: UITabBarItem?

    var toolbar: [UIBarButtonItem]?

    /// Nil before the first access.
    var edit: UIBarButtonItem?
    var isEditing = false
    var hidesBottomBar = false

    func takeTitle(_ title: String?) {
      navigation?.title = title
      tab?.title = title
    }
  }
}

extension UIViewController {
  public var editButtonItem: UIBarButtonItem {
    if let button = barItems.edit { return button }
    let button = UIBarButtonItem(title: "Edit", style: .plain, target: self, action: UIViewController.toggleEditing)
    barItems.edit = button
    updateEditButton()
    return button
  }

  func noteEditing(_ isEditing: Bool) {
    barItems.isEditing = isEditing
    updateEditButton()
  }

  private func updateEditButton() {
    let (button, isEditing) = (barItems.edit, barItems.isEditing)
    button?.title = isEditing ? "Done" : "Edit"
    button?.style = isEditing ? .done : .plain
  }

  private func toggleEditing() { setEditing(!isEditing, animated: true) }
}

/// A container whose content determines the size of its presentation.
@MainActor
protocol PresentationSizing {
  /// The size of the visible content and the bars around it, in points, or nil if there is no content.
  var sizeOfShownContent: CGSize? { get }
}
