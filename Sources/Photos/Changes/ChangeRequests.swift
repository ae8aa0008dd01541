/// The changes that are requested by a block.
final class ChangeRequests: @unchecked Sendable {
  /// The changes that the running block requests, or nil outside of one.
  @TaskLocal static var current: ChangeRequests?

  /// A change of a picture.
  struct Request {
    let id: String
    var edit: AssetEdit
  }

  /// The requests, in the order in which they were created. They are used on one thread.
  private(set) var all: [Request] = []

  /// Adds a request to the block that is running, and returns its place there, or nil if there is no block.
  static func add(_ id: String, _ edit: AssetEdit = AssetEdit()) -> (requests: ChangeRequests, index: Int)? {
    guard let current else {
      report("This method can only be called from inside of -[PHPhotoLibrary performChanges:] or -[PHPhotoLibrary performChangesAndWait:]")
      return nil
    }
    current.all.append(Request(id: id, edit: edit))
    return (current, current.all.count - 1)
  }

  subscript(index: Int) -> AssetEdit {
    get { all[index].edit }
    set { all[index].edit = newValue }
  }
}
