import Foundation

/// The rows of a table that an Interface Builder file contains.
package struct StaticTable {
  /// A section, with its cells.
  package struct Section {
    package var header: String?
    package var footer: String?
    package var cells: [UITableViewCell]
    /// The heights of rows that differ from the row height of the table, in points.
    package var heights: [Int: CGFloat]

    package init(header: String? = nil, footer: String? = nil, cells: [UITableViewCell], heights: [Int: CGFloat] = [:]) {
      (self.header, self.footer, self.cells, self.heights) = (header, footer, cells, heights)
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
