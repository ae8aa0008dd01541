/// A query for commands: the beginnings of words, or letters in their order.
struct CommandSearch {
  private let words: [[Character]]

  init(_ text: String) {
    words = text.lowercased().split(whereSeparator: \.isWhitespace).map(Array.init)
  }

  var isEmpty: Bool { words.isEmpty }

  /// Returns how well the query matches a command, or nil if it doesn't. Greater is better.
  ///
  /// Each word of the query must match the title, the group, a key, the description or one of the other words.
  func score(title: String, group: String, keys: [String], words others: String, about: String) -> Double? {
    var sum = 0.0
    for word in words {
      let scores = [
        Self.score(word, in: title).map { $0 + 2 }, Self.score(word, in: keys.joined(separator: " "), inWordsOnly: true).map { $0 + 1 },
        Self.score(word, in: others, inWordsOnly: true), Self.score(word, in: about, inWordsOnly: true).map { $0 - 2 },
        Self.score(word, in: group, inWordsOnly: true).map { $0 - 1 },
      ]
      guard let best = scores.compactMap(\.self).max() else { return nil }
      sum += best
    }
    // Of two titles that match equally well, the shorter one is closer to the query.
    return sum - Double(title.count) / 1000
  }

  /// Returns how well a word matches a text: as the whole text, at its beginning or the beginning of a word, elsewhere, or as letters in
  /// their order.
  private static func score(_ word: [Character], in text: String, inWordsOnly: Bool = false) -> Double? {
    let text = Array(text.lowercased())
    var best: Double?
    for start in text.indices where text[start...].starts(with: word) {
      let startsWord = start == 0 || !(text[start - 1].isLetter || text[start - 1].isNumber)
      let end = start + word.count
      let endsWord = end == text.count || !(text[end].isLetter || text[end].isNumber)
      guard startsWord || !inWordsOnly else { continue }
      let score = (startsWord ? 6.0 : 3) + (startsWord && endsWord ? 2 : 0) + (start == 0 ? 1 : 0)
      best = max(best ?? score, score)
    }
    if let best { return best }
    guard !inWordsOnly, word.count > 1 else { return nil }
    return scattered(word, in: text)
  }

  /// Returns how well letters match a text that contains them in their order. They count more if they begin words or are adjacent.
  private static func scattered(_ word: [Character], in text: [Character]) -> Double? {
    var place = text.startIndex
    var previous: Int?
    var points = 0.0
    for letter in word {
      // The beginning of a word is preferred to an earlier position inside one.
      let rest = text.indices[place...]
      let following = previous.map { $0 + 1 }.flatMap { $0 < text.count && text[$0] == letter ? $0 : nil }
      let beginning = rest.first { text[$0] == letter && ($0 == 0 || text[$0 - 1] == " ") }
      guard let found = beginning ?? following ?? rest.first(where: { text[$0] == letter }) else { return nil }
      points += found == beginning ? 1 : found == following ? 0.8 : 0
      previous = found
      place = found + 1
    }
    // Letters inside words are weak evidence.
    return points * 2 > Double(word.count) ? points / Double(word.count) * 2 : nil
  }
}
