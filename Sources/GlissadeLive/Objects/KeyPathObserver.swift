import Foundation
import UIKit

/// An observer of the property at a key path, given as a string.
final class KeyPathObserver: KeyValueObserver {
  private(set) weak var observer: NSObject?
  private weak var object: NSObject?
  let keyPath: String
  private let options: NSKeyValueObservingOptions
  private let context: UnsafeMutableRawPointer?
  private var latest: Any?

  init(
    _ observer: NSObject, of object: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
  ) {
    (self.observer, self.object, self.keyPath, self.options, self.context) = (observer, object, keyPath, options, context)
    latest = ObservableValue.value(at: keyPath, of: object)
  }

  func check() {
    guard let object else { return }
    let (old, new) = (latest, ObservableValue.value(at: keyPath, of: object))
    guard !ObservableValue.areEqual(old, new) else { return }
    latest = new
    report(old: old)
  }

  func takeUnreported() -> String? { nil }

  func report(old: Any?) {
    guard let observer else { return }
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new) { change[.newKey] = latest ?? NSNull() }
    if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
    MethodTable.send("observeValueForKeyPath:of:change:context:", to: observer, [keyPath, object, change, context])
  }
}

/// The observers with key paths, which live until they are removed or the observed object ends.
enum KeyPathObservers {
  static func add(_ observer: KeyPathObserver, to object: NSObject) {
    set(observers(of: object) + [observer], of: object)
    KeyValueObservers.add(observer, to: object)
  }

  static func remove(_ observer: NSObject, _ keyPath: String, of object: NSObject) {
    set(observers(of: object).filter { $0.observer != nil && !($0.observer === observer && $0.keyPath == keyPath) }, of: object)
  }

  /// The address of the class identifies the association.
  private static var key: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(KeyPathObserver.self))) }

  private static func observers(of object: NSObject) -> [KeyPathObserver] {
    key.flatMap { objc_getAssociatedObject(object, $0) } as? [KeyPathObserver] ?? []
  }

  private static func set(_ observers: [KeyPathObserver], of object: NSObject) {
    if let key { objc_setAssociatedObject(object, key, observers, .OBJC_ASSOCIATION_RETAIN) }
  }
}
