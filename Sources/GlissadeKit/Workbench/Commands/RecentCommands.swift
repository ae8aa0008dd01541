/// The commands that were run from the list of commands, the latest first.
struct RecentCommands: Equatable, Sendable {
  private(set) var ids: [WorkbenchCommand.ID] = []

  private static let capacity = 20

  init(_ names: [String] = []) { ids = names.prefix(Self.capacity).map(WorkbenchCommand.ID.init) }

  var names: [String] { ids.map(\.rawValue) }

  mutating func note(_ id: WorkbenchCommand.ID) {
    ids.removeAll { $0 == id }
    ids = [id] + ids.prefix(Self.capacity - 1)
  }
}
