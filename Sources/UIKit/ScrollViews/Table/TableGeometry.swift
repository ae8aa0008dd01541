import Foundation

/// The positions of the rows, headers and footers of a table, from top to bottom, in points.
struct TableGeometry {
  /// The heights of a section's rows.
  enum RowHeights {
    case uniform(CGFloat, count: Int)
    case each([CGFloat])
  }

  struct Section {
    let start: CGFloat
    let header: CGFloat
    let footer: CGFloat
    let count: Int
    /// The top of each row, followed by the bottom of the last one. Empty if all rows have the same height.
    private let edges: [CGFloat]
    private let height: CGFloat

    fileprivate init(start: CGFloat, header: CGFloat, rows: RowHeights, footer: CGFloat) {
      self.start = start
      self.header = header
      self.footer = footer
      switch rows {
      case .uniform(let height, let count):
        self.count = count
        self.height = height
        edges = []
      case .each(let heights):
        count = heights.count
        height = 0
        edges = heights.reduce(into: [0]) { edges, height in edges.append((edges.last ?? 0) + height) }
      }
    }

    private var rowsStart: CGFloat { start + header }
    var rowsEnd: CGFloat { rowsStart + (edges.last ?? CGFloat(count) * height) }
    var end: CGFloat { rowsEnd + footer }

    /// Returns the top and bottom of a row.
    func span(ofRow row: Int) -> ClosedRange<CGFloat> {
      guard edges.isEmpty else { return rowsStart + edges[row]...rowsStart + edges[row + 1] }
      let top = rowsStart + CGFloat(row) * height
      return top...top + height
    }

    func rows(in span: ClosedRange<CGFloat>) -> Range<Int> {
      guard count > 0, span.upperBound > rowsStart, span.lowerBound < rowsEnd else { return 0..<0 }
      let (top, bottom) = (span.lowerBound - rowsStart, span.upperBound - rowsStart)
      if edges.isEmpty {
        guard height > 0 else { return 0..<0 }
        let first = max(0, Int((top / height).rounded(.down)))
        return min(first, count)..<max(first, min(count, Int((bottom / height).rounded(.up))))
      }
      let first = max(0, edges.partitioningIndex { $0 > top } - 1)
      let end = edges.partitioningIndex { $0 >= bottom }
      return first..<max(first, min(count, end))
    }
  }

  private(set) var sections: [Section] = []
  /// The position at which the next section starts or, after the last one, the rows end.
  private(set) var end: CGFloat

  init(start: CGFloat) { end = start }

  mutating func append(header: CGFloat, rows: RowHeights, footer: CGFloat) {
    let section = Section(start: end, header: header, rows: rows, footer: footer)
    sections.append(section)
    end = section.end
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && (0..<sections[path.section].count).contains(path.row)
  }

  /// Returns the rows that intersect a span, in order.
  func rows(in span: ClosedRange<CGFloat>) -> [IndexPath] {
    sections(in: span).flatMap { section in sections[section].rows(in: span).map { IndexPath(row: $0, section: section) } }
  }

  func sections(in span: ClosedRange<CGFloat>) -> Range<Int> {
    let first = sections.partitioningIndex { $0.end > span.lowerBound }
    let end = sections.partitioningIndex { $0.start >= span.upperBound }
    return first..<max(first, end)
  }
}
