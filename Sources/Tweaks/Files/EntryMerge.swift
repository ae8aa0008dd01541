/// The result of merging entries that two programs have changed independently.
package struct EntryMerge<Key: Hashable & Sendable, Value: Equatable & Sendable>: Equatable, Sendable {
  /// The entries with the changes of both.
  package private(set) var entries: [Key: Value]
  /// The entries that both have changed, to different values. The merged entries contain ours.
  package private(set) var conflicts: Set<Key> = []

  /// Merges our entries with those of the other program. An entry that is missing was removed.
  ///
  /// `base` are our entries when both programs last agreed. `theirBase` are the other program's entries then, or nil if they were ours.
  package init(_ ours: [Key: Value], since base: [Key: Value], with theirs: [Key: Value], since theirBase: [Key: Value]? = nil) {
    let theirBase = theirBase ?? base
    entries = theirs
    for key in Set(ours.keys).union(base.keys) where ours[key] != base[key] {
      if theirs[key] != theirBase[key], theirs[key] != ours[key] { conflicts.insert(key) }
      entries[key] = ours[key]
    }
  }
}
