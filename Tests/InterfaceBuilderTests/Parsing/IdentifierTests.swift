import Testing

@testable import InterfaceBuilder

@Suite("Identifiers in Interface Builder files") struct IdentifierTests {
  @Test("An object without an identifier gets one that no other object has")
  func missing() throws {
    let file = try SampleFile.nib(#"<view/><view id=""/><label id="view-2"/>"#)
    #expect(file.scenes[0].objects.map(\.id) == ["view-3", "view-4", "view-2"])
    #expect(file.problems.isEmpty)
  }

  @Test("Of two objects with an identifier, the second gets another one, and a sentence names its line")
  func twice() throws {
    let file = try SampleFile.nib("<view id=\"a\"/>\n<label id=\"a\"/>")
    #expect(file.scenes[0].objects.map(\.id) == ["a", "a-2"])
    #expect(file.problems == [InterfaceProblem(line: 3, "The identifier “a” is used twice")])
  }

  @Test(
    "The module of a class is left out",
    arguments: [
      ("Card", "Card"), ("_TtC4Shop4Card", "Card"), ("_TtCC4Shop5Outer5Inner", "Outer.Inner"), ("_TtC", "_TtC"),
      ("_TtC99Shop", "_TtC99Shop"), ("_TtC4Shop", "_TtC4Shop"),
    ])
  func classNames(name: String, plain: String) throws {
    let object = try SampleFile.object(#"<view id="a" customClass="\#(name)" customModule="Shop"/>"#)
    #expect(object.customClass == plain)
    #expect(object.attributes.isEmpty)
  }
}
