import Foundation

// The index paths of tables and collection views, which have two parts: the section, and the row or item.
extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The index of the section: the first part.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The index of the item in its section: the second part.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of the row in its section: the second part.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// The index of the section: the first part.
  public var section: Int { index(atPosition: 0) }

  /// The index of the item in its section: the second part.
  public var item: Int { index(atPosition: 1) }

  /// The index of the row in its section: the second part.
  public var row: Int { index(atPosition: 1) }
}
