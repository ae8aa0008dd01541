import Foundation
import Tweaks

// Two windows store what each of them has changed, and keep what the other has.
extension WorkbenchStateFile {
  /// The members of a state by their names, each as JSON.
  typealias Entries = [String: Data]

  /// Returns the members of a stored state, or nil for a text that is none.
  static func entries(in data: Data) -> Entries? {
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return nil }
    return object.compactMapValues { try? JSONSerialization.data(withJSONObject: $0, options: [.fragmentsAllowed, .sortedKeys]) }
  }

  /// Returns the text of a state with these members.
  static func text(of entries: Entries) -> Data? {
    let object = entries.compactMapValues { try? JSONSerialization.jsonObject(with: $0, options: .fragmentsAllowed) }
    return try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  /// Returns the members of two windows' states. The lists of recent files become one.
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
