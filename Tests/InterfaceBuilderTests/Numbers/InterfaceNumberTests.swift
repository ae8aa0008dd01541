import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Numbers of Interface Builder files") struct InterfaceNumberTests {
  private func numbers(_ name: String) throws -> [InterfaceNumber] { try SampleFile.read(name).numbers(in: SampleFile.bytes(name)) }

  @Test("Constraints, alphas, spacings and runtime attributes have numbers, with a title for people, in the order of the file")
  func titles() throws {
    #expect(
      try numbers("Numbers.xib").map { "\($0.line) \($0.title): \($0.value)" } == [
        "8 Stack View spacing: 7.5",
        "16 Card layer.cornerRadius: 12.0",
        "19 Card shift.width: 1.0",
        "19 Card shift.height: -2.5",
        "22 Card backgroundColor alpha: 0.5",
        "31 Pay normal.titleColor alpha: 0.3",
        "39 Card.top = Safe Area.top constant: 20.0",
        "39 Card.top = Safe Area.top priority: 750.0",
        "42 Card.width ≤ Größe > 1.width multiplier: 0.75",
        "43 Card.width ≤ Größe > 1.width constant for heightClass=compact: -30.0",
      ])
  }

  @Test("A number is at the place of its text, without the quotation marks")
  func ranges() throws {
    let bytes = try SampleFile.bytes("Numbers.xib")
    let texts = try numbers("Numbers.xib").map { String(decoding: bytes[$0.range], as: UTF8.self) }
    #expect(texts == ["7.5", "12", "1", "-2.5", "0.5", "0.3", "20", "750", "3:4", "-30"])
  }

  @Test("Writing a number changes its text alone")
  func writing() throws {
    let bytes = try SampleFile.bytes("Numbers.xib")
    let numbers = try numbers("Numbers.xib")
    let result = InterfaceNumber.replacing([(numbers[0], 8.25), (numbers[1], 15.4), (numbers[6], .nan)], in: bytes)
    let text = String(decoding: bytes, as: UTF8.self)
      .replacingOccurrences(of: "spacing='7.5'", with: "spacing='8.25'")
      .replacingOccurrences(of: #"<integer key="value" value="12"/>"#, with: #"<integer key="value" value="15"/>"#)
    #expect(result == Data(text.utf8))
  }

  @Test(
    "A tuned file is the same as one with the number written",
    arguments: ["Numbers.xib", "Views.xib", "Constraints.xib", "Colors.xib", "RuntimeAttributes.xib", "SizeClasses.storyboard"])
  func tuning(name: String) throws {
    let (file, bytes) = try (SampleFile.read(name), SampleFile.bytes(name))
    let numbers = file.numbers(in: bytes)
    #expect(!numbers.isEmpty)
    for number in numbers {
      let written = try InterfaceFile(contentsOf: name, bytes: InterfaceNumber.replacing([(number, 0.125)], in: bytes))
      let value = number.isInteger ? 0 : 0.125
      var tuned = file
      for scene in tuned.scenes.indices {
        tuned.scenes[scene].objects = tuned.scenes[scene].objects.map { object in
          object.tuned(inFile: name) { $0 == number.place ? value : nil }
        }
      }
      #expect(tuned == written, "\(number.title)")
      #expect(written != file)
    }
  }

  @Test("Constants of the standard distance, and numbers of objects whose identifier isn't their own, are left out")
  func leftOut() throws {
    let ids = try numbers("Numbers.xib").map(\.place.id)
    #expect(!ids.contains("Num-co-003") && !ids.contains("Num-co-002-2") && !ids.contains("view-2") && ids.contains("Num&vw-002"))
  }

  @Test("Files in other encodings, and files with a document type, have no numbers")
  func encodings() throws {
    let text = try String(decoding: SampleFile.bytes("Constraints.xib"), as: UTF8.self)
    let file = try SampleFile.read("Constraints.xib")
    #expect(!file.numbers(in: Data(text.utf8)).isEmpty)
    let utf16 = try #require(text.replacingOccurrences(of: "UTF-8", with: "UTF-16").data(using: .utf16))
    #expect(file.numbers(in: utf16).isEmpty)
    #expect(file.numbers(in: Data(text.replacingOccurrences(of: "UTF-8", with: "ISO-8859-1").utf8)).isEmpty)
    #expect(file.numbers(in: Data(text.replacingOccurrences(of: "<document ", with: "<!DOCTYPE document><document ").utf8)).isEmpty)
    #expect(file.numbers(in: Data(text.utf8.prefix(1500))).isEmpty)
  }
}
