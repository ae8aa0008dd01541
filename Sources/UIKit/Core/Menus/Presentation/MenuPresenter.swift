import Foundation

/// The open menu of a scene, of which there is at most one.
@MainActor
final class MenuPresenter {
  private var session: MenuSession?

  /// Opens a menu in place of the current one. Returns nil if the menu has no rows.
  func present(_ request: MenuRequest, in scene: UIWindowScene) -> MenuSession? {
    dismiss()
    let hasElements = MenuRow.rows(of: request.menu).contains { $0.element != nil } || !request.menu.deferredElements.isEmpty
    guard hasElements else { return nil }
    request.willShow()
    scene.toolTips.dismiss()
    let session = MenuSession(request, in: scene) { [weak self] in self?.session = nil }
    self.session = session
    return session
  }

  func dismiss() { session?.close() }

  func ownerDidLeave(_ view: UIView) { if session?.owner === view { dismiss() } }

  /// Handles the movement and release of the secondary button that has opened the menu.
  func followSecondaryButton(_ input: PointerInput) {
    switch input.phase {
    case .began: break
    case .moved: session?.pressMoved(to: input.location)
    case .ended: session?.pressReleased(at: input.location)
    case .cancelled: session?.pressCancelled()
    }
  }
}
