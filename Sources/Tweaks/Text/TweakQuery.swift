import Foundation

/// What somebody looks for among the tweaks: words that all have to occur, in whatever order and case.
public struct TweakQuery: Sendable, Hashable {
  private let words: [String]

  public init(_ text: String) {
    words = Self.plain(text).split(separator: " ").map(String.init)
  }

  /// Whether nothing is asked, so that everything fits.
  public var isEmpty: Bool { words.isEmpty }

  /// Whether every word occurs in the tweak's title, id or meaning, or in its group's title.
  public func matches(_ tweak: Tweak, in group: String) -> Bool {
    matches([tweak.title, tweak.id, tweak.meaning, group])
  }

  /// Whether every word occurs in one of the texts.
  public func matches(_ texts: [String]) -> Bool {
    guard !isEmpty else { return true }
    let texts = texts.map(Self.plain)
    return words.allSatisfy { word in texts.contains { $0.contains(word) } }
  }

  private static func plain(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
