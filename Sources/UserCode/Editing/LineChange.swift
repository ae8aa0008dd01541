/// A line of a file before and after an edit.
package struct LineChange: Equatable, Sendable {
  /// The line number, from 1.
  package let number: Int
  /// The line before the edit, without its line break.
  package let old: String
  /// The line after the edit, without its line break.
  package let new: String

  /// The change as two lines of a diff: "-14 old" and "+14 new".
  package var text: String { "-\(number) \(old)\n+\(number) \(new)" }
}

extension LineChange {
  /// Returns both lines with about `count` characters at most, but at least 20, such that all differences are visible. “…” replaces what is
  /// left out. The first `indent` characters of both lines are removed.
  package func cut(to count: Int, indent: Int = 0) -> (old: String, new: String) {
    let (before, after) = (Array(old.dropFirst(indent)), Array(new.dropFirst(indent)))
    guard max(before.count, after.count) > count else { return (String(before), String(after)) }
    let places = Self.differences(before, after)
    let longest = places.map { max($0.old.count, $0.new.count) }.max() ?? 0
    let margin = max((count / max(places.count, 1) - longest) / 2 - 1, 3)
    return (Self.pieces(of: before, at: places.map(\.old), margin), Self.pieces(of: after, at: places.map(\.new), margin))
  }

  /// Returns the text at the places, with the given number of characters on both sides.
  private static func pieces(of line: [Character], at places: [Range<Int>], _ margin: Int) -> String {
    var (text, end) = ("", 0)
    for place in places {
      let start = max(place.lowerBound - margin, end)
      let next = min(place.upperBound + margin, line.count)
      text += (start > end ? "…" : "") + String(line[start..<next])
      end = next
    }
    return text + (end < line.count ? "…" : "")
  }

  /// Returns where two lines differ that are equal except for a few short parts.
  private static func differences(_ old: [Character], _ new: [Character]) -> [(old: Range<Int>, new: Range<Int>)] {
    var found: [(old: Range<Int>, new: Range<Int>)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i] == new[j] {
        (i, j) = (i + 1, j + 1)
        continue
      }
      let (a, b) = nextEqual(old[i...], new[j...])
      found.append((i..<i + a, j..<j + b))
      (i, j) = (i + a, j + b)
    }
    return found
  }

  /// Returns how many characters of each line precede the next parts that are equal for a while.
  private static func nextEqual(_ old: ArraySlice<Character>, _ new: ArraySlice<Character>) -> (old: Int, new: Int) {
    for sum in 1..<max(min(old.count + new.count, 80), 2) {
      for a in 0...sum where a <= old.count && sum - a <= new.count {
        let (first, second) = (old.dropFirst(a).prefix(8), new.dropFirst(sum - a).prefix(8))
        if !first.isEmpty, first.elementsEqual(second) { return (a, sum - a) }
      }
    }
    return (old.count, new.count)
  }
}
