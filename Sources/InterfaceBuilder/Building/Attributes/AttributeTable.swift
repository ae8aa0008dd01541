import UIKit

/// A function that sets a property of an object from an attribute.
@MainActor
struct AttributeSetter<Target: AnyObject> {
  let key: String
  let set: @MainActor (Target, AttributeValue) -> Void

  init(_ key: String, set: @escaping @MainActor (Target, AttributeValue) -> Void) { (self.key, self.set) = (key, set) }

  /// Sets a property if the value can be read.
  init<Value>(_ key: String, _ property: ReferenceWritableKeyPath<Target, Value>, _ read: KeyPath<AttributeValue, Value?>) {
    self.init(key) { target, value in
      if let value = value[keyPath: read] { target[keyPath: property] = value }
    }
  }

  /// Sets a property if the value can be read.
  init<Value>(_ key: String, _ property: ReferenceWritableKeyPath<Target, Value?>, _ read: KeyPath<AttributeValue, Value?>) {
    self.init(key) { target, value in
      if let value = value[keyPath: read] { target[keyPath: property] = value }
    }
  }

  /// Sets a property to the case that the text names.
  init<Value: Sendable>(_ key: String, _ property: ReferenceWritableKeyPath<Target, Value>, _ names: [String: Value]) {
    self.init(key) { target, value in
      if let value = value.text.flatMap({ names[$0] }) { target[keyPath: property] = value }
    }
  }
}

/// The attributes of a class, in the order in which they are set.
@MainActor
struct AttributeTable<Target: AnyObject> {
  private let setters: [AttributeSetter<Target>]

  /// The attributes.
  var keys: Set<String> { Set(setters.map(\.key)) }

  init(_ setters: [AttributeSetter<Target>]) { self.setters = setters }

  /// Sets the attributes that the values contain.
  func apply(_ target: Target, _ values: AttributeValues) {
    for setter in setters {
      if let value = values[setter.key] { setter.set(target, value) }
    }
  }
}

/// The attributes of some class.
@MainActor
struct AnyAttributeTable {
  /// Sets the attributes if the object is of the class.
  let apply: @MainActor (AnyObject, AttributeValues) -> Void
  /// Whether the object is of the class and has an attribute.
  let has: @MainActor (AnyObject, String) -> Bool

  init<Target: AnyObject>(_ table: AttributeTable<Target>) {
    let keys = table.keys
    apply = { object, values in
      if let target = object as? Target { table.apply(target, values) }
    }
    has = { object, key in object is Target && keys.contains(key) }
  }
}
