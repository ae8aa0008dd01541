import CoreGraphics

/// A font file with the properties in its name: "Inter-SemiBoldItalic.otf" is Inter, 600, italic.
package struct FontFile: Hashable {
  static let extensions = [".otf", ".ttf", ".ttc"]

  package let path: String
  /// The family in lowercase without spaces, such as "inter" or "dejavusansmono".
  package let family: String
  /// The weight, 100…900, or nil for a variable font, which has all of them.
  let weight: Int?
  let isItalic: Bool

  package init(path: String) {
    self.path = path
    var stem = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    if let dot = stem.lastIndex(of: ".") { stem = String(stem[..<dot]) }
    stem.removeAll { $0 == " " || $0 == "_" }

    var isVariable = false
    if let axes = stem.firstIndex(of: "[") {
      stem = String(stem[..<axes])
      isVariable = true
    }
    for mark in ["-variablefont", ".var", "variable", "-roman"] {
      guard let range = stem.range(of: mark) else { continue }
      stem = String(stem[..<range.lowerBound]) + (mark == "variable" ? stem[range.upperBound...] : "")
      isVariable = true
    }

    let parts = stem.split(separator: "-", maxSplits: 1)
    family = parts.first.map(String.init) ?? stem
    var style = parts.count > 1 ? String(parts[1]) : ""
    var isItalic = false
    for slant in ["italic", "oblique"] where style.contains(slant) {
      isItalic = true
      style = style.replacingOccurrences(of: slant, with: "")
    }
    self.isItalic = isItalic
    weight = isVariable ? nil : Self.weights[style] ?? 400
  }

  private static let weights: [String: Int] = [
    "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300, "book": 400, "regular": 400, "roman": 400,
    "medium": 500, "semibold": 600, "demibold": 600, "demi": 600, "bold": 700, "extrabold": 800, "ultrabold": 800, "black": 900,
    "heavy": 900,
  ]

  /// Returns the distance between this file and a desired style. The smallest distance is the best.
  package func distance(weight wanted: Int, isItalic wantsItalic: Bool) -> Int {
    // A wrong slant is worse than any wrong weight. Of two equally distant weights the bolder one wins, as in CSS for 500 and more.
    let off = weight.map { abs($0 - wanted) * 2 + ($0 < wanted ? 1 : 0) } ?? 0
    return off + (isItalic == wantsItalic ? 0 : 10_000)
  }

  /// Returns the face to open for a weight. The upper half contains a variable font's named instances, in the order of their weights.
  package func faceIndex(weight wanted: Int) -> Int { weight == nil ? (wanted / 100) << 16 : 0 }
}
