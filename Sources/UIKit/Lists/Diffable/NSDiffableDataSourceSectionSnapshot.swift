import Foundation

/// The items of one section. Items can contain other items, which are visible only while the outer ones are expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: Reading

  /// The identifiers of all items, each followed by the items inside it.
  public var items: [ItemIdentifierType] { collect(roots) { _ in true } }
  /// The identifiers of the items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] { collect(roots, opens: isExpanded) }
  public var rootItems: [ItemIdentifierType] { roots }

  private func collect(_ level: [ItemIdentifierType], opens: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    level.flatMap { item in
      let inside = children[item] ?? []
      return inside.isEmpty || !opens(item) ? [item] : [item] + collect(inside, opens: opens)
    }
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let parent = parents[item] else { return false }
    return parent.map { isExpanded($0) && isVisible($0) } ?? true
  }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] ?? nil }
  /// Returns the number of items that contain the item.
  public func level(of item: ItemIdentifierType) -> Int { parent(of: item).map { level(of: $0) + 1 } ?? 0 }
  /// Returns the index of an item among all items, or nil if there is no such item.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  func hasItems(inside item: ItemIdentifierType) -> Bool { children[item]?.isEmpty == false }

  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    if includingParent { part.append([parent]) }
    copyChildren(of: parent, to: &part, under: includingParent ? parent : nil)
    part.expanded = expanded.filter { part.contains($0) }
    return part
  }

  private func copyChildren(of parent: ItemIdentifierType, to part: inout Self, under target: ItemIdentifierType?) {
    let inside = children[parent] ?? []
    part.append(inside, to: target)
    for item in inside { copyChildren(of: item, to: &part, under: item) }
  }

  // MARK: Changing

  /// Adds items at the end, or inside `parent`.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    insert(items, under: parent, at: (parent.map { children[$0] ?? [] } ?? roots).count)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) { insert(items, beside: item, offset: 0) }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) { insert(items, beside: item, offset: 1) }

  private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
    let parent = parent(of: item)
    guard let index = (parent.map { children[$0] ?? [] } ?? roots).firstIndex(of: item) else { return missing(item) }
    insert(items, under: parent, at: index + offset)
  }

  private mutating func insert(_ items: [ItemIdentifierType], under parent: ItemIdentifierType?, at index: Int) {
    if let parent, !contains(parent) { return missing(parent) }
    var seen: Set<ItemIdentifierType> = []
    let new = items.filter { !contains($0) && seen.insert($0).inserted }
    for item in new { parents[item] = .some(parent) }
    if let parent { children[parent, default: []].insert(contentsOf: new, at: index) } else { roots.insert(contentsOf: new, at: index) }
    guard new.count < items.count else { return }
    misuse("Supplied item identifiers are not unique. Item identifiers: \(items)", as: .invalidArgument)
  }

  private func missing(_ item: ItemIdentifierType) { misuse("The item \(item) is not in the section snapshot.", as: .invalidArgument) }

  /// Deletes items and the items inside them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let there = items.filter { contains($0) }
    let touched = Set(there.map { parent(of: $0) })
    let gone = Set(collect(there) { _ in true })
    for parent in touched {
      if let parent { children[parent]?.removeAll { gone.contains($0) } } else { roots.removeAll { gone.contains($0) } }
    }
    for item in gone { (children[item], parents[item]) = (nil, nil) }
    expanded.subtract(gone)
  }

  public mutating func deleteAll() { self = Self() }

  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter { contains($0) }) }

  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
