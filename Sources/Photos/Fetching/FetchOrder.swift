import Foundation

/// Sorts by sort descriptors.
struct FetchOrder {
  private let descriptors: [NSSortDescriptor]

  init(_ descriptors: [NSSortDescriptor]) { self.descriptors = descriptors }

  /// Returns the elements in the order of their objects. The order is stable.
  func sorted<Element>(_ pairs: [(Element, PHObject)]) -> [Element] {
    guard let first = descriptors.first else { return pairs.map(\.0) }
    // Values of the first descriptor are computed once, because some are read from files. Ties are rare, so further descriptors read them
    // again.
    let values = pairs.map { Self.value(of: $0.1, for: first) }
    let order = pairs.indices.sorted { left, right in
      switch Self.compare(values[left], values[right], by: first) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame:
        for descriptor in descriptors.dropFirst() {
          let (a, b) = (Self.value(of: pairs[left].1, for: descriptor), Self.value(of: pairs[right].1, for: descriptor))
          let result = Self.compare(a, b, by: descriptor)
          if result != .orderedSame { return result == .orderedAscending }
        }
        return left < right
      }
    }
    return order.map { pairs[$0].0 }
  }

  private enum SortValue {
    case known(PhotoValue)
    case any(Any)
  }

  private static func value(of object: PHObject, for descriptor: NSSortDescriptor) -> SortValue {
    if let path = descriptor.keyPath as? KeyPath<PHObject, PhotoValue> { return .known(object[keyPath: path]) }
    return .any((object as Any)[keyPath: descriptor.keyPath] ?? object)
  }

  private static func compare(_ left: SortValue, _ right: SortValue, by descriptor: NSSortDescriptor) -> ComparisonResult {
    let result: ComparisonResult =
      switch (left, right) {
      case (.known(let left), .known(let right)): left < right ? .orderedAscending : right < left ? .orderedDescending : .orderedSame
      case (.any(let left), .any(let right)): descriptor.comparator(left, right)
      default: .orderedSame
      }
    return descriptor.ascending ? result : ComparisonResult(rawValue: -result.rawValue) ?? result
  }
}
