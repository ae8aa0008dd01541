/// Objects that are called as long as they exist, in the order in which they were added.
struct WeakObservers: @unchecked Sendable {
  private struct Entry {
    weak var observer: (any PHPhotoLibraryChangeObserver)?
  }

  private var entries: [Entry] = []

  /// The objects that still exist.
  var all: [any PHPhotoLibraryChangeObserver] { entries.compactMap(\.observer) }

  /// Adds an object, unless it was added before.
  mutating func add(_ observer: any PHPhotoLibraryChangeObserver) {
    remove(observer)
    entries.append(Entry(observer: observer))
  }

  /// Removes an object, and those that don't exist anymore.
  mutating func remove(_ observer: any PHPhotoLibraryChangeObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
  }
}
