/// The motion of a phase as numbers: one row for each frame and named layer.
struct TraceTable: Equatable, Sendable {
  var rows: [TraceRow] = []

  static let columns = [
    "time", "layer", "x", "y", "width", "height", "opacity", "background_alpha", "scale_x", "scale_y", "rotation_y",
    "corner_radius", "progress",
  ]

  /// Comma-separated values with a header row, as RFC 4180 has them but for the line ends, which are Unix's.
  var csv: String {
    let lines = rows.map { row in
      row.cells.map { cell in
        switch cell {
        case .number(let number): DecimalText.of(number)
        case .name(let name): Self.quotedWhereNeeded(name)
        }
      }.joined(separator: ",")
    }
    return ([Self.columns.joined(separator: ",")] + lines).map { $0 + "\n" }.joined()
  }

  /// An array with an object for each row, its keys the columns' names.
  var json: JSONValue {
    .array(
      rows.map { row in
        .object(
          zip(Self.columns, row.cells).map { column, cell in
            switch cell {
            case .number(let number): (column, .number(number))
            case .name(let name): (column, .string(name))
            }
          })
      })
  }

  private static func quotedWhereNeeded(_ name: String) -> String {
    guard name.contains(where: { ",\"\n\r".contains($0) }) else { return name }
    return "\"" + name.replacing("\"", with: "\"\"") + "\""
  }
}

/// Where a layer is, and what it looks like, at one moment of a phase.
struct TraceRow: Equatable, Sendable {
  /// Seconds since the phase's first animation was committed.
  var time: Double
  var state: LayerState
  /// The transition's linear time, or how far a finger has brought it, 0…1.
  var progress: Double

  enum Cell: Equatable {
    case number(Double)
    case name(String)
  }

  /// In the order of `TraceTable.columns`.
  var cells: [Cell] {
    [
      .number(time), .name(state.name), .number(state.frame.minX), .number(state.frame.minY), .number(state.frame.width),
      .number(state.frame.height), .number(state.opacity), .number(state.backgroundAlpha), .number(state.scaleX),
      .number(state.scaleY), .number(state.rotationY), .number(state.cornerRadius), .number(progress),
    ]
  }
}
