import Foundation

/// A data source with items that a click on a cell expands or collapses.
@MainActor
protocol OutlineDisclosing: AnyObject {
  /// Returns nil if the item has no children.
  func isExpanded(at path: IndexPath) -> Bool?
  /// Returns the number of items that contain the item at a path.
  func level(at path: IndexPath) -> Int
  /// Expands or collapses an item, if the handlers allow it.
  func toggleExpansion(at path: IndexPath)
}

extension OutlineDisclosing {
  func showOutline(of cell: UICollectionViewCell, at path: IndexPath) {
    (cell as? any OutlineCell)?.showOutline(level: level(at: path), isExpanded: isExpanded(at: path))
  }

  func showOutlines(in list: UICollectionView) {
    for element in list.elements.ordered {
      if let cell = element.view as? UICollectionViewCell, element.key.kind == nil { showOutline(of: cell, at: element.key.indexPath) }
    }
  }
}

extension UICollectionViewDiffableDataSource: OutlineDisclosing {
  private func outline(at path: IndexPath) -> (
    SectionIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, ItemIdentifierType
  )? {
    guard let section = sectionIdentifier(for: path.section), let outline = outlines[section], let item = itemIdentifier(for: path)
    else { return nil }
    return (section, outline, item)
  }

  func isExpanded(at path: IndexPath) -> Bool? {
    outline(at: path).flatMap { _, outline, item in
      outline.hasItems(inside: item) ? outline.isExpanded(item) : nil
    }
  }

  func level(at path: IndexPath) -> Int { outline(at: path).map { $1.level(of: $2) } ?? 0 }

  func toggleExpansion(at path: IndexPath) {
    guard let (section, outline, item) = outline(at: path), let isExpanded = isExpanded(at: path) else { return }
    var changed = outline
    if isExpanded {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willCollapseItem?(item)
      changed.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willExpandItem?(item)
      changed.expand([item])
    }
    apply(changed, to: section)
  }
}
