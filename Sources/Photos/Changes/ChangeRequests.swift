/// The changes that a block requests.
final class ChangeRequests: @unchecked Sendable {
  /// The requests of the running block, or nil outside of a block.
  @TaskLocal static var current: ChangeRequests?

  struct Request {
    let id: String
    var edit: AssetEdit
  }

  /// In the order of creation. Used on one thread.
  private(set) var all: [Request] = []

  /// Adds a request to the running block, and returns its position. Reports an error and returns nil if there is no block.
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
