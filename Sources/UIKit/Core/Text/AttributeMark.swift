/// The first stored property of the classes whose objects are attributes of text.
///
/// Foundation on Linux compares the attributes of neighboring runs by Core Foundation's rules. It reads the type of an object from the
/// first word after the object's header, and ends the program where that says 0: “not a type”. Any other number leads to the object's own
/// `isEqual(_:)`.
struct AttributeMark: Sendable {
  /// The number 1, at the place where Core Foundation keeps the type of an object.
  private let type: UInt64 = 1 << 8
}
