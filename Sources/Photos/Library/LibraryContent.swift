import Foundation

/// An app's changes of a picture, which last until the stage is opened again.
struct AssetEdit: Sendable {
  var isFavorite: Bool?
  var isHidden: Bool?
  var creationDate: Date?
  var isDeleted = false
  var revision = 0
}

/// The library at one point in time, with the changes of one app.
struct LibraryContent: Sendable {
  let library: StageLibrary
  private let listing: LibraryListing
  private let edits: [String: AssetEdit]

  init(_ listing: LibraryListing, edits: [String: AssetEdit], in library: StageLibrary) {
    self.library = library
    self.listing = listing
    self.edits = edits
  }

  /// Hidden pictures are at the end.
  var records: [PhotoRecord] { edited(listing.records) }

  /// The albums that aren't empty.
  var folders: [PhotoFolder] { listing.folders.filter { !edited($0.records).isEmpty } }

  /// Returns nil if there is no such album.
  func records(ofFolder id: String) -> [PhotoRecord]? { listing.folders.first { $0.id == id }.map { edited($0.records) } }

  func record(withID id: String) -> PhotoRecord? { records(withIDs: [id]).first }

  /// Returns the pictures in the order of `ids`.
  func records(withIDs ids: [String]) -> [PhotoRecord] {
    let wanted = Set(ids)
    var found: [String: PhotoRecord] = [:]
    for records in [listing.records] + listing.folders.map(\.records) where found.count < wanted.count {
      for record in records where wanted.contains(record.id) && found[record.id] == nil { found[record.id] = edited(record) }
    }
    return ids.compactMap { found[$0] }
  }

  private func edited(_ records: [PhotoRecord]) -> [PhotoRecord] { edits.isEmpty ? records : records.compactMap(edited) }

  private func edited(_ record: PhotoRecord) -> PhotoRecord? {
    guard let edit = edits[record.id] else { return record }
    guard !edit.isDeleted else { return nil }
    return PhotoRecord(
      id: record.id, path: record.path, revision: record.revision &+ edit.revision, isHidden: edit.isHidden ?? record.isHidden)
  }
}
