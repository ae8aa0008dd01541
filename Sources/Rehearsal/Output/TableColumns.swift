struct TableColumns<Row>: Sendable {
  enum Cell {
    case number(Double)
    case text(String?)
    case flag(Bool)
  }

  /// The columns in their order. The name is used in the header and as the key in JSON.
  let columns: [(name: String, value: @Sendable (Row) -> Cell)]

  init(_ columns: [(name: String, value: @Sendable (Row) -> Cell)]) { self.columns = columns }

  /// Returns rows as comma-separated values with a header row, as in RFC 4180 but with Unix line endings.
  func csv(_ rows: [Row]) -> String {
    let lines = rows.map { row in
      columns.map { column in
        switch column.value(row) {
        case .number(let number): DecimalText.of(number)
        case .text(let text): CSVText.quotedWhereNeeded(text ?? "")
        case .flag(let flag): "\(flag)"
        }
      }
    }
    return ([columns.map(\.name)] + lines).map { $0.joined(separator: ",") + "\n" }.joined()
  }

  /// Encodes a row as an object with a key for each column, with numbers rounded as in CSV.
  func encode(_ row: Row, to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ColumnKey.self)
    for column in columns {
      switch column.value(row) {
      case .number(let number): try container.encode(Double(DecimalText.of(number)) ?? 0, forKey: ColumnKey(column.name))
      case .text(let text): try container.encode(text, forKey: ColumnKey(column.name))
      case .flag(let flag): try container.encode(flag, forKey: ColumnKey(column.name))
      }
    }
  }
}
