import Foundation

/// A mismatch between the counts of a data source and the updates, described in UIKit's words.
struct InvalidUpdate {
  enum List: String {
    case table = "table view"
    case collection = "collection view"

    fileprivate var elements: String { self == .table ? "rows" : "items" }
  }

  let list: List
  let batch: UpdateBatch
  /// The number of elements in each section.
  let before: [Int]
  let after: [Int]

  /// Returns the description of the mismatch. Call it only if the counts differ from the expected ones.
  func reason(expected: [Int]) -> String {
    guard after.count == expected.count, let section = after.indices.first(where: { after[$0] != expected[$0] }) else { return sections }
    return elements(of: section)
  }

  private var sections: String {
    """
    Invalid update: invalid number of sections.  The number of sections contained in the \(list.rawValue) after the update \
    (\(after.count)) must be equal to the number of sections contained in the \(list.rawValue) before the update (\(before.count)), plus \
    or minus the number of sections inserted or deleted (\(batch.insertedSections.count) inserted, \(batch.deletedSections.count) deleted).
    """
  }

  private func elements(of section: Int) -> String {
    let origins = batch.sectionOrigins(count: before.count)
    let old = origins.indices.contains(section) ? origins[section] : nil
    let what = list.elements
    let inserted = batch.insertedItems.count { $0.section == section }
    let deleted = batch.deletedItems.count { $0.section == old }
    let movedIn = batch.movedItems.count { $0.to.section == section }
    let movedOut = batch.movedItems.count { $0.from.section == old }
    return """
      Invalid update: invalid number of \(what) in section \(section).  The number of \(what) contained in an existing section after the \
      update (\(after[section])) must be equal to the number of \(what) contained in that section before the update \
      (\(old.map { before[$0] } ?? 0)), plus or minus the number of \(what) inserted or deleted from that section (\(inserted) inserted, \
      \(deleted) deleted) and plus or minus the number of \(what) moved into or out of that section (\(movedIn) moved in, \(movedOut) moved \
      out).
      """
  }
}
