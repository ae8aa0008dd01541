import Foundation

/// A calendar day in the local time zone.
package struct PhotoDay: Hashable, Sendable {
  package let year: Int
  /// 1…12.
  package let month: Int
  /// 1…31.
  package let day: Int
}

extension PhotoDay {
  init(_ date: Date) {
    var seconds = time_t(date.timeIntervalSince1970)
    var parts = tm()
    localtime_r(&seconds, &parts)
    self.init(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}

/// Photos by date, the latest first, as far as the dates are known.
package struct DatedPhotos: Sendable {
  package let photos: [Photo]
  /// The days of the first photos. The dates of the others are being read.
  package let days: [PhotoDay]
  /// A Boolean value that indicates whether these are all photos, in order.
  package let isComplete: Bool

  /// Returns these photos, followed by others with unknown dates.
  func followed(by others: [Photo]) -> DatedPhotos { DatedPhotos(photos: photos + others, days: days, isComplete: false) }

  package func without(_ removed: Set<Photo>) -> DatedPhotos {
    guard !removed.isEmpty else { return self }
    let kept = photos.indices.filter { !removed.contains(photos[$0]) }
    let keptDays = kept.filter { $0 < days.count }.map { days[$0] }
    return DatedPhotos(photos: kept.map { photos[$0] }, days: keptDays, isComplete: isComplete)
  }
}
