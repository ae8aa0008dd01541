/// Something in the user's code that can be shown on a stage.
public struct SourceRoot: Codable, Equatable, Sendable {
  /// The kinds of roots, by preference.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// A `#Preview` block.
    case preview
    /// A delegate of the app or of its scene, which creates the root view controller.
    case delegate
    /// The main storyboard of an app without a delegate of its own.
    case storyboard
    /// A view controller that no other code of the files creates.
    case controller
    /// An animator, or a delegate or presentation controller of transitions.
    case transition
    /// A view that no other code of the files creates.
    case view
  }

  /// The kind.
  public var kind: Kind
  /// The title of a preview, or the name of the type.
  public var name: String
  /// The type that is created, or nil for a preview.
  public var type: String?
  /// The index of the file in the report.
  public var file: Int
  /// The line of the declaration, from 1.
  public var line: Int
  /// The index by which the ported code registers the root.
  public var index: Int

  /// Creates a root.
  public init(kind: Kind, name: String, type: String?, file: Int, line: Int, index: Int) {
    self.kind = kind
    self.name = name
    self.type = type
    self.file = file
    self.line = line
    self.index = index
  }
}
