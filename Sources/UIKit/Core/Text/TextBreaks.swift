import CoreGraphics
import Foundation

extension ArraySlice<StyledText.Character> {
  /// Returns the characters, split where the style changes.
  func runs(in text: StyledText) -> [(run: TextRun, style: TextStyle)] {
    var runs: [(TextRun, TextStyle)] = []
    var start = startIndex
    while start < endIndex {
      let index = self[start].style
      let end = self[start...].firstIndex { $0.style != index } ?? endIndex
      let style = text.styles[index]
      runs.append((TextRun(String(self[start..<end].map(\.value)), font: style.font, kern: style.kern), style))
      start = end
    }
    return runs
  }

  var withoutTrailingSpace: ArraySlice {
    var end = endIndex
    while end > startIndex, self[end - 1].value.isWhitespace { end -= 1 }
    return self[..<end]
  }

  /// The positions at which a line may end: after the white space that follows a word, after a hyphen or dash, around ideographs, and at
  /// the end.
  ///
  /// They are computed lazily, because a line needs only the first few.
  var wordEnds: some Sequence<Int> {
    stride(from: startIndex + 1, through: endIndex, by: 1).lazy.filter { $0 == endIndex || mayBreak(before: $0) }
  }

  private func mayBreak(before index: Int) -> Bool {
    let before = self[index - 1].value
    let after = self[index].value
    if after.isWhitespace { return false }
    return before.isWhitespace && !before.isNonBreaking || before.isDash && !after.isNumber || before.isIdeograph
      || after.isIdeograph
  }
}

extension String {
  /// The words, each with the white space that follows it.
  var wordsWithTheirSpaces: [String] {
    var words: [String] = []
    var previous: Character = " "
    for character in self {
      if words.isEmpty || previous.isWhitespace && !character.isWhitespace { words.append("") }
      words[words.count - 1].append(character)
      previous = character
    }
    return words
  }
}

extension Character {
  fileprivate var isNonBreaking: Bool { self == "\u{a0}" || self == "\u{202f}" }

  fileprivate var isDash: Bool { self == "-" || self == "–" || self == "—" || self == "\u{ad}" }

  /// A Boolean value that indicates whether this is a Han, kana or Hangul character, around which a line may always end.
  fileprivate var isIdeograph: Bool {
    guard let scalar = unicodeScalars.first?.value else { return false }
    return (0x3040...0x30ff).contains(scalar) || (0x3400...0x9fff).contains(scalar) || (0xac00...0xd7af).contains(scalar)
      || (0x20000...0x2ffff).contains(scalar)
  }
}
