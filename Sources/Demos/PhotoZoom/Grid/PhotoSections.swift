import Rehearsal
import UIKit

/// The sections of a grid of photos: days or months, which follow each other.
struct PhotoSections {
  struct Section: Equatable {
    /// The indices of its photos.
    let photos: Range<Int>
    /// The day of its first photo, or nil if it isn't known.
    let day: PhotoDay?
  }

  let all: [Section]
  /// A Boolean value that indicates whether the sections have headers.
  let hasHeaders: Bool
  private let level: PhotoGridLevel.Sections

  /// Creates the sections of photos whose days are known, followed by one with the photos whose days aren't.
  ///
  /// - Parameters:
  ///   - count: The number of photos.
  ///   - days: The days of the first photos, or none if they aren't known. Then there is a single section without a header.
  ///   - level: The times that have a header.
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

  /// Creates a section with places for photos that aren't known yet, and with room for its header.
  init(placeholders: Int, hasHeader: Bool) {
    level = .days
    hasHeaders = hasHeader
    all = [Section(photos: 0..<placeholders, day: nil)]
  }

  /// A Boolean value that indicates whether the days of all photos are known, or none are wanted.
  var isComplete: Bool { !hasHeaders || all.last?.day != nil }

  /// Returns the title of a section, such as "June 14, 2025".
  func title(of section: Int) -> String? { all[section].day?.title(of: level) ?? (section > 0 ? "Reading dates…" : nil) }

  /// Returns the index of the photo at an index path.
  func index(of path: IndexPath) -> Int { all[path.section].photos.lowerBound + path.item }

  /// Returns the index path of a photo.
  ///
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
