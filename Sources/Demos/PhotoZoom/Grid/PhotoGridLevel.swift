import UIKit

/// A density of the grid: with more columns, the headers are for months instead of days.
struct PhotoGridLevel: Equatable {
  enum Sections {
    case days, months
  }

  let columns: Int
  /// In points.
  let spacing: CGFloat
  /// The space at the sides of the grid, in points.
  let margin: CGFloat
  /// In points.
  let cornerRadius: CGFloat
  let sections: Sections

  /// From the largest thumbnails to the smallest.
  static let all = [
    PhotoGridLevel(columns: 3, spacing: 10, margin: 16, cornerRadius: 10, sections: .days),
    PhotoGridLevel(columns: 5, spacing: 4, margin: 8, cornerRadius: 5, sections: .months),
    PhotoGridLevel(columns: 9, spacing: 2, margin: 4, cornerRadius: 2, sections: .months),
  ]

  func side(in width: CGFloat) -> CGFloat {
    max(((width - 2 * margin - CGFloat(columns - 1) * spacing) / CGFloat(columns)).rounded(.down), 1)
  }

  /// Returns the density that is `step` levels denser, or nil if there is none.
  func moved(by step: Int) -> PhotoGridLevel? {
    let index = (Self.all.firstIndex(of: self) ?? 0) + step
    return Self.all.indices.contains(index) ? Self.all[index] : nil
  }
}
