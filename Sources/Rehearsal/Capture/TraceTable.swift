import Foundation

/// The motion of a phase as numbers, with one row for each frame and named layer.
package struct TraceTable: Equatable, Sendable {
  package var rows: [TraceRow] = []

  /// The table as comma-separated values with a header row, as in RFC 4180 but with Unix line endings.
  package var csv: String {
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

/// The position and appearance of a layer at a time of the phase.
package struct TraceRow: Equatable, Sendable {
  /// The time since the commit of the phase's first animation, in seconds.
  var time: Double
  var layer: LayerMeasurement
  /// The progress of the transition, 0…1: its fraction of time, or the progress of its gesture.
  var progress: Double

  enum Cell {
    case number(Double)
    case name(String)
  }

  /// The columns in their order. Each name is used in the header and as the key in JSON.
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
  /// Encodes an object with a key for each column, with its numbers rounded as in CSV.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ColumnKey.self)
    for column in Self.columns {
      switch column.value(self) {
      case .number(let number): try container.encode(Double(DecimalText.of(number)) ?? 0, forKey: ColumnKey(column.name))
      case .name(let name): try container.encode(name, forKey: ColumnKey(column.name))
      }
    }
  }
}
