import Foundation
import Testing

@testable import Projects

@Suite("Property lists")
struct PropertyListTests {
  private func list(_ text: String) throws -> PropertyList { try list(Data(text.utf8)) }

  private func list(_ data: Data) throws -> PropertyList {
    let folder = try SampleFolder()
    try folder.write("list", data)
    return try PropertyList.read(at: folder.path + "/list")
  }

  private func problem(_ text: String) throws -> ProjectProblem? {
    let folder = try SampleFolder("Sample", ["list": text])
    return #expect(throws: ProjectProblem.self) { try PropertyList.read(at: folder.path + "/list") }
  }

  @Test("Given a list in the form of OpenStep, then comments, quotation marks, escapes, data and bare words are read")
  func openStep() throws {
    let list = try list(
      """
      // !$*UTF8*$!
      { /* a comment */ name = Übung.swift; "quoted key" = "a \\"b\\" \\\\ \\n\\U00fc";
        list = (one, 'two', ( ), ); data = <0aFF 10>; inner = {path = ../a-b_c/$x:y; }; }
      """)
    #expect(list["name"]?.text == "Übung.swift")
    #expect(list["quoted key"]?.text == "a \"b\" \\ \nü")
    #expect(list["list"]?.elements == [.text("one"), .text("two"), .array([])])
    #expect(list["data"] == .data(Data([0x0A, 0xFF, 0x10])))
    #expect(list["inner"]?["path"]?.text == "../a-b_c/$x:y")
  }

  @Test("Given the same list in XML, JSON and binary form, then it is the same")
  func forms() throws {
    let value: [String: Any] = ["name": "Größe", "flag": true, "count": 3, "list": ["a", ["b": 1.5]], "large": -7]
    let expected = PropertyList.dictionary([
      "name": .text("Größe"), "flag": .boolean(true), "count": .number(3), "large": .number(-7),
      "list": .array([.text("a"), .dictionary(["b": .number(1.5)])]),
    ])
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      #expect(try list(try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)) == expected)
    }
    #expect(try list(try JSONSerialization.data(withJSONObject: value)) == expected)
  }

  @Test(
    "Given a broken list, then a problem names the line",
    arguments: [
      ("{\n a = 1;\n b 2;\n}", 3), ("{\n a = (1,\n 2;\n}", 3), ("{ a = \"open;\n}", 1), ("{\n a = 1;\n", 3), ("{}\nrest", 2),
      ("<?xml version=\"1.0\"?>\n<plist><dict>\n<string>a</string></dict></plist>", 3), ("<plist>\n<dict>", 2),
      ("{\n/* no end", 2), ("{ a = <0g>; }", 1), ("", 1),
    ])
  func broken(text: String, line: Int) throws { #expect(try problem(text)?.line == line) }

  @Test("Given conflict markers of a merge, then the sentence says so, at the first of them")
  func conflict() throws {
    let problem = try problem("{\n a = 1;\n<<<<<<< HEAD\n b = 1;\n=======\n b = 2;\n>>>>>>> other\n}")
    #expect(problem?.line == 3)
    #expect(problem?.sentence == "there are conflict markers of a merge: resolve the conflict first")
  }

  @Test("Given values nested without end, then reading ends in a sentence", arguments: ["(", "{a = ", "<array>", "{\"a\": "])
  func depth(opening: String) throws {
    let text = (opening == "<array>" ? "<plist>" : "") + String(repeating: opening, count: 100_000)
    #expect(try problem(text)?.sentence.isEmpty == false)
  }

  @Test("Given a binary list whose bytes are wrong, then reading ends in a value or in a problem")
  func damagedBinary() throws {
    let value: [String: Any] = ["a": ["b", "c", ["d": Data([1, 2])]], "e": 1.5, "f": Date(timeIntervalSince1970: 0)]
    let data = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    var problems = 0
    for index in data.indices {
      for byte in [0, 0x0F, 0x5F, 0xA3, 0xD1, 0xFF] as [UInt8] {
        var damaged = data
        damaged[index] = byte
        var reader = BinaryPropertyListReader(damaged, path: "list")
        do { _ = try reader.read() } catch { problems += 1 }
      }
      var reader = BinaryPropertyListReader(data.prefix(index), path: "list")
      #expect(throws: ProjectProblem.self) { try reader.read() }
    }
    #expect(problems > 0)
  }

  @Test("Given a binary list that contains itself, then the sentence says so")
  func circle() throws {
    // An array with one element, itself, and then the table of offsets and the trailer.
    let bytes: [UInt8] =
      Array("bplist00".utf8) + [0xA1, 0, 8] + [UInt8](repeating: 0, count: 6) + [1, 1] + [0, 0, 0, 0, 0, 0, 0, 1]
      + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 10]
    var reader = BinaryPropertyListReader(Data(bytes), path: "list")
    let problem = #expect(throws: ProjectProblem.self) { try reader.read() }
    #expect(problem?.sentence == "the binary property list is nested too deep or in a circle")
  }
}
