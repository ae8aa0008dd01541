/// Reads an object's members one by one, strictly: what is missing, of another kind or unknown is an error that names its place.
package struct JSONObjectReader {
  package let members: [PlacedJSON.Member]
  private let place: FilePlace
  private let file: String
  private let what: String

  /// - Parameters:
  ///   - file: the name by which messages call the file.
  ///   - what: the object, in words for messages: "the take", "an event".
  package init(_ value: PlacedJSON, file: String, what: String) throws(TweakError) {
    guard case .object(let members) = value.content else {
      throw Self.error("\(what) must be an object, not \(value.kind)", at: value.place, in: file)
    }
    self.members = members
    place = value.place
    self.file = file
    self.what = what
  }

  /// Reads a whole text whose one value must be an object.
  package init(text: String, file: String, what: String) throws(TweakError) {
    let value: PlacedJSON
    do {
      value = try JSONParser.parse(text)
    } catch {
      throw Self.error("this is no JSON: \(error.message)", at: error.place, in: file)
    }
    try self.init(value, file: file, what: what)
  }

  /// An error about a member, or about the whole object where there is no such member.
  package func error(_ message: String, at name: String? = nil) -> TweakError {
    Self.error(message, at: name.flatMap { self[$0]?.place } ?? place, in: file)
  }

  private static func error(_ message: String, at place: FilePlace, in file: String) -> TweakError {
    TweakError("\(file):\(place.line):\(place.column): \(message)")
  }

  /// Fails at the first member that is not among `names` or that is there twice.
  package func allow(_ names: [String]) throws(TweakError) {
    for (index, member) in members.enumerated() {
      if !names.contains(member.name) {
        let nearest = NearestName.find(member.name, among: names).map { "; did you mean “\($0)”?" } ?? ""
        throw Self.error("\(what) has no “\(member.name)”\(nearest)", at: member.place, in: file)
      }
      // There are no more members before this one than there are names.
      if members[..<index].contains(where: { $0.name == member.name }) {
        throw Self.error("“\(member.name)” is there twice", at: member.place, in: file)
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

  /// A finite number.
  package func number(_ name: String) throws(TweakError) -> Double {
    let value = try value(name, "a number")
    guard let number = value.number else { throw error("“\(name)” must be a number, not \(value.kind)", at: name) }
    return number
  }

  package func integer(_ name: String) throws(TweakError) -> Int {
    guard let integer = Int(exactly: try number(name)) else { throw error("“\(name)” must be a whole number", at: name) }
    return integer
  }

  /// False where there is no such member.
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

  /// One of a few words.
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

  /// Checks that the file is of the format that is to be read, in a version that is known.
  package func checkFormat(_ format: String, version: Int) throws(TweakError) {
    guard self["format"]?.content == .string(format) else {
      throw error("\(what) is none of ours: “format” is not “\(format)”", at: "format")
    }
    let written = try integer("version")
    guard written >= 1 else { throw error("“version” must be 1 or more", at: "version") }
    guard written <= version else {
      throw error(
        "\(what) has version \(written), which a newer Glissade wrote; this one reads up to version \(version)", at: "version")
    }
  }
}

extension PlacedJSON {
  /// A finite number; nil for any other value.
  package var number: Double? {
    guard case .number(let digits) = content, let number = Double(digits), number.isFinite else { return nil }
    return number
  }
}
