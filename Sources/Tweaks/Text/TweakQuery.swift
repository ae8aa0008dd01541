import Foundation

/// A search for tweaks: words that must all occur, in any order and case.
package struct TweakQuery: Sendable, Hashable {
  private let words: [String]

  /// Creates a search from words separated by spaces.
  package init(_ text: String) {
    words = Self.plain(text).split(separator: " ").map(String.init)
  }

  /// A Boolean value that indicates whether the search is empty, so that everything matches.
  package var isEmpty: Bool { words.isEmpty }

  /// Returns a Boolean value that indicates whether every word occurs in the tweak's title, identifier, or meaning, or in
  /// its group's title.
  package func matches(_ tweak: Tweak, in group: String) -> Bool {
    matches([tweak.title, tweak.id, tweak.meaning, group])
  }

  /// Returns a Boolean value that indicates whether every word occurs in one of the texts.
  package func matches(_ texts: [String]) -> Bool {
    guard !isEmpty else { return true }
    let texts = texts.map(Self.plain)
    return words.allSatisfy { word in texts.contains { $0.contains(word) } }
  }

  private static func plain(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
