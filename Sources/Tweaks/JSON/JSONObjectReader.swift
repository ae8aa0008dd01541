/// Reads an object's members one by one, strictly: a missing or unknown member, or one of another type, is an error with its location.
package struct JSONObjectReader {
  package let members: [PlacedJSON.Member]
  private let place: FilePlace
  private let file: String
  private let what: String

  /// Creates a reader of an object. `what` names the object in messages, such as "the take" or "an event", and `file` names its file.
  package init(_ value: PlacedJSON, file: String, what: String) throws(TweakError) {
    guard case .object(let members) = value.content else {
      throw Self.error("\(what) must be an object, not \(value.kind)", at: value.place, in: file)
    }
    self.members = members
    place = value.place
    self.file = file
    self.what = what
  }

  /// Creates a reader of a text whose only value must be an object.
  package init(text: String, file: String, what: String) throws(TweakError) {
    try self.init(try JSONParser.parse(text, file: file), file: file, what: what)
  }

  /// Returns an error about a member, or about the whole object if there is no such member.
  package func error(_ message: String, at name: String? = nil) -> TweakError {
    Self.error(message, at: name.flatMap { self[$0]?.place } ?? place, in: file)
  }

  private static func error(_ message: String, at place: FilePlace, in file: String) -> TweakError {
    TweakError("\(file):\(place.line):\(place.column): \(message)")
  }

  /// Throws an error at the first member that isn't among `names` or that occurs twice.
  package func allow(_ names: [String]) throws(TweakError) {
    for (index, member) in members.enumerated() {
      if !names.contains(member.name) {
        let nearest = NearestName.find(member.name, among: names).map { "; did you mean “\($0)”?" } ?? ""
        throw Self.error("\(what) has no “\(member.name)”\(nearest)", at: member.place, in: file)
      }
      // There are at most as many members before this one as there are names.
      if members[..<index].contains(where: { $0.name == member.name }) {
        throw Self.error("duplicate key “\(member.name)”", at: member.place, in: file)
      }
    }
  }

  package subscript(name: String) -> PlacedJSON? { members.last { $0.name == name }?.value }

  private func value(_ name: String, _ kind: String) throws(TweakError) -> PlacedJSON {
    guard let value = self[name] else { throw error("\(what) needs “\(name)”, \(kind)") }
    return value
  }

  package func string(_ name: String) throws(TweakError) -> String {
    let value = try value(name, "a text")
    guard case .string(let text) = value.content else { throw error("“\(name)” must be a text, not \(value.kind)", at: name) }
    return text
  }

  package func number(_ name: String) throws(TweakError) -> Double {
    let value = try value(name, "a number")
    guard let number = value.number else { throw error("“\(name)” must be a number, not \(value.kind)", at: name) }
    return number
  }

  package func integer(_ name: String) throws(TweakError) -> Int {
    guard let integer = Int(exactly: try number(name)) else { throw error("“\(name)” must be a whole number", at: name) }
    return integer
  }

  /// Returns the value of a Boolean member, or false if there is no such member.
  package func flag(_ name: String) throws(TweakError) -> Bool {
    guard let value = self[name] else { return false }
    guard case .boolean(let isTrue) = value.content else { throw error("“\(name)” must be true or false, not \(value.kind)", at: name) }
    return isTrue
  }

  package func list(_ name: String) throws(TweakError) -> [PlacedJSON] {
    let value = try value(name, "a list")
    guard case .array(let elements) = value.content else { throw error("“\(name)” must be a list, not \(value.kind)", at: name) }
    return elements
  }

  package func choice<Value: CaseIterable & RawRepresentable>(
    _ name: String, _ type: Value.Type
  ) throws(TweakError) -> Value where Value.RawValue == String {
    let word = try string(name)
    guard let value = Value(rawValue: word) else {
      let words = Value.allCases.map { "“\($0.rawValue)”" }.joined(separator: " or ")
      throw error("“\(name)” must be \(words), not “\(word)”", at: name)
    }
    return value
  }

  package func checkFormat(_ format: String, version: Int) throws(TweakError) {
    guard self["format"]?.content == .string(format) else {
      throw error("\(what) is not a Glissade file: “format” is not “\(format)”", at: "format")
    }
    let written = try integer("version")
    guard written >= 1 else { throw error("“version” must be 1 or more", at: "version") }
    guard written <= version else {
      throw error("\(what) has version \(written), which a newer Glissade wrote; this one reads up to version \(version)", at: "version")
    }
  }
}

extension PlacedJSON {
  package var number: Double? {
    guard case .number(let digits) = content, let number = Double(digits), number.isFinite else { return nil }
    return number
  }
}
