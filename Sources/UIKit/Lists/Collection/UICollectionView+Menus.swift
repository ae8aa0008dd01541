import Foundation

// The context menus of items.
extension UICollectionView {
  func makeMenus() -> ElementMenus {
    ElementMenus(
      in: self, focusedArea: { [weak self] in self?.selection.focused.flatMap { self?.cellForItem(at: $0)?.frame } },
      element: { [weak self] in self?.menuElement(at: $0) })
  }

  private func menuElement(at point: CGPoint) -> MenuElement? {
    guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path) else { return nil }
    return MenuElement(
      view: cell,
      configuration: { [weak self] point in
        guard let self else { return nil }
        return delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
      },
      commit: { [weak self] configuration, animator in
        guard let self else { return }
        delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      })
  }
}
