import Foundation

/// A data source whose items a click on their cells discloses.
@MainActor
protocol OutlineDisclosing: AnyObject {
  /// Returns whether the items inside the item at a path are shown, or nil if nothing is inside it.
  func isExpanded(at path: IndexPath) -> Bool?
  /// Returns the number of items that the one at a path is inside of.
  func level(at path: IndexPath) -> Int
  /// Shows or hides the items inside the item at a path, if the handlers allow it.
  func toggleExpansion(at path: IndexPath)
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
