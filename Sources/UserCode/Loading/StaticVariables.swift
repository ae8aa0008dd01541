/// The static and global variables of a user's library, with the values that they have when an app starts.
///
/// A library stays loaded, and so its variables would outlive a stage: a shared object would bring the size of the last stage to the next
/// one. On a device each start has new ones.
@MainActor
final class StaticVariables {
  private struct Variable {
    let bytes: UnsafeMutableRawBufferPointer
    let first: [UInt8]
    let ownership: Ownership

    /// The object that the variable owns since it has had its first value, or nil if there is none.
    var ownObject: Unmanaged<AnyObject>? {
      guard bytes.count == MemoryLayout<UInt>.size, !bytes.elementsEqual(first) else { return nil }
      return ownership.object(at: bytes.load(as: UInt.self))
    }
  }

  private let variables: [Variable]

  /// Notes the values of a library that has just registered its roots and methods, before any other code of it has run.
  init(of library: CrashRecord.Library?) {
    let found = library.map { ObjectFile(path: $0.path).variables.filter(Self.isSwift) } ?? []
    variables = found.compactMap { variable in
      guard let library, variable.offset + variable.size <= library.addresses.count else { return nil }
      let start = UnsafeMutableRawPointer(bitPattern: library.addresses.lowerBound + UInt(variable.offset))
      let bytes = UnsafeMutableRawBufferPointer(start: start, count: variable.size)
      return Variable(bytes: bytes, first: Array(bytes), ownership: Ownership.ofVariable(variable.name))
    }
  }

  /// Gives all variables the values that they have when an app starts, and returns a closure that gives them back those that they had.
  ///
  /// The closure releases the objects that the variables have by then.
  func renew() -> () -> Void {
    let known = variables.map { Array($0.bytes) }
    for variable in variables { variable.bytes.copyBytes(from: variable.first) }
    return { [variables] in
      let objects = variables.compactMap(\.ownObject)
      for (variable, bytes) in zip(variables, known) { variable.bytes.copyBytes(from: bytes) }
      // Code that runs as they go sees the other variables as they were.
      for object in objects { object.release() }
    }
  }

  /// Returns whether a variable is one of Swift code, or the note that it has its first value. Metadata of types has to stay.
  private static func isSwift(_ variable: ObjectFile.Variable) -> Bool {
    variable.name.hasPrefix("$s") && ["vp", "vpZ", "Wz"].contains(where: variable.name.hasSuffix)
  }
}
