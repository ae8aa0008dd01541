import Foundation

/// The rows of a table that an Interface Builder file contains.
package struct StaticTable {
  /// A section, with its cells.
  package struct Section {
    package var header: String?
    package var footer: String?
    /// In points, or nil for the height of the table.
    package var headerHeight: CGFloat?
    /// In points, or nil for the height of the table.
    package var footerHeight: CGFloat?
    package var cells: [UITableViewCell]
    /// The heights of rows that differ from the row height of the table, in points.
    package var heights: [Int: CGFloat]

    package init(
      header: String? = nil, footer: String? = nil, headerHeight: CGFloat? = nil, footerHeight: CGFloat? = nil,
      cells: [UITableViewCell], heights: [Int: CGFloat] = [:]
    ) {
      (self.header, self.footer, self.headerHeight, self.footerHeight) = (header, footer, headerHeight, footerHeight)
      (self.cells, self.heights) = (cells, heights)
    }
  }

  package var sections: [Section]

  package init(sections: [Section]) { self.sections = sections }

  subscript(section: Int) -> Section? { sections.indices.contains(section) ? sections[section] : nil }

  func cell(at path: IndexPath) -> UITableViewCell? {
    guard let cells = self[path.section]?.cells, cells.indices.contains(path.row) else { return nil }
    return cells[path.row]
  }
}
