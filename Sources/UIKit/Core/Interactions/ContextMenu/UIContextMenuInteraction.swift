import Foundation

/// The secondary button, a press of half a second, or the menu key (Shift+F10) opens the menu of the innermost view that has one.
///
/// On a desktop the menu opens at the pointer, or below the view if a key opens it. On a stage, as on a phone, it opens next to a preview
/// of the view, in front of the blurred screen.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public private(set) weak var view: UIView?

  let longPress = ContextMenuPress()
  /// Returns the area below which a key opens the menu, or nil for the whole view.
  var focusedArea: (() -> CGRect?)?
  private var location = CGPoint.zero
  private weak var session: MenuSession?

  /// The delegate is weakly referenced.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    longPress.name = "context menu"
    longPress.addTarget(self, action: UIContextMenuInteraction.handleLongPress)
  }

  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    dismissMenu()
    self.view?.removeGestureRecognizer(longPress)
    self.view = nil
  }

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

  func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
  }

  /// Opens the menu at a point of the view, or below the view if nil. Returns false if there is no menu.
  @discardableResult
  func presentMenu(at point: CGPoint? = nil) -> Bool {
    guard let view, let window = view.window, let scene = window.windowScene else { return false }
    let area = focusedArea?() ?? view.bounds
    location = point ?? area.middle
    guard let configuration = configuration(at: location), let menu = configuration.makeMenu() else { return false }
    // A lifted item returns to its place before the menu's preview replaces it there.
    scene.dragging?.menuWillOpen()
    let frame = CGRect(
      origin: view.convert(area.origin, toScreenOf: window), size: view.convert(area, to: window).size)
    let press = point.map { view.convert($0, toScreenOf: window) }
    var request = MenuRequest(
      menu: menu, owner: view, anchor: press.map(MenuAnchor.at) ?? .below(frame), pressedAt: press, isByKeyboard: press == nil)
    if let control = view as? UIControl { request.didChoose = { [weak control] in control?.menuElementWasChosen($0) } }
    if scene.settings.menuLook.isTouch, !(view is UIControl) {
      request.preview = preview(for: configuration, of: view, menu: menu, look: scene.settings.menuLook)
    }
    return present(request, for: configuration, in: scene) != nil
  }

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

final class ContextMenuPress: UILongPressGestureRecognizer {}

extension UIView {
  var attachedContextMenu: UIContextMenuInteraction? {
    storedInteractions.first(UIContextMenuInteraction.self)
  }

  func convert(_ point: CGPoint, toScreenOf window: UIWindow?) -> CGPoint {
    layer.convert(point, to: window?.layer.superlayer)
  }
}

// MARK: Keyboard

extension UIKey {
  /// True for the menu key and Shift+F10.
  var opensContextMenu: Bool {
    switch keyCode {
    case .keyboardApplication: true
    case .keyboardF10: modifierFlags.intersection([.shift, .control, .alternate, .command]) == .shift
    default: false
    }
  }
}

extension UIWindow {
  /// Opens the menu of a responder's view, or of the innermost ancestor that has one. Returns false if there is none.
  func presentContextMenu(for responder: UIResponder) -> Bool {
    responderChain(from: responder).contains { ($0 as? UIView)?.attachedContextMenu?.presentMenu() == true }
  }
}
