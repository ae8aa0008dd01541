/// The static and global variables of a user's library, with the values that they have when an app starts.
///
/// A library stays loaded, so its variables would outlive a stage: a shared object would carry the size of the last stage over to the next
/// one. On a device, each start has new variables.
@MainActor
final class StaticVariables {
  private struct Variable {
    let bytes: UnsafeMutableRawBufferPointer
    let first: [UInt8]
    let ownership: Ownership

    /// The object that the variable owns if its value has changed, or nil if there is none.
    var ownObject: Unmanaged<AnyObject>? {
      guard bytes.count == MemoryLayout<UInt>.size, !bytes.elementsEqual(first) else { return nil }
      return ownership.object(at: bytes.load(as: UInt.self))
    }
  }

  private let variables: [Variable]

  /// Stores the values of a library that has just registered its roots and methods, before any other of its code has run.
  init(of library: CrashRecord.Library?) {
    let found = library.map { ObjectFile(path: $0.path).variables.filter(Self.isSwift) } ?? []
    variables = found.compactMap { variable in
      guard let library, variable.offset + variable.size <= library.addresses.count else { return nil }
      let start = UnsafeMutableRawPointer(bitPattern: library.addresses.lowerBound + UInt(variable.offset))
      let bytes = UnsafeMutableRawBufferPointer(start: start, count: variable.size)
      return Variable(bytes: bytes, first: Array(bytes), ownership: Ownership.ofVariable(variable.name))
    }
  }

  /// Resets all variables to the values that they have when an app starts, and returns a closure that restores their current values. The
  /// closure releases the objects that the variables have by then.
  func renew() -> () -> Void {
    let known = variables.map { Array($0.bytes) }
    for variable in variables { variable.bytes.copyBytes(from: variable.first) }
    return { [variables] in
      let objects = variables.compactMap(\.ownObject)
      for (variable, bytes) in zip(variables, known) { variable.bytes.copyBytes(from: bytes) }
      // Code that runs during the release sees the other variables as they were.
      for object in objects { object.release() }
    }
  }

  /// Returns whether a variable belongs to Swift code, or is the flag that it has been initialized. Metadata of types has to stay.
  private static func isSwift(_ variable: ObjectFile.Variable) -> Bool {
    variable.name.hasPrefix("$s") && ["vp", "vpZ", "Wz"].contains(where: variable.name.hasSuffix)
  }
}
