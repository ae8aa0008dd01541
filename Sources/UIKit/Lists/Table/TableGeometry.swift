import Foundation

/// The positions of a table's rows, headers and footers, from top to bottom, in points.
struct TableGeometry {
  enum RowHeights {
    case uniform(CGFloat, count: Int)
    case each([CGFloat])
    /// All rows have the given height until they are measured.
    case estimated(CGFloat, count: Int)
    /// Each row has the given height until it is measured.
    case estimatedEach([CGFloat])

    fileprivate var limited: RowHeights {
      switch self {
      case .uniform(let height, let count): .uniform(height.limitedLength, count: count)
      case .each(let heights): .each(heights.map(\.limitedLength))
      case .estimated(let height, let count): .estimated(height.limitedLength, count: count)
      case .estimatedEach(let heights): .estimatedEach(heights.map(\.limitedLength))
      }
    }
  }

  struct Section {
    fileprivate(set) var start: CGFloat
    fileprivate(set) var header: CGFloat
    fileprivate(set) var footer: CGFloat
    let count: Int
    /// A Boolean value that indicates whether the rows are measured when they become visible.
    let isEstimated: Bool
    /// The row that is being moved and takes no space, or nil.
    fileprivate var lifted: Int?
    /// The row that follows a gap, and the height of the gap, or nil.
    fileprivate var gap: (row: Int, height: CGFloat)?
    /// The top of each row, followed by the bottom of the last one. Empty unless each row's height is given.
    private let edges: [CGFloat]
    private var heights: SparseSums

    fileprivate init(start: CGFloat, header: CGFloat, rows: RowHeights, footer: CGFloat) {
      self.start = start
      self.header = header.limitedLength
      self.footer = footer.limitedLength
      switch rows.limited {
      case .uniform(let height, let count), .estimated(let height, let count):
        self.count = count
        heights = SparseSums(count: count, common: height)
        edges = []
      case .each(let heights):
        count = heights.count
        self.heights = SparseSums(count: 0, common: 0)
        edges = heights.reduce(into: [0]) { edges, height in edges.append((edges.last ?? 0) + height) }
      case .estimatedEach(let estimates):
        count = estimates.count
        heights = SparseSums(count: count, common: estimates.first ?? 0)
        edges = []
        for (row, height) in estimates.enumerated() where height != heights.common { heights[row] = height }
      }
      switch rows {
      case .estimated, .estimatedEach: isEstimated = true
      case .uniform, .each: isEstimated = false
      }
    }

    private var rowsStart: CGFloat { start + header }
    var rowsEnd: CGFloat { rowsStart + (edges.last ?? heights.total) + shift(ofRow: count) }
    var end: CGFloat { rowsEnd + footer }

    /// Returns the distance by which the lifted row and the gap move a row down.
    private func shift(ofRow row: Int) -> CGFloat {
      var shift: CGFloat = 0
      if let lifted, lifted < row { shift -= closedSpan(ofRow: lifted).length }
      if let gap, gap.row <= row { shift += gap.height }
      return shift
    }

    func span(ofRow row: Int) -> ClosedRange<CGFloat> {
      let (closed, shift) = (closedSpan(ofRow: row), shift(ofRow: row))
      return closed.lowerBound + shift...closed.upperBound + shift
    }

    /// Returns the first row whose middle isn't above a position, or the number of rows. The lifted row is ignored.
    func row(before position: CGFloat) -> Int {
      func other(_ index: Int) -> Int { lifted.map { index < $0 ? index : index + 1 } ?? index }
      return other((0..<(lifted == nil ? count : count - 1)).partitioningIndex { span(ofRow: other($0)).middle >= position })
    }

    /// Returns the top and bottom of a row, ignoring the lifted row and the gap.
    private func closedSpan(ofRow row: Int) -> ClosedRange<CGFloat> {
      guard edges.isEmpty else { return rowsStart + edges[row]...rowsStart + edges[row + 1] }
      let top = rowsStart + heights.sum(before: row)
      return top...top + heights[row]
    }

    /// Returns the change of the height.
    fileprivate mutating func setHeight(_ height: CGFloat, ofRow row: Int) -> CGFloat {
      let height = height.limitedLength
      let change = height - heights[row]
      heights[row] = height
      return change
    }

    func rows(in shown: ClosedRange<CGFloat>) -> Range<Int> {
      guard lifted != nil || gap != nil else { return closedRows(in: shown) }
      let reach = max(gap?.height ?? 0, lifted.map { closedSpan(ofRow: $0).length } ?? 0)
      let near = closedRows(in: shown.lowerBound - reach...shown.upperBound + reach)
      let visible = near.filter { row in
        let place = span(ofRow: row)
        return place.upperBound > shown.lowerBound && place.lowerBound < shown.upperBound
      }
      return (visible.first ?? 0)..<(visible.last.map { $0 + 1 } ?? 0)
    }

    /// Returns the rows that intersect a span, ignoring the lifted row and the gap.
    private func closedRows(in span: ClosedRange<CGFloat>) -> Range<Int> {
      let rowsEnd = rowsStart + (edges.last ?? heights.total)
      guard count > 0, span.upperBound > rowsStart, span.lowerBound < rowsEnd else { return 0..<0 }
      let (top, bottom) = (span.lowerBound - rowsStart, span.upperBound - rowsStart)
      if edges.isEmpty {
        guard isEstimated || heights.common > 0 else { return 0..<0 }
        let first = heights.numberOfElements(within: top)
        return first..<max(first, min(count, heights.numberOfElements(within: bottom, isBelow: true) + 1))
      }
      let first = max(0, edges.partitioningIndex { $0 > top } - 1)
      let end = edges.partitioningIndex { $0 >= bottom }
      return first..<max(first, min(count, end))
    }
  }

  private(set) var sections: [Section] = []
  /// The end of the sections that have been added.
  private(set) var end: CGFloat

  init(start: CGFloat) { end = start.limited }

  mutating func append(header: CGFloat, rows: RowHeights, footer: CGFloat) {
    let section = Section(start: end, header: header, rows: rows, footer: footer)
    sections.append(section)
    end = section.end
  }

  /// Sets the measured height of a row, and moves what is below. Returns the change of the height.
  mutating func setHeight(_ height: CGFloat, of path: IndexPath) -> CGFloat {
    let change = sections[path.section].setHeight(height, ofRow: path.row)
    move(by: change, after: path.section)
    return change
  }

  private mutating func move(by change: CGFloat, after section: Int) {
    guard change != 0 else { return }
    for later in sections.indices.suffix(from: section + 1) { sections[later].start += change }
    end += change
  }

  /// Removes the lifted row from the layout, and opens a gap before a row. Without arguments, all rows return to their places.
  mutating func arrange(lifted: IndexPath? = nil, gap: (path: IndexPath, height: CGFloat)? = nil) {
    guard lifted != nil || gap != nil || sections.contains(where: { $0.lifted != nil || $0.gap != nil }) else { return }
    let lifted = lifted.flatMap { contains($0) ? $0 : nil }
    var change: CGFloat = 0
    for index in sections.indices {
      let end = sections[index].end
      sections[index].lifted = lifted?.section == index ? lifted?.row : nil
      sections[index].gap = gap.flatMap { $0.path.section == index ? ($0.path.row, $0.height) : nil }
      let growth = sections[index].end - end
      sections[index].start += change
      change += growth
    }
    end += change
  }

  /// Sets the height of a header or footer, and moves what is below. Returns the change of the height.
  mutating func setHeight(_ height: CGFloat, of supplement: TableSupplement) -> CGFloat {
    let section = supplement.section
    let change: CGFloat
    if supplement.isFooter {
      change = height - sections[section].footer
      sections[section].footer = height
    } else {
      change = height - sections[section].header
      sections[section].header = height
    }
    move(by: change, after: section)
    return change
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && (0..<sections[path.section].count).contains(path.row)
  }

  var firstRow: IndexPath? { sections.firstIndex { $0.count > 0 }.map { IndexPath(row: 0, section: $0) } }
  var lastRow: IndexPath? { sections.lastIndex { $0.count > 0 }.map { IndexPath(row: sections[$0].count - 1, section: $0) } }

  /// Returns the next or the previous row, which may be in another section.
  func row(after path: IndexPath, by step: Int) -> IndexPath? { sections.map(\.count).successor(of: path, by: step) }

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

extension ClosedRange<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
  fileprivate var middle: CGFloat { (lowerBound + upperBound) / 2 }
}
