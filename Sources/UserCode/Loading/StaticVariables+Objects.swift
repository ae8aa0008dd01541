import Foundation

extension StaticVariables {
  /// What releases the object in a variable of eight bytes.
  enum Ownership {
    /// The variable holds an object, or what an array, a dictionary or a set is stored in.
    case strong
    /// The variable is optional, and holds an object of this class, weakly or not.
    case optional(ObjectIdentifier)
    /// The variable holds none that is known.
    case none

    /// Returns the ownership of a variable by its mangled name.
    static func ofVariable(_ name: String) -> Self {
      guard let words = demangled(name), let colon = words.range(of: " : ", options: .backwards) else { return .none }
      let type = words[colon.upperBound...]
      let isOptional = type.hasPrefix("Swift.Optional<") && type.hasSuffix(">")
      let value = isOptional ? type.dropFirst("Swift.Optional<".count).dropLast() : type
      if ["Array", "Dictionary", "Set"].contains(where: { value.hasPrefix("Swift.\($0)<") }), value.hasSuffix(">") { return .strong }
      guard let found = _typeByName(String(value)) as? AnyClass else { return .none }
      return isOptional ? .optional(ObjectIdentifier(found)) : .strong
    }

    /// Returns the object at an address in a variable, or nil if there is none or the variable doesn't own it.
    func object(at address: UInt) -> Unmanaged<AnyObject>? {
      guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
      switch self {
      case .none: return nil
      case .strong: break
      case .optional(let kind):
        // An object begins with the address of its class. What a weak variable holds does not.
        guard pointer.load(as: UInt.self) == UInt(bitPattern: kind) else { return nil }
      }
      return Unmanaged<AnyObject>.fromOpaque(pointer)
    }
  }
}

/// Returns the name of a symbol in Swift's words, or nil if it isn't one of Swift's.
private func demangled(_ name: String) -> String? {
  typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>?, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?
  guard let symbol = dlsym(nil, "swift_demangle") else { return nil }
  guard let words = unsafeBitCast(symbol, to: Demangle.self)(name, name.utf8.count, nil, nil, 0) else { return nil }
  defer { free(words) }
  return String(cString: words)
}
