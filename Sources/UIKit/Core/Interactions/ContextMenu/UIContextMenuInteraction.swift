import Foundation

/// An interaction that opens a menu for a view by the secondary button, a press of half a second, or the menu key (Shift+F10).
///
/// The innermost view under the pointer that has a menu shows it. On a desktop the menu opens at the pointer, or below the view if a
/// key opens it. On a stage, as on a phone, it opens beside a preview of the view, in front of the blurred screen.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public private(set) weak var view: UIView?

  let longPress = ContextMenuPress()
  /// Returns the area to which a menu belongs that a key opens, or nil for the whole view.
  var focusedArea: (() -> CGRect?)?
  private var location = CGPoint.zero
  private weak var session: MenuSession?

  /// Creates an interaction that asks `delegate`, which is weakly referenced, for the menu.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    longPress.name = "context menu"
    longPress.addTarget(self, action: UIContextMenuInteraction.handleLongPress)
  }

  /// Closes the menu and detaches the recognizer when the interaction is removed.
  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    dismissMenu()
    self.view?.removeGestureRecognizer(longPress)
    self.view = nil
  }

  /// Attaches the recognizer to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(longPress)
  }

  /// Returns the position at which the menu was opened, in the points of `view`, or of the window if nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(location, to: view ?? own.window)
  }

  open func dismissMenu() { session?.close() }

  /// Replaces the open menu with the one that `block` returns.
  ///
  /// The argument of `block` is the open menu.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let session else { return }
    session.replaceMenu(with: block(session.menu))
  }

  private func handleLongPress(_ recognizer: UILongPressGestureRecognizer) {
    guard let view else { return }
    let point = recognizer.location(in: view)
    let onScreen = view.convert(point, toScreenOf: view.window)
    switch recognizer.state {
    case .began: presentMenu(at: point)
    case .changed: session?.pressMoved(to: onScreen)
    case .ended: session?.pressReleased(at: onScreen)
    case .cancelled: session?.pressCancelled()
    case .possible, .failed: break
    }
  }

  /// Returns the configuration of the menu for a point of the view.
  func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
  }

  /// Opens the menu at a point of the view, or below the view if nil. Returns false if there is no menu.
  @discardableResult
  func presentMenu(at point: CGPoint? = nil) -> Bool {
    guard let view, let window = view.window, let scene = window.windowScene else { return false }
    let area = focusedArea?() ?? view.bounds
    location = point ?? CGPoint(x: area.midX, y: area.midY)
    guard let configuration = configuration(at: location), let menu = configuration.makeMenu() else { return false }
    // What is lifted is back in its place before the menu's preview takes over from there.
    scene.dragging?.menuWillOpen()
    let frame = CGRect(
      origin: view.convert(area.origin, toScreenOf: window), size: view.convert(area, to: window).size)
    let press = point.map { view.convert($0, toScreenOf: window) }
    var request = MenuRequest(
      menu: menu, owner: view, anchor: press.map(MenuAnchor.at) ?? .below(frame), pressedAt: press, isByKeyboard: press == nil)
    if let control = view as? UIControl { request.didChoose = { [weak control] in control?.menuElementWasChosen($0) } }
    if scene.menuLook.isTouch, !(view is UIControl) {
      request.preview = preview(for: configuration, of: view, menu: menu, look: scene.menuLook)
    }
    return present(request, for: configuration, in: scene) != nil
  }

  /// Returns what to show beside the menu.
  private func preview(for configuration: UIContextMenuConfiguration, of view: UIView, menu: UIMenu, look: MenuLook) -> MenuPreviewRequest {
    let target = delegate?.contextMenuInteraction(
      self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
    let controller = configuration.makePreview()
    let height = CGFloat(MenuRow.rows(of: menu).count) * look.rowHeight
    return MenuPreviewRequest(
      source: target?.view ?? view, backgroundColor: target?.parameters.backgroundColor, controller: controller, menuHeight: height,
      commit: { [weak self] in
        guard let self else { return }
        let animator = MenuAnimator()
        animator.previewViewController = controller
        delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        animator.complete()
      })
  }

  func present(_ request: MenuRequest, for configuration: UIContextMenuConfiguration, in scene: UIWindowScene) -> MenuSession? {
    let appearing = MenuAnimator()
    var request = request
    request.willShow = { [weak self] in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: appearing)
    }
    let onEnd = request.didClose
    request.didClose = { [weak self] in
      onEnd()
      guard let self else { return }
      let leaving = MenuAnimator()
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: leaving)
      leaving.complete()
    }
    session = scene.menus.present(request, in: scene)
    if session != nil { appearing.complete() }
    return session
  }
}

/// The recognizer of the long press that opens a context menu.
final class ContextMenuPress: UILongPressGestureRecognizer {}

extension UIView {
  /// The context menu interaction of the view, if it has one.
  var attachedContextMenu: UIContextMenuInteraction? {
    for case let interaction as UIContextMenuInteraction in storedInteractions { return interaction }
    return nil
  }

  /// Converts a point from this view to the scene's screen points.
  func convert(_ point: CGPoint, toScreenOf window: UIWindow?) -> CGPoint {
    layer.convert(point, to: window?.layer.superlayer)
  }
}

// MARK: Keyboard

extension UIKey {
  /// A Boolean value that indicates whether the key opens the menu of the focused view: the menu key, or Shift+F10.
  var opensContextMenu: Bool {
    switch keyCode {
    case .keyboardApplication: true
    case .keyboardF10: modifierFlags.intersection([.shift, .control, .alternate, .command]) == .shift
    default: false
    }
  }
}

extension UIWindow {
  /// Opens the menu of a view, or of the innermost ancestor that has one. Returns false if there is none.
  func presentContextMenu(for responder: UIResponder) -> Bool {
    var candidate: UIResponder? = responder
    while let current = candidate {
      if let view = current as? UIView, let interaction = view.attachedContextMenu, interaction.presentMenu() {
        return true
      }
      candidate = current.next
    }
    return false
  }
}
