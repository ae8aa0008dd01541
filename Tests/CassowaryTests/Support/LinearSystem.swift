/// Square systems of equations, solved by elimination with full row pivoting.
struct LinearSystem {
  private var rows: [[Double]]

  /// Creates the equations coefficients · x + constant = 0.
  init(_ coefficients: [[Double]], constants: [Double]) {
    rows = zip(coefficients, constants).map { $0 + [-$1] }
  }

  /// Returns the solution, if there is exactly one.
  func solution() -> [Double]? {
    var rows = rows
    for column in rows.indices {
      guard let pivot = (column..<rows.count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in rows.indices where row != column {
        let factor = rows[row][column] / rows[column][column]
        for position in column...rows.count { rows[row][position] -= factor * rows[column][position] }
      }
    }
    return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
  }
}
