import Foundation

public enum objc_AssociationPolicy: UInt, Sendable {
  /// Holds the object weakly.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(of: object as AnyObject, for: key)
}

/// The values of an object that no longer exists are released when others are set, not at once.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
  AssociatedObjects.set(value, of: object as AnyObject, for: key, policy)
}

public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.removeAll(of: object as AnyObject) }

/// The values that are associated with objects. It can be used on any thread.
private enum AssociatedObjects {
  private enum Holder {
    case strong(Any)
    case weak(WeakReference)
  }

  private struct WeakReference {
    weak var object: AnyObject?
  }

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Holder] = [:]
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of objects that no longer exist are removed.
    var limit = 64
  }

  // The lock protects it.
  nonisolated(unsafe) private static var table = Table()
  private static let lock = NSLock()

  static func value(of owner: AnyObject, for key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = table.entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
      switch entry.values[key] {
      case .strong(let value): return value
      case .weak(let reference): return reference.object
      case nil: return nil
      }
    }
  }

  static func set(_ value: Any?, of owner: AnyObject, for key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    let newHolder = value.map { holder(of: $0, policy) }
    // The replaced values are released outside the lock, because their deinitializers may use the table.
    let replaced = lock.withLock { () -> [Any] in
      let identifier = ObjectIdentifier(owner)
      var replaced: [Any] = []
      var entry = table.entries[identifier] ?? Entry(owner: owner)
      if entry.owner !== owner {
        replaced.append(entry)
        entry = Entry(owner: owner)
      }
      if let old = entry.values[key] { replaced.append(old) }
      entry.values[key] = newHolder
      table.entries[identifier] = entry
      return table.entries.count >= table.limit ? replaced + removeLeftOver() : replaced
    }
    withExtendedLifetime(replaced) {}
  }

  static func removeAll(of owner: AnyObject) {
    let removed = lock.withLock { table.entries.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(removed) {}
  }

  private static func holder(of value: Any, _ policy: objc_AssociationPolicy) -> Holder {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: .weak(WeakReference(object: value as AnyObject))
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .strong(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    }
  }

  /// Removes and returns the entries of deallocated objects.
  private static func removeLeftOver() -> [Any] {
    let leftOver = table.entries.filter { $0.value.owner == nil }
    for identifier in leftOver.keys { table.entries[identifier] = nil }
    table.limit = max(64, table.entries.count * 2)
    return Array(leftOver.values)
  }
}
