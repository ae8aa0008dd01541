import Testing

@testable import InterfaceBuilder

@Suite("Elements that aren't known") struct UnknownElementTests {
  @Test("An unknown object keeps its frame, its constraints and what is inside")
  func object() throws {
    let object = try SampleFile.object(
      """
      <hologramView translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="1" y="2" width="3" height="4"/>
        <subviews><label id="b"/></subviews>
        <constraints><constraint firstAttribute="width" constant="3" id="c"/></constraints>
      </hologramView>
      """)
    #expect(object.kind == "hologramView")
    #expect(object.attributes["frame"] == .rect(x: 1, y: 2, width: 3, height: 4))
    #expect(object.children("subviews").map(\.id) == ["b"])
    #expect(object.constraints.map(\.constant) == [3])
  }

  @Test("One sentence names an unknown element and the line of the first, however often it comes")
  func sentence() throws {
    let file = try SampleFile.nib("<view id=\"a\"><subviews>\n<hologramView id=\"b\"/><hologramView id=\"c\"/></subviews></view>")
    #expect(file.problems == [InterfaceProblem(line: 3, "The element “hologramView” isn’t known; a placeholder stands in")])
  }

  @Test("What is beside an unknown element isn't lost")
  func neighbors() throws {
    let file = try SampleFile.read("Unknown.xib")
    let view = file.scenes[0].objects[0].children("subviews")[0]
    #expect(view.children.map(\.object.id) == ["Unk-lb-001", "Unk-vw-002"])
    #expect(view.attributes["beam"] == .group(["color": .text("red")]))
    #expect(file.problems.map(\.line) == [6, 11, 12, 15, 20, 24])
  }
}
