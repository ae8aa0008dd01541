import Foundation

/// A scene's open menu: there is one at a time.
@MainActor
final class MenuPresenter {
  private var session: MenuSession?

  /// Opens a menu in place of the one that is open. Nil when it has no rows.
  func present(_ request: MenuRequest, in scene: UIWindowScene) -> MenuSession? {
    dismiss()
    guard MenuRow.rows(of: request.menu).contains(where: { $0.element != nil }) else { return nil }
    request.willShow()
    scene.toolTips.dismiss()
    let session = MenuSession(request, in: scene) { [weak self] in self?.session = nil }
    self.session = session
    return session
  }

  /// Closes the menu; nothing is chosen.
  func dismiss() { session?.close() }

  /// Closes the menu of a view that has left its window.
  func ownerDidLeave(_ view: UIView) { if session?.owner === view { dismiss() } }

  /// Tells of the secondary button's moving and coming up, after it opened the menu.
  func followSecondaryButton(_ input: PointerInput) {
    switch input.phase {
    case .began: break
    case .moved: session?.hand(movedTo: input.location)
    case .ended: session?.hand(releasedAt: input.location)
    case .cancelled: session?.handCancelled()
    }
  }
}
