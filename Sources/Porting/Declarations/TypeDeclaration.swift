import SwiftSyntax

/// A type that the user's files declare, with its extensions.
struct TypeDeclaration {
  /// The kinds of types.
  enum Kind { case `class`, `struct`, `enum`, `protocol`, actor }

  /// The kind.
  var kind: Kind
  /// The name with the names of the types around it, such as "Outer.Inner".
  var name: String
  /// The names of the superclass and the protocols, as they are written, with those of extensions.
  var inherited: [String]
  /// The index of the file.
  var file: Int
  /// The line of the declaration, from 1.
  var line: Int
  /// The offset of the brace that closes the declaration.
  var end: Int
  /// A Boolean value that indicates whether the type or a type around it has generic parameters.
  var isGeneric: Bool
  /// A Boolean value that indicates whether other declarations of the file can't use the type.
  var isHidden: Bool
  /// A Boolean value that indicates whether the type can be used in this file alone.
  var isFilePrivate: Bool
  /// The initializers.
  var initializers: [Initializer] = []
  /// The names of the cases of an enumeration that have no associated values.
  var cases: [String] = []
  /// The stored properties without a default value.
  var requiredProperties: [Initializer.Parameter] = []
  /// The names of the properties and methods.
  var members: Set<String> = []

  /// The name without the types around it.
  var baseName: String { String(name.split(separator: ".").last ?? "") }

  /// An initializer.
  struct Initializer {
    /// A parameter.
    struct Parameter {
      /// The argument label, or nil if there is none.
      var label: String?
      /// The name inside of the initializer.
      var name: String
      /// The type as it is written.
      var type: String
      /// A Boolean value that indicates whether the argument can be left out.
      var hasDefault: Bool
    }

    /// The parameters.
    var parameters: [Parameter]
    /// A Boolean value that indicates whether the initializer is private, fails, throws or is asynchronous.
    var isUnusable: Bool
    /// A Boolean value that indicates whether the initializer may return nil.
    var isFailable: Bool
    /// A Boolean value that indicates whether this is a convenience initializer.
    var isConvenience: Bool
  }
}
