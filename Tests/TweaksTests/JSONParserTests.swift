import Testing

@testable import Tweaks

@Suite("JSON is read with its places")
struct JSONParserTests {
  private func members(_ text: String) throws -> [PlacedJSON.Member] {
    guard case .object(let members) = try JSONParser.parse(text).content else { return [] }
    return members
  }

  @Test("Lines count from 1 whatever ends them, and columns in characters, however many bytes these have")
  func places() throws {
    let members = try members("{\"a\": 1,\r\n \"é👩‍👧\": \"ü\", \"b\": 2,\r\"c\": 3,\n\"d\\u00e9\": 4}")
    #expect(members.map(\.name) == ["a", "é👩‍👧", "b", "c", "dé"])
    #expect(members.map(\.place) == [(1, 2), (2, 2), (2, 13), (3, 1), (4, 1)].map(FilePlace.init))
    #expect(members.map(\.value.place) == [(1, 7), (2, 8), (2, 18), (3, 6), (4, 12)].map(FilePlace.init))
  }

  @Test("A byte order mark at the beginning is passed over")
  func byteOrderMark() throws {
    #expect(try members("\u{feff}{\"a\": 1}").first?.place == FilePlace(line: 1, column: 2))
  }

  @Test(
    "Escapes are what they stand for",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"), (#""\u00e9\ud83d\ude00""#, "é😀"), (#""ab\u0063d""#, "abcd"), (#""""#, ""),
      ("\"e\u{301}\u{2028}\"", "e\u{301}\u{2028}"),
    ])
  func escapes(text: String, meaning: String) throws {
    #expect(try JSONParser.parse(text).content == .string(meaning))
  }

  @Test("Numbers are kept as written", arguments: ["0", "-0", "10", "1.50", "-1.5e+10", "2E-3", "123456789012345678901234567890"])
  func numbers(text: String) throws {
    #expect(try JSONParser.parse(text).content == .number(text))
  }

  @Test(
    "What is no JSON is told with its place",
    arguments: [
      ("[01]", 1, 2, "this is no number"), ("[1.]", 1, 2, "this is no number"), ("[-]", 1, 2, "this is no number"),
      ("[1e5.2]", 1, 2, "this is no number"), ("[12a]", 1, 2, "this is no number"), ("[\n.5]", 2, 1, "a value is missing"),
      ("[\"é\", oui]", 1, 7, "a value must be a number, true, false, null, or text in double quotes"),
      ("[\"é\\x\"]", 1, 5, "“\\x” is an invalid escape"), ("[\"é\\ud800\"]", 1, 10, "this escape is half a character"),
      ("[\"ab\n\"]", 1, 2, "the text that begins here has no closing quote"), ("{\"a\" 1}", 1, 6, "a colon is missing"),
      ("[1 2]", 1, 4, "a comma or “]” is missing"), ("{\"a\":1", 1, 7, "the file ends where a comma or “}” should be"),
      ("{} {}", 1, 4, "something follows the end"), ("", 1, 1, "the file ends where a value should be"),
    ])
  func mistakes(text: String, line: Int, column: Int, message: String) {
    #expect(throws: JSONSyntaxError(message: message, place: FilePlace(line: line, column: column))) { try JSONParser.parse(text) }
  }

  @Test("Sixty-four levels are read, and one more is refused")
  func nesting() throws {
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    _ = try JSONParser.parse(nested(64))
    #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(nested(65)) }
  }

  /// A long text, which a test names instead of printing it.
  struct LongText: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    /// The number of members or elements.
    let count: Int
  }

  @Test(
    "Given megabytes of many members, many numbers or long texts, when they are read, then that takes a moment", .timeLimit(.minutes(1)),
    arguments: [
      LongText(
        testDescription: "many members", text: "{" + (0..<200_000).map { "\"k\($0)\": 1" }.joined(separator: ",\n") + "}", count: 200_000),
      LongText(testDescription: "many numbers", text: "[" + String(repeating: "1,", count: 400_000) + "1]", count: 400_001),
      LongText(testDescription: "a long text", text: "[\"" + String(repeating: "é", count: 1_000_000) + "\"]", count: 1),
      LongText(testDescription: "many texts", text: "[" + String(repeating: "\"é\", ", count: 200_000) + "1]", count: 200_001),
    ])
  func speed(long: LongText) throws {
    // A cost that grows with the square of the length would take hours.
    let count =
      switch try JSONParser.parse(long.text).content {
      case .object(let members): members.count
      case .array(let elements): elements.count
      default: 0
      }
    #expect(count == long.count)
  }
}
