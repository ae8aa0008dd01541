import Foundation
import Synchronization

/// An observer of a property, with the types erased.
package protocol KeyValueObserver: AnyObject {
  /// Reports the property if it has changed.
  func check()
  /// Returns a description of the property, the first time that it has changed without a report.
  func takeUnreported() -> String?
}

final class PropertyObserver<Object: NSObject, Value>: KeyValueObserver {
  private weak var object: Object?
  private let keyPath: KeyPath<Object, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: (Object, NSKeyValueObservedChange<Value>) -> Void
  private var latest: Value
  /// A Boolean value that indicates whether unreported changes are looked for: on the main thread, until the first one is found.
  private var isReviewed = MainQueue.isCurrent

  init(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) {
    self.object = object
    self.keyPath = keyPath
    self.options = options
    self.handler = handler
    latest = object[keyPath: keyPath]
  }

  func check() {
    guard let object else { return }
    let (old, new) = (latest, object[keyPath: keyPath])
    guard Self.areEqual(old, new) != true else { return }
    latest = new
    report(old: old)
  }

  func takeUnreported() -> String? {
    guard isReviewed, let object, Self.areEqual(latest, object[keyPath: keyPath]) == false else { return nil }
    isReviewed = false
    // Only the key path of a stored property contains the property's name.
    let path = "\(keyPath)"
    return path.contains("<computed") ? "An observed property of \(type(of: object)), of the type \(Value.self)," : path
  }

  func report(old: Value?) {
    guard let object else { return }
    let change = NSKeyValueObservedChange(
      kind: .setting, newValue: options.contains(.new) ? latest : nil, oldValue: options.contains(.old) ? old : nil)
    handler(object, change)
  }

  /// Returns whether two values are equal, or nil for values that can't be compared.
  private static func areEqual(_ one: Value, _ other: Value) -> Bool? {
    func areEqual<Compared: Equatable>(_ type: Compared.Type) -> Bool { one as? Compared == other as? Compared }
    return (Value.self as? any Equatable.Type).map { areEqual($0) }
  }
}

/// The observers of all objects. They are called on the thread that sets the property.
package enum KeyValueObservers {
  private struct Entry {
    weak var object: NSObject?
    var observers: [Reference] = []
  }

  private struct Reference {
    weak var observer: (any KeyValueObserver)?
  }

  // The lock protects them.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  /// A Boolean value that indicates whether there are observers, so that the setters of views without observers needn't look for them.
  private static let hasObservers = Atomic(false)
  private static let lock = NSLock()

  package static func add(_ observer: any KeyValueObserver, to object: NSObject) {
    lock.withLock {
      let identifier = ObjectIdentifier(object)
      var entry = entries[identifier] ?? Entry(object: object)
      if entry.object !== object { entry = Entry(object: object) }
      entry.observers.append(Reference(observer: observer))
      entries[identifier] = entry
      hasObservers.store(true, ordering: .relaxed)
    }
  }

  /// Calls the observers of the properties that have changed.
  package static func valuesMayHaveChanged(of object: NSObject) {
    guard hasObservers.load(ordering: .relaxed) else { return }
    let identifier = ObjectIdentifier(object)
    guard let entry = lock.withLock({ entries[identifier] }), entry.object === object else { return }
    for reference in entry.observers { reference.observer?.check() }
    // Remove observations that have ended.
    guard entry.observers.contains(where: { $0.observer == nil }) else { return }
    lock.withLock {
      entries[identifier]?.observers.removeAll { $0.observer == nil }
      entries = entries.filter { $0.value.object != nil && !$0.value.observers.isEmpty }
      hasObservers.store(!entries.isEmpty, ordering: .relaxed)
    }
  }
}

extension KeyValueObservers {
  /// Warns of properties that have changed without a report.
  @MainActor
  static func review(in scene: UIWindowScene) {
    guard hasObservers.load(ordering: .relaxed) else { return }
    let references = lock.withLock { entries.values.flatMap(\.observers) }
    for property in references.compactMap({ $0.observer?.takeUnreported() }) {
      scene.warn(
        "\(property) has changed, and its observer was not called: it can't be observed here. Do what follows from the change where the "
          + "code makes it. A property of your own can be observed if it is @objc dynamic.")
    }
  }
}

extension NSObject {
  /// Makes a change, and calls the observers of the properties that it has changed.
  func observably(_ change: () -> Void) {
    change()
    KeyValueObservers.valuesMayHaveChanged(of: self)
  }
}
