import Rehearsal
import UIKit

/// The sections of a grid of photos, which are days or months.
struct PhotoSections {
  struct Section: Equatable {
    let photos: Range<Int>
    /// The day of the first photo, or nil while it isn't known.
    let day: PhotoDay?
  }

  let all: [Section]
  let hasHeaders: Bool
  private let level: PhotoGridLevel.Sections

  /// Creates the sections of the photos whose days are known, followed by one with the other photos.
  ///
  /// `days` are the days of the first photos. Without any, there is a single section without a header.
  init(count: Int, days: [PhotoDay], level: PhotoGridLevel.Sections) {
    self.level = level
    let known = min(days.count, count)
    hasHeaders = known > 0
    guard known > 0 else {
      all = [Section(photos: 0..<count, day: nil)]
      return
    }
    var sections: [Section] = []
    var start = 0
    for index in 1...known where index == known || !days[index].isSame(level, as: days[start]) {
      sections.append(Section(photos: start..<index, day: days[start]))
      start = index
    }
    if known < count { sections.append(Section(photos: known..<count, day: nil)) }
    all = sections
  }

  /// Creates a section of placeholders for photos that aren't known yet.
  init(placeholders: Int, hasHeader: Bool) {
    level = .days
    hasHeaders = hasHeader
    all = [Section(photos: 0..<placeholders, day: nil)]
  }

  /// A Boolean value that indicates whether the days of all photos are known or not needed.
  var isComplete: Bool { !hasHeaders || all.last?.day != nil }

  /// Returns a title such as "June 14, 2025".
  func title(of section: Int) -> String? { all[section].day?.title(of: level) ?? (section > 0 ? "Reading dates…" : nil) }

  func index(of path: IndexPath) -> Int { all[path.section].photos.lowerBound + path.item }

  /// - Complexity: O(log *n*), where *n* is the number of sections.
  func path(of index: Int) -> IndexPath? {
    let section = all.partitioningIndex { $0.photos.upperBound > index }
    guard section < all.count, all[section].photos.contains(index) else { return nil }
    return IndexPath(item: index - all[section].photos.lowerBound, section: section)
  }
}

extension PhotoDay {
  fileprivate func isSame(_ level: PhotoGridLevel.Sections, as other: PhotoDay) -> Bool {
    year == other.year && month == other.month && (level == .months || day == other.day)
  }

  fileprivate func title(of level: PhotoGridLevel.Sections) -> String {
    let name = Self.months[(month - 1) % 12]
    return level == .days ? "\(name) \(day), \(year)" : "\(name) \(year)"
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
  ]
}
