/// The property of a Swift struct that a tweak represents, so that a tuned value can be written as code.
public struct TweakProperty: Sendable, Hashable {
  /// The struct that a caller fills in, such as "ModalCard.Parameters", or nil if the property belongs to no struct of that name.
  package let owner: String?
  /// The path from the owner to the property, such as "presentDuration" or "swipe.threshold".
  package let path: String
  /// The cases of an enumeration by the names that the tweak offers: "forgets to add the view" is "forgetsView".
  package let cases: [String: String]

  /// Creates a property with the given path.
  public init(owner: String?, path: String, cases: [String: String] = [:]) {
    self.owner = owner
    self.path = path
    self.cases = cases
  }

  /// Creates the property at a key path into `root`, from the names that the compiler has stored. Returns nil if it leads through anything
  /// computed.
  init?<Root, Value>(_ keyPath: KeyPath<Root, Value>, of root: Root, cases: [String: String]) {
    // "\Parameters.swipe.threshold": the root's type, and the names of the properties.
    let names = keyPath.debugDescription.split(separator: ".").dropFirst().map(String.init)
    guard !names.isEmpty else { return nil }
    var value: Any = root
    var owner = Self.owner(of: value)
    var path = names
    for (index, name) in names.enumerated() {
      guard let child = Mirror(reflecting: value).children.first(where: { $0.label == name })?.value else { return nil }
      value = child
      if owner == nil, index < names.count - 1, let found = Self.owner(of: value) {
        owner = found
        path = Array(names[(index + 1)...])
      }
    }
    guard value is Value else { return nil }
    self.init(owner: owner, path: path.joined(separator: "."), cases: cases)
  }

  /// Returns the name, without the module, of a type called `Parameters`, which holds the values of a transition, or nil for any other
  /// type.
  private static func owner(of value: Any) -> String? {
    let names = String(reflecting: type(of: value)).split(separator: ".").map(String.init)
    return names.last == "Parameters" ? names.dropFirst(names.count > 2 ? 1 : 0).joined(separator: ".") : nil
  }
}
