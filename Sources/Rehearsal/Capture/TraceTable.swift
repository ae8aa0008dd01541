import Foundation

/// The motion of a phase as numbers, with one row for each frame and named layer.
package struct TraceTable: Equatable, Sendable {
  package var rows: [TraceRow] = []

  /// The columns. The one for haptic feedback exists only if the phase gives any.
  private var columns: TableColumns<TraceRow> {
    let hasHaptics = rows.contains { $0.haptics != nil }
    return TableColumns(TraceRow.columns.columns + (hasHaptics ? TraceRow.hapticColumn.columns : []))
  }

  /// The table as comma-separated values with a header row, as in RFC 4180 but with Unix line endings.
  package var csv: String { columns.csv(rows) }

  /// An array of objects with a key for each column, with numbers rounded as in CSV.
  package func json() throws -> Data {
    let columns = columns
    return try JSONText.data(rows.map { EncodedRow(row: $0, columns: columns) })
  }

  private struct EncodedRow: Encodable {
    let row: TraceRow
    let columns: TableColumns<TraceRow>

    func encode(to encoder: any Encoder) throws { try columns.encode(row, to: encoder) }
  }
}

/// The position and appearance of a layer at a time of the phase.
package struct TraceRow: Equatable, Sendable {
  /// The time since the commit of the phase's first animation, in seconds.
  var time: Double
  var layer: LayerMeasurement
  /// The progress of the transition, 0…1: its elapsed fraction, or the progress of its gesture.
  var progress: Double
  /// The haptic feedback since the previous frame.
  var haptics: String?

  static let columns = TableColumns<TraceRow>([
    ("time", { .number($0.time) }),
    ("layer", { .text($0.layer.name) }),
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
  ])

  static let hapticColumn = TableColumns<TraceRow>([("haptics", { .text($0.haptics) })])
}
