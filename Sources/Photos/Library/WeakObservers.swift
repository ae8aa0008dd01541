/// Weakly referenced observers, in the order in which they were added.
struct WeakObservers: @unchecked Sendable {
  private struct Entry {
    weak var observer: (any PHPhotoLibraryChangeObserver)?
  }

  private var entries: [Entry] = []

  var all: [any PHPhotoLibraryChangeObserver] { entries.compactMap(\.observer) }

  mutating func add(_ observer: any PHPhotoLibraryChangeObserver) {
    remove(observer)
    entries.append(Entry(observer: observer))
  }

  /// Also removes observers that no longer exist.
  mutating func remove(_ observer: any PHPhotoLibraryChangeObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
  }
}
