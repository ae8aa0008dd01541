import Foundation

@MainActor
final class LiveElements {
  struct Element {
    let key: CollectionElementKey
    let view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes
  }

  private var elements: [CollectionElementKey: Element] = [:]

  subscript(key: CollectionElementKey) -> Element? { elements[key] }

  /// In the order of the index paths.
  var ordered: [Element] { Self.ordered(elements.values) }

  private static func ordered(_ elements: some Collection<Element>) -> [Element] {
    elements.sorted { $0.key < $1.key }
  }

  func insert(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    elements[attributes.key] = Element(key: attributes.key, view: view, attributes: attributes)
  }

  /// Returns the rearmost subview of `parent` that has a higher stacking order, or nil if there is none.
  func lowestView(above zIndex: Int, in parent: UIView) -> UIView? {
    let above = elements.values.filter { $0.attributes.zIndex > zIndex && $0.view.superview === parent }.map(\.view)
    guard above.count > 1 else { return above.first }
    return parent.subviews.first { view in above.contains { $0 === view } }
  }

  var count: Int { elements.count }

  /// Stores the latest attributes of an element and returns its view, or nil if it has none.
  @discardableResult
  func note(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let place = elements.index(forKey: attributes.key) else { return nil }
    elements.values[place].attributes = attributes
    return elements.values[place].view
  }

  /// Removes and returns elements, in the order of the index paths.
  func remove(where isUnwanted: (Element) -> Bool) -> [Element] {
    let removed = Self.ordered(elements.values.filter(isUnwanted))
    for element in removed { elements[element.key] = nil }
    return removed
  }

  func removeAll() -> [Element] { remove { _ in true } }

  func key(of view: UICollectionReusableView) -> CollectionElementKey? { elements.values.first { $0.view === view }?.key }
}

extension Array {
  /// Returns the elements in ascending order. Layouts usually return them sorted already, so that is checked first.
  func inOrder(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {
    let isSorted = zip(self, dropFirst()).allSatisfy { !areInIncreasingOrder($1, $0) }
    return isSorted ? self : sorted(by: areInIncreasingOrder)
  }
}
