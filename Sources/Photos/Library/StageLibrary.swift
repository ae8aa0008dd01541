import Synchronization
import UIKit

/// The photo library as the code of one stage sees it: shared pictures, with the changes that the stage's code has made.
///
/// A stage that is reopened, opened twice or simulated has a new one, so that each run sees the same.
final class StageLibrary: Sendable {
  /// Nil for an empty library.
  let backend: (any PhotoBackend)?

  private struct Values {
    var edits: [String: AssetEdit] = [:]
    var observers = WeakObservers()
  }

  private let values = Mutex(Values())
  private let changes = DispatchQueue(label: "Photos changes")
  /// The queue of the observers. They often wait for the main queue, so other work must not wait for this queue.
  private let observing = DispatchQueue(label: "Photos observers")

  init(_ backend: (any PhotoBackend)?) {
    self.backend = backend
    backend?.observe(self) { [weak self] in self?.notifyObservers() }
  }

  var content: LibraryContent {
    LibraryContent(backend?.listing ?? LibraryListing(), edits: values.withLock { $0.edits }, in: self)
  }

  // MARK: Observers

  func add(_ observer: any PHPhotoLibraryChangeObserver) {
    nonisolated(unsafe) let observer = observer
    values.withLock { $0.observers.add(observer) }
  }

  func remove(_ observer: any PHPhotoLibraryChangeObserver) {
    nonisolated(unsafe) let observer = observer
    values.withLock { $0.observers.remove(observer) }
  }

  private func notifyObservers() {
    observing.async { [self] in
      let observers = values.withLock { $0.observers }.all
      guard !observers.isEmpty else { return }
      let change = PHChange(content)
      for observer in observers { observer.photoLibraryDidChange(change) }
    }
  }

  // MARK: Changes

  /// Returns the changes that the stage's code has made to a picture.
  func edit(of id: String) -> AssetEdit? { values.withLock { $0.edits.isEmpty ? nil : $0.edits[id] } }

  /// Runs a block on the queue of changes, and makes the changes that it requests.
  func perform(_ block: @escaping () -> Void, completion: @escaping (Result<Void, any Error>) -> Void) {
    nonisolated(unsafe) let (block, completion) = (block, completion)
    changes.async { [self] in completion(Result { try commit(block) }) }
  }

  /// Runs a block on the queue of changes, makes the changes that it requests, and returns.
  func performAndWait(_ block: () -> Void) throws {
    try withoutActuallyEscaping(block) { block in
      nonisolated(unsafe) let block = block
      try changes.sync { try commit(block) }
    }
  }

  private func commit(_ block: () -> Void) throws {
    let requests = ChangeRequests()
    ChangeRequests.$current.withValue(requests) { block() }
    defer { if !requests.all.isEmpty { notifyObservers() } }
    for request in requests.all {
      guard let record = content.record(withID: request.id) else { throw PHPhotosError(.identifierNotFound) }
      var edit = request.edit
      if let backend, backend.storesFavorites, let isFavorite = edit.isFavorite {
        try backend.setFavorite(isFavorite, of: record)
        edit.isFavorite = nil
      }
      values.withLock { $0.edits[request.id, default: AssetEdit()].add(edit) }
    }
  }
}

extension AssetEdit {
  mutating func add(_ later: AssetEdit) {
    isFavorite = later.isFavorite ?? isFavorite
    isHidden = later.isHidden ?? isHidden
    creationDate = later.creationDate ?? creationDate
    isDeleted = isDeleted || later.isDeleted
    revision += 1
  }
}
