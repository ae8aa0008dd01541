import Foundation
import Tweaks

// Each of two windows stores its own changes, and keeps the other's.
extension WorkbenchStateFile {
  /// The members of a state by their names, each as JSON.
  typealias Entries = [String: Data]

  /// Returns nil for a text that isn't a JSON object.
  static func entries(in data: Data) -> Entries? {
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return nil }
    return object.compactMapValues { try? JSONSerialization.data(withJSONObject: $0, options: [.fragmentsAllowed, .sortedKeys]) }
  }

  static func text(of entries: Entries) -> Data? {
    let object = entries.compactMapValues { try? JSONSerialization.jsonObject(with: $0, options: .fragmentsAllowed) }
    return try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  /// Merges the states of two windows, including their lists of recent files.
  static func merge(_ ours: Entries, since base: Entries, with theirs: Entries, since theirBase: Entries) -> Entries {
    var merged = EntryMerge(ours, since: base, with: theirs, since: theirBase).entries
    let key = "recentFiles"
    func files(_ entries: Entries) -> RecentFiles {
      entries[key].flatMap { try? JSONDecoder().decode(RecentFiles.self, from: $0) } ?? RecentFiles()
    }
    if ours[key] != base[key], theirs[key] != theirBase[key] {
      merged[key] = try? JSONEncoder().encode(files(ours).merged(with: files(theirs), since: files(theirBase)))
    }
    return merged
  }
}
