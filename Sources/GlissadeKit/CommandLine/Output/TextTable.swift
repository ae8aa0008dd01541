/// A table as plain text. The first column is aligned left, and the others, with numbers, are aligned right.
package struct TextTable {
  private let rows: [[String]]

  package init(_ header: [String], _ rows: [[String]]) { self.rows = [header] + rows }

  package var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + padding : padding + row[column]
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
