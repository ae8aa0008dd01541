import Foundation
import Photos
import Synchronization

extension FolderPhotos {
  /// The number of photos that are sorted at once, in a few milliseconds.
  private static let few = 100

  /// Sorts photos by the dates on which they were taken, or else on which their files were written, the latest first. Photos of the same
  /// time keep their order.
  ///
  /// A few photos are sorted at once. For more, files are read in the background, so that a folder of a hundred thousand photos opens as
  /// fast as one of a dozen.
  ///
  /// - Parameters:
  ///   - photos: The photos.
  ///   - completion: The closure to call with the sorted photos.
  @MainActor
  package func sortByDate(_ photos: [Photo], completion: @escaping @MainActor @Sendable ([DatedPhoto]) -> Void) {
    if !isLive || photos.count <= Self.few { return completion(sortedByDate(photos)) }
    DispatchQueue.global(qos: .utility).async { [self] in
      let sorted = sortedByDate(photos)
      DispatchQueue.main.async { MainActor.assumeIsolated { completion(sorted) } }
    }
  }

  private func sortedByDate(_ photos: [Photo]) -> [DatedPhoto] {
    let revisions = state.withLock { $0.revisions }
    return photos.map { photo in
      let record = PhotoRecord(path: photo.path, revision: revisions[photo.path] ?? 0)
      return (photo: photo, date: metadata(of: record).creationDate ?? .distantPast)
    }
    .sorted { $0.date > $1.date }
    .map { DatedPhoto(photo: $0.photo, day: PhotoDay($0.date)) }
  }
}
