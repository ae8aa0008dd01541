/// A JSON value that stores its location in its file, so that a message can name the line.
package struct PlacedJSON: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case null
    case boolean(Bool)
    /// A number as written.
    case number(String)
    case string(String)
    case array([PlacedJSON])
    /// The members in the file's order. A name can occur twice.
    case object([Member])
  }

  package struct Member: Equatable, Sendable {
    package var name: String
    package var place: FilePlace
    package var value: PlacedJSON
  }

  package var content: Content
  package var place: FilePlace

  /// The kind of the value, in words.
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

  /// The value of the last member with the given name.
  package subscript(name: String) -> PlacedJSON? {
    guard case .object(let members) = content else { return nil }
    return members.last { $0.name == name }?.value
  }
}

/// A location in a text file. Lines and columns are counted from 1.
package struct FilePlace: Hashable, Sendable {
  package var line: Int
  /// In characters.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

package struct JSONSyntaxError: Error, Equatable {
  package var message: String
  package var place: FilePlace
}
