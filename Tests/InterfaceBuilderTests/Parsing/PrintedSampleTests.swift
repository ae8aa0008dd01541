import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("What Interface Builder files say, printed") struct PrintedSampleTests {
  @Test(
    "Each sample is printed with a line for each object, constraint, connection, runtime attribute and variation",
    arguments: [
      "Colors.xib", "Constraints.xib", "Controllers.storyboard", "Launch.storyboard", "Numbers.xib", "Objects.xib",
      "RuntimeAttributes.xib", "Segues.storyboard", "SizeClasses.storyboard", "Tables.storyboard", "Template.storyboard", "Texts.xib",
      "Unknown.xib", "Views.xib",
    ])
  func printed(name: String) throws {
    let expected = try String(decoding: SampleFile.bytes("Printed/\(name).txt"), as: UTF8.self).split(separator: "\n")
    let lines = try SampleFile.read(name).description.split(separator: "\n")
    for (line, expected) in zip(lines, expected) { #expect(line == expected) }
    #expect(lines.count == expected.count)
  }

  @Test("A file is printed in the same way every time")
  func deterministic() throws {
    let texts = try (0..<5).map { _ in try SampleFile.read("Views.xib").description }
    #expect(Set(texts).count == 1)
  }
}
