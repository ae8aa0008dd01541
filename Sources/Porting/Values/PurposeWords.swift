/// The names around a literal, which are searched for words.
struct PurposeWords {
  private let text: [UInt8]

  /// Creates the words of names, ignoring case.
  init(_ names: [String]) {
    // The search compares bytes for speed: there is a search for each number and each word.
    var text: [UInt8] = []
    for name in names { text += name.utf8.map { $0 | 0x20 } + [UInt8(ascii: " ")] }
    self.text = text
  }

  /// Returns whether one of the words, in lowercase, is part of the names.
  func contain(_ words: [String]) -> Bool { words.contains { contain($0) } }

  /// Returns whether a word, in lowercase, is part of the names.
  func contain(_ word: String) -> Bool {
    text.withUnsafeBytes { text in
      var word = word
      return word.withUTF8 { word in
        var start = 0
        while start + word.count <= text.count {
          var count = 0
          while count < word.count, text[start + count] == word[count] { count += 1 }
          if count == word.count { return true }
          start += 1
        }
        return false
      }
    }
  }
}
