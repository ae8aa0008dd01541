import Foundation
import Photos
import Rehearsal
import UIKit

/// The animated changes of a grid: sections and photos that are deleted, inserted and moved.
struct PhotoGridUpdate {
  struct Content {
    let photos: [Photo]
    let sections: PhotoSections

    /// Returns the indices of sections that were appended to another content, or nil if anything else has changed.
    func sections(addedTo other: Content) -> IndexSet? {
      let (new, old) = (sections.all, other.sections.all)
      guard new.count > old.count, new.starts(with: old), photos.starts(with: other.photos) else { return nil }
      return IndexSet(integersIn: old.count..<new.count)
    }
  }

  /// In the old content.
  let deletedSections: IndexSet
  /// In the new content.
  let insertedSections: IndexSet
  /// Old index paths in sections that stay.
  private(set) var deleted: [IndexPath] = []
  /// New index paths in sections that stay.
  private(set) var inserted: [IndexPath] = []
  /// Moves within sections that stay.
  private(set) var moved: [(from: IndexPath, to: IndexPath)] = []

  /// With more changes, the grid is reloaded instead of animated.
  private static let maximumCount = 500

  /// Returns nil if the changes can't be animated or are too many.
  init?(from old: Content, to new: Content) {
    guard old.sections.hasHeaders == new.sections.hasHeaders, old.sections.isComplete, new.sections.isComplete,
      !old.photos.isEmpty, !new.photos.isEmpty, abs(old.photos.count - new.photos.count) <= Self.maximumCount
    else { return nil }
    let difference = FetchDifference(from: old.photos.map(Self.element), to: new.photos.map(Self.element))
    guard difference.count <= Self.maximumCount else { return nil }
    let (oldTitles, newTitles) = (old.sections.titles, new.sections.titles)
    let (former, present) = (Set(oldTitles), Set(newTitles))
    deletedSections = IndexSet(oldTitles.indices.filter { !present.contains(oldTitles[$0]) })
    insertedSections = IndexSet(newTitles.indices.filter { !former.contains(newTitles[$0]) })
    let moving = Set(difference.moves.map(\.from))
    let places = Dictionary(new.photos.indices.map { (new.photos[$0], $0) }) { first, _ in first }
    for (index, photo) in old.photos.enumerated() {
      guard let from = old.sections.path(of: index) else { continue }
      let to = places[photo].flatMap { new.sections.path(of: $0) }
      let stays = to.map { oldTitles[from.section] == newTitles[$0.section] } ?? false
      if let to, stays {
        if moving.contains(index) { moved.append((from, to)) }
      } else {
        if !deletedSections.contains(from.section) { deleted.append(from) }
        if let to, !insertedSections.contains(to.section) { inserted.append(to) }
      }
    }
    for index in difference.inserted {
      guard let path = new.sections.path(of: index), !insertedSections.contains(path.section) else { continue }
      inserted.append(path)
    }
  }

  /// Animates the changes. `update` gives the data source its new content.
  @MainActor
  func perform(in collectionView: UICollectionView, update: @escaping () -> Void) {
    collectionView.performBatchUpdates {
      update()
      collectionView.deleteSections(deletedSections)
      collectionView.insertSections(insertedSections)
      collectionView.deleteItems(at: deleted)
      collectionView.insertItems(at: inserted)
      for move in moved { collectionView.moveItem(at: move.from, to: move.to) }
    }
  }

  /// A photo's identity is its path.
  private static func element(_ photo: Photo) -> FetchDifference.Element { FetchDifference.Element(id: photo.path, revision: 0) }
}

extension PhotoSections {
  /// The titles of the sections, which are unique.
  fileprivate var titles: [String] { all.indices.map { title(of: $0) ?? "" } }
}
