import Foundation

/// One thing that a monkey does: a word and its numbers, as in "push 2 5 1".
struct MonkeyStep: Equatable, CustomStringConvertible {
  let word: String
  let numbers: [Int]

  init(_ word: String, _ numbers: [Int]) { (self.word, self.numbers) = (word, numbers) }

  /// Creates a step from its description, or nil for an empty text.
  init?(_ text: some StringProtocol) {
    let words = String(text).split(separator: " " as Character).map(String.init)
    guard let first = words.first else { return nil }
    self.init(first, words.dropFirst().compactMap { Int($0) })
  }

  /// The number at a place, or 0 if there is none.
  subscript(index: Int) -> Int { numbers.indices.contains(index) ? numbers[index] : 0 }

  /// Returns whether the number at a place is odd, as a choice between two ways.
  func isOdd(_ index: Int) -> Bool { self[index] % 2 != 0 }

  var description: String { ([word] + numbers.map(String.init)).joined(separator: " ") }
}

/// A kind of step: how often a monkey takes it, and the range of each number.
struct MonkeyChoice {
  let word: String
  let weight: Int
  let ranges: [Range<Int>]

  init(_ word: String, weight: Int = 1, _ ranges: Range<Int>...) { (self.word, self.weight, self.ranges) = (word, weight, ranges) }

  /// The steps of every monkey: time, fingers, keys, and changes of the screen.
  static let common: [MonkeyChoice] = [
    MonkeyChoice("wait", weight: 14, 1..<8), MonkeyChoice("rest", 0..<1),
    MonkeyChoice("tap", weight: 5, 0..<390, 0..<844), MonkeyChoice("press", weight: 2, 0..<2, 0..<390, 0..<844),
    MonkeyChoice("move", weight: 5, 0..<2, -300..<300, -400..<500, 1..<6), MonkeyChoice("lift", weight: 3, 0..<2),
    MonkeyChoice("cancel", 0..<2), MonkeyChoice("edge", weight: 2, 0..<844, 10..<380), MonkeyChoice("pinch", 5..<130),
    MonkeyChoice("wheel", 0..<390, 0..<844, -200..<200), MonkeyChoice("key", 0..<3), MonkeyChoice("size", weight: 2, 0..<4, 0..<2),
    MonkeyChoice("style"), MonkeyChoice("direction"), MonkeyChoice("motion"),
    MonkeyChoice("transparency"), MonkeyChoice("scale"),
  ]

  /// Returns the steps of a seed.
  static func steps(_ count: Int, of choices: [MonkeyChoice], seed: UInt64) -> [MonkeyStep] {
    var random = SplitMix64(state: seed &* 0x9e37_79b9_7f4a_7c15)
    let all = choices.flatMap { Array(repeating: $0, count: $0.weight) }
    return (0..<count).map { _ in
      let choice = all[Int.random(in: all.indices, using: &random)]
      return MonkeyStep(choice.word, choice.ranges.map { Int.random(in: $0, using: &random) })
    }
  }
}
