import Foundation

/// A list whose elements may have context menus, which its delegate supplies.
@MainActor
protocol MenuList: ListView {
  /// Updates the layout first. Returns nil if the element isn't visible.
  func menuSource(at path: IndexPath) -> UIView?
  /// The area at which a menu opens that a key asks for.
  func menuArea(at path: IndexPath) -> CGRect?
  func menu(at path: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
  func performPreviewAction(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
}

extension MenuList {
  func makeMenus() -> ElementMenus {
    ElementMenus(in: self) { [weak self] in
      self?.selection.focused.flatMap { self?.menuArea(at: $0) }
    } element: { [weak self] point in
      guard let self, let path = elementPath(at: point), let source = menuSource(at: path) else { return nil }
      return MenuElement(view: source) { [weak self] point in
        self?.menu(at: path, point: point)
      } commit: { [weak self] configuration, animator in
        self?.performPreviewAction(configuration, animator)
      }
    }
  }
}

extension UITableView: MenuList {
  func menuSource(at path: IndexPath) -> UIView? { cellForRow(at: path) }
  func menuArea(at path: IndexPath) -> CGRect? { rectForRow(at: path) }

  func menu(at path: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
  }

  func performPreviewAction(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating) {
    delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

extension UICollectionView: MenuList {
  func menuSource(at path: IndexPath) -> UIView? { cellForItem(at: path) }
  func menuArea(at path: IndexPath) -> CGRect? { cellForItem(at: path)?.frame }

  func menu(at path: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
  }

  func performPreviewAction(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating) {
    delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
