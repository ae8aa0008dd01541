import Rehearsal
import Tweaks

package struct ParsedArguments: Sendable {
  private(set) var operands: [String] = []
  private var values: [String: [any Sendable]] = [:]

  /// Parses `words` by GNU's conventions.
  ///
  /// Options and operands may have any order. The forms are `--name value` or `--name=value`, and `-o value` or `-ovalue`. Short flags
  /// may be bundled. Everything after `--` is an operand.
  init(_ words: [String], declared: [any OptionDeclaration]) throws(GlissadeError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      } else if word.hasPrefix("--") {
        try readLong(word.dropFirst(2), &rest, declared)
      } else if word.hasPrefix("-"), word.count > 1 {
        try readShort(word.dropFirst(), &rest, declared)
      } else {
        operands.append(word)
      }
    }
  }

  /// The value of an option. The last one counts if there are several.
  package subscript<Value>(option: Option<Value>) -> Value? { values[option.name]?.last as? Value }

  package func has(_ flag: Option<Bool>) -> Bool { values[flag.name] != nil }

  func contains(_ option: any OptionDeclaration) -> Bool { values[option.name] != nil }

  func all<Value>(_ option: Option<Value>) -> [Value] { values[option.name, default: []].compactMap { $0 as? Value } }

  private mutating func readLong(
    _ word: Substring, _ rest: inout ArraySlice<String>, _ declared: [any OptionDeclaration]
  ) throws(GlissadeError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = declared.first(where: { $0.name == name }) else {
      let hint = NearestName.find(name, among: declared.map(\.name)).map { "; did you mean “--\($0)”?" } ?? ""
      throw .usage("there is no option “--\(name)”\(hint)")
    }
    let isFlag = option.placeholder == nil
    if isFlag, parts.count == 2 { throw .usage("option “--\(name)” takes no value") }
    let given: String? = parts.count == 2 ? String(parts[1]) : isFlag ? "" : option.valueIfBare
    let value = if let given { given } else { try Self.value(of: "--\(name)", option, from: &rest) }
    try store(value, for: option, writtenAs: "--\(name)")
  }

  private mutating func readShort(
    _ word: Substring, _ rest: inout ArraySlice<String>, _ declared: [any OptionDeclaration]
  ) throws(GlissadeError) {
    var letters = word
    while let letter = letters.popFirst() {
      guard let option = declared.first(where: { $0.short == letter }) else {
        throw .usage("there is no option “-\(letter)”")
      }
      if option.placeholder == nil {
        try store("", for: option, writtenAs: "-\(letter)")
      } else {
        let value = letters.isEmpty ? try Self.value(of: "-\(letter)", option, from: &rest) : String(letters)
        return try store(value, for: option, writtenAs: "-\(letter)")
      }
    }
  }

  private static func value(
    of written: String, _ option: any OptionDeclaration, from rest: inout ArraySlice<String>
  ) throws(GlissadeError) -> String {
    guard let value = rest.popFirst() else { throw .usage("option “\(written)” needs a value: \(option.placeholder ?? "")") }
    return value
  }

  private mutating func store(
    _ text: String, for option: any OptionDeclaration, writtenAs written: String
  ) throws(GlissadeError) {
    do {
      values[option.name, default: []].append(try option.read(text))
    } catch {
      let hint = error.nearest.map { "; did you mean “\($0)”?" } ?? ""
      throw .usage("option “\(written)” needs \(error.expectation), not “\(text)”\(hint)")
    }
  }
}
