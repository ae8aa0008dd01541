/// Finds the name that was probably meant.
package enum NearestName {
  /// Returns the name among `names` with the fewest typos relative to `typed`, or nil if none is close enough.
  ///
  /// A name is close enough if the typos are at most a third of the longer name's letters. Case doesn't matter. The first of several
  /// equally close names wins.
  package static func find(_ typed: String, among names: some Sequence<String>) -> String? {
    let wanted = Array(typed.lowercased())
    var best: (name: String, slips: Int)?
    for name in names {
      let candidate = Array(name.lowercased())
      let slips = self.slips(from: wanted, to: candidate)
      let isNear = slips * 3 <= max(wanted.count, candidate.count)
      if isNear, slips < best?.slips ?? .max { best = (name, slips) }
    }
    return best?.name
  }

  /// Returns the number of letters to insert, delete, replace, or swap with their neighbor (the optimal string alignment distance).
  static func slips(from a: [Character], to b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var row = [i + 1]
      for (j, other) in b.enumerated() {
        var cost = min(last[j] + (letter == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
