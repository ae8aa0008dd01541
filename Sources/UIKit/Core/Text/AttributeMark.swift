/// The first stored property of classes whose objects are attributes of text.
///
/// Foundation on Linux compares the attributes of neighboring runs by Core Foundation's rules. It reads an object's type from the first
/// word after the object's header, and ends the program if it is 0, “not a type”. Any other number leads to the object's own `isEqual(_:)`.
struct AttributeMark: Sendable {
  /// The number 1, where Core Foundation keeps an object's type.
  private let type: UInt64 = 1 << 8
}
