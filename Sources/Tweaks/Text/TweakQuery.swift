import Foundation

/// A search for tweaks by words that must all occur, in any order and case. Synonyms are found as well.
package struct TweakQuery: Sendable, Hashable {
  private let words: [Word]

  private struct Word: Sendable, Hashable {
    let typed: String
    /// The parts of titles and identifiers that the word stands for.
    let synonyms: Set<String>
  }

  /// Creates a search from words separated by spaces.
  package init(_ text: String) {
    words = Self.plain(text).split(separator: " ").map { Word(typed: String($0), synonyms: TweakSynonyms.words(for: String($0))) }
  }

  /// A Boolean value that indicates whether the search is empty, so that everything matches.
  package var isEmpty: Bool { words.isEmpty }

  /// Returns whether every word occurs in the tweak's title, identifier, meaning, or group title, or stands for the kind of the tweak.
  package func matches(_ tweak: Tweak, in group: String) -> Bool {
    guard !isEmpty else { return true }
    let texts = [tweak.title, tweak.id, tweak.meaning, group].map(Self.plain)
    let names = [texts[0], texts[1]] + tweak.kinds
    return words.allSatisfy { word in
      texts.contains { $0.contains(word.typed) } || word.synonyms.contains { part in names.contains { $0.contains(part) } }
    }
  }

  /// Returns whether every word occurs in one of the texts.
  package func matches(_ texts: [String]) -> Bool {
    guard !isEmpty else { return true }
    let texts = texts.map(Self.plain)
    return words.allSatisfy { word in texts.contains { $0.contains(word.typed) } }
  }

  /// Returns titles to search for instead of a text that finds nothing: first similar ones, and then all others.
  package static func proposals(insteadOf text: String, among titles: [String]) -> [String] {
    var others: [String] = []
    for title in titles where !others.contains(title) { others.append(title) }
    var near: [String] = []
    while let title = NearestName.find(text.trimmingCharacters(in: .whitespaces), among: others) {
      near.append(title)
      others.removeAll { $0 == title }
    }
    return near + others
  }

  private static func plain(_ text: String) -> String { text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
}

extension Tweak {
  /// The kinds of the tweak, independent of its title: the name of its type, and for a time that isn't a delay, a duration.
  fileprivate var kinds: [String] {
    switch domain {
    case .curve, .color: [domain.typeName]
    case .number where unit == .seconds && !id.lowercased().contains("delay"): ["duration"]
    case .number, .integer, .boolean, .option: []
    }
  }
}
