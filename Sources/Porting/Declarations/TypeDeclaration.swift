import SwiftSyntax

/// A type that the user's files declare, with its extensions.
struct TypeDeclaration {
  enum Kind {
    case `class`, `struct`, `enum`, `protocol`, actor

    /// Creates the kind of type that a node declares, or returns nil for any other node, such as an extension.
    init?(_ kind: SyntaxKind) {
      switch kind {
      case .classDecl: self = .class
      case .structDecl: self = .struct
      case .enumDecl: self = .enum
      case .protocolDecl: self = .protocol
      case .actorDecl: self = .actor
      default: return nil
      }
    }
  }

  var kind: Kind
  /// The name with those of the enclosing types, such as "Outer.Inner".
  var name: String
  /// The names of the superclass and the protocols as written, including those of extensions.
  var inherited: [String]
  var file: Int
  /// From 1.
  var line: Int
  /// The offset of the closing brace.
  var end: Int
  /// A Boolean value that indicates whether the type or an enclosing type has generic parameters.
  var isGeneric: Bool
  /// A Boolean value that indicates whether other declarations of the file can't use the type.
  var isHidden: Bool
  var initializers: [Initializer] = []
  /// The names of an enumeration's cases without associated values.
  var cases: [String] = []
  /// The stored properties without a default value.
  var requiredProperties: [Initializer.Parameter] = []

  /// The name without the enclosing types.
  var baseName: String { String(name.split(separator: ".").last ?? "") }

  struct Initializer {
    struct Parameter {
      /// The argument label, or nil for none.
      var label: String?
      /// The name inside the initializer.
      var name: String
      /// As written.
      var type: String
      var hasDefault: Bool
    }

    var parameters: [Parameter]
    /// A Boolean value that indicates whether the initializer is private, can fail or throw, or is asynchronous.
    var isUnusable: Bool
    var isFailable: Bool
    var isConvenience: Bool
  }
}
