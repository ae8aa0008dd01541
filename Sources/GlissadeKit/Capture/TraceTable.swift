import Foundation

/// The motion of a phase as numbers: one row for each frame and named layer.
struct TraceTable: Equatable, Sendable {
  var rows: [TraceRow] = []

  /// Comma-separated values with a header row, as RFC 4180 has them but for the line ends, which are Unix's.
  var csv: String {
    let header = TraceRow.columns.map(\.name).joined(separator: ",")
    let lines = rows.map { row in
      TraceRow.columns.map { column in
        switch column.value(row) {
        case .number(let number): DecimalText.of(number)
        case .name(let name): CSVText.quotedWhereNeeded(name)
        }
      }.joined(separator: ",")
    }
    return ([header] + lines).map { $0 + "\n" }.joined()
  }
}

/// Where a layer is, and what it looks like, at one moment of a phase.
struct TraceRow: Equatable, Sendable {
  /// Seconds since the phase's first animation was committed.
  var time: Double
  var layer: LayerMeasurement
  /// The transition's linear time, or how far a finger has brought it, 0…1.
  var progress: Double

  enum Cell {
    case number(Double)
    case name(String)
  }

  /// The columns in their order, each with the name that stands in the header and is the key in JSON.
  static let columns: [(name: String, value: @Sendable (TraceRow) -> Cell)] = [
    ("time", { .number($0.time) }),
    ("layer", { .name($0.layer.name) }),
    ("x", { .number($0.layer.frame.minX) }),
    ("y", { .number($0.layer.frame.minY) }),
    ("width", { .number($0.layer.frame.width) }),
    ("height", { .number($0.layer.frame.height) }),
    ("opacity", { .number($0.layer.opacity) }),
    ("background_alpha", { .number($0.layer.backgroundAlpha) }),
    ("scale_x", { .number($0.layer.scaleX) }),
    ("scale_y", { .number($0.layer.scaleY) }),
    ("rotation_y", { .number($0.layer.rotationY) }),
    ("corner_radius", { .number($0.layer.cornerRadius) }),
    ("progress", { .number($0.progress) }),
  ]
}

extension TraceRow: Encodable {
  /// An object with a key for each column, its numbers rounded as they are in CSV.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ColumnKey.self)
    for column in Self.columns {
      switch column.value(self) {
      case .number(let number): try container.encode(Double(DecimalText.of(number)) ?? 0, forKey: ColumnKey(column.name))
      case .name(let name): try container.encode(name, forKey: ColumnKey(column.name))
      }
    }
  }
}
