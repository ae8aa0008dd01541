import Foundation

// The context menus of rows.
extension UITableView {
  func makeMenus() -> ElementMenus {
    ElementMenus(
      in: self, focusedArea: { [weak self] in self?.selection.focused.flatMap { self?.rectForRow(at: $0) } },
      element: { [weak self] in self?.menuElement(at: $0) })
  }

  private func menuElement(at point: CGPoint) -> MenuElement? {
    guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path) else { return nil }
    return MenuElement(
      view: cell,
      configuration: { [weak self] point in
        guard let self else { return nil }
        return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
      },
      commit: { [weak self] configuration, animator in
        guard let self else { return }
        delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      })
  }
}
