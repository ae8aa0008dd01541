import CoreGraphics
import Host
import Photos
import Synchronization

// The photos in the order of their dates. In a large folder, reading the dates takes longer than the first screen may wait, so the latest
// photos are guessed by their names, because cameras number their files. If the guess is right, nothing moves when all dates are known.

struct DateOrder: Sendable {
  typealias Observer = @MainActor @Sendable (DatedPhotos) -> Void

  /// The sorted photos, or nil before the first request.
  var photos: DatedPhotos?
  /// A Boolean value that indicates whether the photos are those in the folders at present.
  var isCurrent = false
  /// Increases when the folders change. Work that began at another number is out of date.
  var revision = 0
  /// A Boolean value that indicates whether dates are being read in the background.
  var isReading = false
  var observers: [Observer] = []

  mutating func invalidate() {
    (isCurrent, isReading, observers) = (false, false, [])
    revision += 1
  }
}

extension FolderPhotos {
  /// The maximum number of photos to sort at once, in a few milliseconds.
  static let fewPhotos = PhotoListing.outermostCount
  /// The maximum time that a screen waits for the names in a folder, in seconds. Usually they have been read before.
  package static let patience = 0.005
  /// Dates are read with low priority.
  private static let niceness: Int32 = 15

  /// Sorts the photos by the date of creation, or of modification if it is unknown, the latest first. Photos with equal dates keep their
  /// order.
  ///
  /// Small folders and captures are sorted at once. Large and slow folders are sorted in the background: `observer` gets the latest photos
  /// first, then all with the others after them, and at last all in order. If `showsFormer` is true, it first gets the order before the
  /// latest change of the folders.
  @MainActor
  package func sortByDate(showingFormer showsFormer: Bool = true, _ observer: @escaping @MainActor @Sendable (DatedPhotos) -> Void) {
    if let sorted = sortedIfFew() { return observer(sorted) }
    let (known, isDone, revision) = state.withLock { state in
      let order = state.dateOrder
      let isDone = order.isCurrent && order.photos?.isComplete == true
      if !isDone { state.dateOrder.observers.append(observer) }
      let begins = !isDone && !order.isReading
      if begins { state.dateOrder.isReading = true }
      return (order.isCurrent || showsFormer ? order.photos : nil, isDone, begins ? order.revision : nil)
    }
    if let known { observer(known) }
    if !isDone, let revision { BackgroundThread.start { [self] in readDates(revision) } }
  }

  /// Returns the sorted photos if that takes at most a few milliseconds or this is a capture, otherwise nil.
  package func sortedIfFew() -> DatedPhotos? {
    guard let few = fewPhotosToSort else { return nil }
    let sorted = sorted(few)
    state.withLock { state in
      state.dateOrder.photos = sorted
      state.dateOrder.isCurrent = true
    }
    return sorted
  }

  /// The photos if they are to be sorted at once, otherwise nil.
  private var fewPhotosToSort: [Photo]? {
    if !isLive { return photos }
    guard isKnown || library.wait(seconds: Self.patience) else { return nil }
    let photos = photos
    return photos.count <= Self.fewPhotos ? photos : nil
  }

  /// A Boolean value that indicates whether the photos are known without waiting.
  package var isKnown: Bool { state.withLock { $0.photos != nil } }

  // MARK: Background

  private func readDates(_ revision: Int) {
    var latest: DatedPhotos?
    if state.withLock({ $0.dateOrder.photos == nil }) {
      let names = library.outermost
      let known = sorted(names.last, areAll: names.total <= names.last.count)
      pass(known, revision)
      latest = known
    }
    BackgroundThread.yield(niceness: Self.niceness)
    // Even if all are known, because from now on the folders are observed.
    let photos = photos
    if latest?.isComplete == true { return }
    if let latest {
      let first = Set(latest.photos)
      pass(latest.followed(by: photos.reversed().filter { !first.contains($0) }), revision)
    }
    readMetadata(of: photos)
    pass(sorted(photos), revision)
  }

  /// The number of files that a thread reads at a time.
  private static let portion = 256

  /// Reads files on several threads, with the lowest priority.
  private func readMetadata(of photos: [Photo]) {
    let revisions = state.withLock { $0.revisions }
    let portions = Portions(count: photos.count, size: Self.portion)
    let read: @Sendable () -> Void = { [self] in
      while let range = portions.next() { for photo in photos[range] { _ = metadata(of: record(of: photo, revisions)) } }
    }
    let group = DispatchGroup()
    for _ in 1..<ProcessInfo.processInfo.activeProcessorCount.clamped(to: 1...4) {
      group.enter()
      BackgroundThread.start(niceness: Self.niceness) {
        read()
        group.leave()
      }
    }
    read()
    group.wait()
  }

  /// Stores an order of photos and notifies the observers, unless the folders have changed.
  private func pass(_ photos: DatedPhotos, _ revision: Int) {
    let observers = state.withLock { state -> [DateOrder.Observer] in
      guard state.dateOrder.revision == revision else { return [] }
      defer { if photos.isComplete { state.dateOrder.observers = [] } }
      state.dateOrder.photos = photos
      state.dateOrder.isCurrent = true
      if photos.isComplete { state.dateOrder.isReading = false }
      return state.dateOrder.observers
    }
    guard !observers.isEmpty else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { for observer in observers { observer(photos) } } }
  }

  private func sorted(_ photos: [Photo], areAll: Bool = true) -> DatedPhotos {
    let revisions = state.withLock { $0.revisions }
    let dated = photos.map { photo in
      (photo: photo, date: metadata(of: record(of: photo, revisions)).creationDate ?? .distantPast)
    }
    .sorted { $0.date > $1.date }
    return DatedPhotos(photos: dated.map(\.photo), days: dated.map { PhotoDay($0.date) }, isComplete: areAll)
  }

  private func record(of photo: Photo, _ revisions: [String: Int]) -> PhotoRecord {
    let path = photo.path
    return PhotoRecord(path: path, revision: revisions[path] ?? 0)
  }
}

/// Divides a long list among threads.
private final class Portions: Sendable {
  private let count: Int
  private let size: Int
  private let start = Mutex(0)

  init(count: Int, size: Int) {
    self.count = count
    self.size = size
  }

  func next() -> Range<Int>? {
    start.withLock { start in
      guard start < count else { return nil }
      defer { start += size }
      return start..<min(start + size, count)
    }
  }
}
