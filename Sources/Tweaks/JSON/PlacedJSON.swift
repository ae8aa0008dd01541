/// A JSON value that remembers where in its file it stands, so that a message can name the line.
package struct PlacedJSON: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case null
    case boolean(Bool)
    /// The number as written.
    case number(String)
    case string(String)
    case array([PlacedJSON])
    /// The members in the file's order; a name may occur twice.
    case object([Member])
  }

  package struct Member: Equatable, Sendable {
    package var name: String
    package var place: FilePlace
    package var value: PlacedJSON
  }

  package var content: Content
  package var place: FilePlace

  /// What kind of value this is, in words.
  package var kind: String {
    switch content {
    case .null: "null"
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .number(let digits): digits
    case .string(let text): "“\(text)”"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// The last member of that name.
  package subscript(name: String) -> PlacedJSON? {
    guard case .object(let members) = content else { return nil }
    return members.last { $0.name == name }?.value
  }
}

/// A place in a text file; both count from 1.
public struct FilePlace: Hashable, Sendable {
  public var line: Int
  /// In characters.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Why a text is no JSON, and where.
package struct JSONSyntaxError: Error, Equatable {
  package var message: String
  package var place: FilePlace
}
