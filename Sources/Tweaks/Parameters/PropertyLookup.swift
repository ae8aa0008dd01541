/// Finds the property of a tweak when it is needed.
///
/// Finding its name takes too long to do it for all tweaks of all demos when a program starts. A lookup adds nothing to the identity of a
/// tweak, so all lookups are equal.
struct PropertyLookup: @unchecked Sendable, Hashable {
  /// Returns the property, or nil if there is none. It only reads a key path and constant default values.
  let find: () -> TweakProperty?

  init(_ find: @escaping () -> TweakProperty?) { self.find = find }

  static func == (a: PropertyLookup, b: PropertyLookup) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
