import Foundation

// Index paths of tables and collections have two parts: section, and row or item.
extension IndexPath {
  /// An item of a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// A row of a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section: the first part.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item in its section: the second part.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The row in its section: the second part.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
