import Foundation

// Foundation on Linux has no sort descriptors with keys. These sort assets and collections by the keys that fetches support.
extension NSSortDescriptor {
  public convenience init(key: String?, ascending: Bool) {
    let key = key ?? "localIdentifier"
    if !PHObject.keys.contains(key) {
      report("Unsupported sort descriptor in fetch options: (\(key), \(ascending ? "ascending" : "descending"))")
    }
    self.init(keyPath: \PHObject[photoValue: key], ascending: ascending)
  }

  /// Missing values come first.
  public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { left, right in
      switch (left as? Value, right as? Value) {
      case (let left?, let right?): left < right ? .orderedAscending : right < left ? .orderedDescending : .orderedSame
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      }
    }
  }

  /// False comes before true.
  public convenience init<Root>(keyPath: KeyPath<Root, Bool>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { left, right in
      let (left, right) = (left as? Bool == true, right as? Bool == true)
      return left == right ? .orderedSame : right ? .orderedAscending : .orderedDescending
    }
  }
}
