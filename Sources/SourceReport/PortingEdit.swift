/// The edits of one kind by which the porting step makes a file compile.
public struct PortingEdit: Codable, Equatable, Sendable {
  /// The kinds of edits, with the names that reports use.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// The import of a module that doesn't exist here. One of UIKit, or of another module that is part of it here, doesn't count.
    case imports = "imports of modules that are not here"
    /// The name of a module before another name.
    case moduleNames = "names of modules"
    /// An attribute or a modifier for Objective-C.
    case objectiveC = "attributes for Objective-C"
    /// An attribute for Interface Builder.
    case connections = "outlets and actions"
    /// The attribute of the type with which an app starts.
    case entry = "entry points"
    /// A condition about the platform.
    case conditions = "conditions of compilation"
    /// `#selector`.
    case selectors
    /// `#keyPath`.
    case keyPaths = "key paths"
    /// `#Preview`.
    case previews
    /// A literal of an image or a color.
    case literals = "image and color literals"
    /// A name that UIKit had in an earlier version of Swift.
    case oldNames = "old names"
    /// A cast that bridges a type to Objective-C.
    case bridging = "bridged types"
    /// An initializer that a class needs or is created by.
    case initializers
    /// An optional member of a protocol.
    case optionalMembers = "optional members of protocols"
    /// An override in an extension.
    case overrides = "overrides in extensions"
    /// A property whose accessors Objective-C would create, or that is observed.
    case properties = "properties of Objective-C"
    /// A time, which the stage's clock tells.
    case clock = "times"
    /// A view of SwiftUI.
    case swiftUI = "views of SwiftUI"
    /// A statement that new cases made incomplete.
    case switches = "switches over touches"
  }

  /// The kind.
  public var kind: Kind
  /// The number of edits.
  public var count: Int
  /// The line of the first one, from 1.
  public var line: Int

  /// Creates edits.
  public init(kind: Kind, count: Int, line: Int) {
    self.kind = kind
    self.count = count
    self.line = line
  }
}
