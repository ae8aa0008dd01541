import CoreGraphics
import Foundation
import Host
import Photos
import Synchronization

// The photos in the order of their dates. In a large folder, reading the dates takes longer than a person waits for the first screen, so
// the latest photos are guessed by their names, as cameras count on. If the guess is right, nothing moves when all dates are known.

/// The known part of the order of the photos.
struct DateOrder: Sendable {
  typealias Observer = @MainActor @Sendable (DatedPhotos) -> Void

  /// The photos as far as they are sorted, or nil before somebody has asked.
  var photos: DatedPhotos?
  /// A Boolean value that indicates whether the photos are those that are in the folders at present.
  var isCurrent = false
  /// A number that changes when the folders do. What was begun for another number is out of date.
  var revision = 0
  /// A Boolean value that indicates whether dates are being read in the background.
  var isReading = false
  /// The closures to call as more is known.
  var observers: [Observer] = []

  /// Notes that the photos in the folders have changed.
  mutating func invalidate() {
    (isCurrent, isReading, observers) = (false, false, [])
    revision += 1
  }
}

extension FolderPhotos {
  /// The number of photos that are sorted at once, in a few milliseconds.
  static let fewPhotos = PhotoListing.outermostCount
  /// The longest time for which a screen waits for the names in a folder, in seconds. Most folders have been read before.
  package static let patience = 0.005
  /// Dates are read when nothing else is to be done.
  private static let niceness: Int32 = 15

  /// Sorts the photos by the dates on which they were taken, or else on which their files were written, the latest first. Photos of the
  /// same time keep their order.
  ///
  /// A few photos, and those of a capture, are sorted at once. Those of a large folder, or one that is far away, are sorted in the
  /// background. First the latest ones are passed on, then all with the others behind them, and at last all in order.
  ///
  /// - Parameters:
  ///   - showsFormer: Whether to pass on the order before the latest change of the folders, until the present one is known.
  ///   - observer: The closure to call with the photos, once or several times.
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

  /// Returns the photos by their dates if that takes no more than a few milliseconds, or if they are those of a capture, and otherwise nil.
  package func sortedIfFew() -> DatedPhotos? {
    guard let few = fewPhotosToSort else { return nil }
    let sorted = sorted(few)
    state.withLock { state in
      state.dateOrder.photos = sorted
      state.dateOrder.isCurrent = true
    }
    return sorted
  }

  /// The photos if they are to be sorted at once, or nil.
  private var fewPhotosToSort: [Photo]? {
    if !isLive { return photos }
    guard isKnown || library.wait(seconds: Self.patience) else { return nil }
    let photos = photos
    return photos.count <= Self.fewPhotos ? photos : nil
  }

  /// A Boolean value that indicates whether the photos are known without waiting.
  package var isKnown: Bool { state.withLock { $0.photos != nil } }

  // MARK: Background

  /// Sorts the photos, which are those of a revision, and passes on what is known in the meantime.
  private func readDates(_ revision: Int) {
    var latest: DatedPhotos?
    if state.withLock({ $0.dateOrder.photos == nil }) {
      let names = library.outermost
      let known = sorted(names.last, areAll: names.total <= names.last.count)
      pass(known, revision)
      latest = known
    }
    BackgroundThread.yield(niceness: Self.niceness)
    // Also when all are known, as from now on the folders are followed.
    let photos = photos
    if latest?.isComplete == true { return }
    if let latest {
      let first = Set(latest.photos)
      pass(latest.followed(by: photos.reversed().filter { !first.contains($0) }), revision)
    }
    readMetadata(of: photos)
    pass(sorted(photos), revision)
  }

  /// The number of files that a thread reads before it looks for more.
  private static let portion = 256

  /// Reads the files of many photos on several threads, with the lowest priority.
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

  /// Keeps an order of photos and tells it to the observers, unless the folders have changed.
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

/// The portions of a long list, of which threads take one after the other.
private final class Portions: Sendable {
  private let count: Int
  private let size: Int
  private let start = Mutex(0)

  init(count: Int, size: Int) {
    self.count = count
    self.size = size
  }

  /// Returns the next portion, or nil if there is none.
  func next() -> Range<Int>? {
    start.withLock { start in
      guard start < count else { return nil }
      defer { start += size }
      return start..<min(start + size, count)
    }
  }
}
