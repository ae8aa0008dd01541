/// Finds the name that somebody probably meant.
public enum NearestName {
  /// The name among `names` that is fewest slips away from `typed`; nil when none is near enough to be worth naming.
  ///
  /// Near enough is up to a third of the longer name's letters. Case does not count. The first of several equally near ones wins.
  public static func find(_ typed: String, among names: some Sequence<String>) -> String? {
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

  /// How many letters must be added, dropped, replaced or swapped with their neighbour (the optimal string alignment distance).
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
