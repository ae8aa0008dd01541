import Foundation

/// What `glissade bench` has measured.
struct BenchReport: Encodable {
  let frames: [FrameCost]
  let evaluationsPerSecond: Double

  /// Columns for people: milliseconds, and how many plain copies of the frame that is.
  var table: String {
    let rows =
      [["frame", "mean ms", "worst ms", "copy ms", "mean / copy"]]
      + frames.map { cost in
        [
          cost.name, Self.text(cost.mean * 1000), Self.text(cost.worst * 1000), Self.text(cost.copy * 1000), Self.text(cost.copies),
        ]
      }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }.joined(separator: "  ")
    }
    let engine = "animation engine  \(Self.text(evaluationsPerSecond / 1_000_000)) million property values a second and core"
    return (lines + ["", engine]).map { $0 + "\n" }.joined()
  }

  private static func text(_ number: Double) -> String { String(format: "%.2f", number) }
}

extension FrameCost: Encodable {
  private enum CodingKeys: String, CodingKey {
    case name, milliseconds, worstMilliseconds, copyMilliseconds, ratioToCopy
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(mean * 1000, forKey: .milliseconds)
    try container.encode(worst * 1000, forKey: .worstMilliseconds)
    try container.encode(copy * 1000, forKey: .copyMilliseconds)
    try container.encode(copies, forKey: .ratioToCopy)
  }
}
