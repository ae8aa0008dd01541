import Foundation

extension StaticVariables {
  /// How a variable of eight bytes owns an object.
  enum Ownership {
    /// The variable holds an object, or the storage of an array, a dictionary or a set.
    case strong
    /// The variable is optional, and holds an object of this class, weakly or strongly.
    case optional(ObjectIdentifier)
    /// The variable holds no known object.
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
        // An object begins with the address of its class. The contents of a weak variable don't.
        guard pointer.load(as: UInt.self) == UInt(bitPattern: kind) else { return nil }
      }
      return Unmanaged<AnyObject>.fromOpaque(pointer)
    }
  }
}

/// Returns the demangled name of a symbol, or nil if it isn't Swift's.
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
