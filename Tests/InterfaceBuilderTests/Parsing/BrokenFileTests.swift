import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Files that can't be read") struct BrokenFileTests {
  private let start = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">"#

  @Test(
    "A file that isn't one of Interface Builder for iOS ends in a sentence that says what it is",
    arguments: [
      ("", "The file is empty"),
      ("<html><body/></html>", "The file isn’t one of Interface Builder: its root element is “html”"),
      (#"<document version="1"/>"#, "The file isn’t one of Interface Builder: its root element is “document”"),
      (
        #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"/>"#,
        "The file is in the format of Xcode 3. Open and save it in Xcode 4 or later"
      ),
      (
        #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects/></document>"#,
        "The file is for macOS, not for iOS"
      ),
      (
        #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit"/>"#,
        "The file is for watchOS, not for iOS"
      ),
    ])
  func others(text: String, sentence: String) {
    #expect(SampleFile.problem(reading: text)?.text == sentence)
  }

  @Test(
    "Broken XML is named with the line, the element, and what is wrong",
    arguments: [
      ("\n<scenes>\n<scene>\n</scenes></document>", 4, "“</scenes>” is where the element “scene” of line 3 should be closed"),
      ("\n<scenes>\n<scene>\n", 4, "The file ends inside of the element “scene” of line 3: it was saved only in part"),
      ("\n<scenes>\n<scene id=\"1\n", 3, "The file ends inside of the element “scenes” of line 2: it was saved only in part"),
      ("\n<!-- note </document>", 2, "A comment begins here that doesn’t end"),
      ("\n<![CDATA[ note </document>", 2, "A text begins here that doesn’t end"),
      ("\n<<<<<<< HEAD\n</document>", 2, "There are conflict markers of a merge: resolve the conflict first"),
      ("\n<scene id=1/></document>", 2, "The file isn’t well-formed XML inside of the element “document” of line 1"),
    ])
  func brokenXML(text: String, line: Int, sentence: String) {
    #expect(SampleFile.problem(reading: start + text) == InterfaceProblem(line: line, sentence))
  }

  @Test("Bytes that are no text aren't read", arguments: [Data(0...255), Data("bplist00".utf8) + Data(0...255)])
  func noText(bytes: Data) {
    #expect(SampleFile.problem(reading: bytes)?.text == "The file isn’t text in UTF-8")
  }

  @Test("A name that isn't in UTF-8 isn't read")
  func name() {
    let bytes = Data((start + "<objects><view col").utf8) + [0xE5] + Data(#"or="1"/></objects></document>"#.utf8)
    #expect(SampleFile.problem(reading: bytes)?.text == "The file isn’t text in UTF-8")
  }

  @Test("A million elements inside each other end in a sentence")
  func deep() {
    let text = start + String(repeating: "<view>", count: 1_000_000)
    #expect(SampleFile.problem(reading: text)?.text == "More than 240 elements are inside each other")
  }

  @Test("A million elements beside each other end in a sentence")
  func many() {
    let text = start + "<objects>" + String(repeating: "<view/>", count: 1_000_000) + "</objects></document>"
    #expect(SampleFile.problem(reading: text)?.text == "The file has more than 400000 elements")
  }

  @Test("Entities that multiply are not read")
  func entities() {
    var text = #"<!DOCTYPE a [<!ENTITY e0 "aaaaaaaaaa">"#
    for level in 1...9 { text += "<!ENTITY e\(level) \"" + String(repeating: "&e\(level - 1);", count: 10) + "\">" }
    text += "]>" + start + #"<objects><label id="a"><string key="text">&e9;</string></label></objects></document>"#
    #expect(SampleFile.problem(reading: text) != nil)
  }

  @Test("A file that refers to another file doesn't bring its contents in")
  func externalEntity() {
    let text =
      #"<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/hostname">]>"# + start
      + #"<objects><label id="a"><string key="text">&e;</string></label></objects></document>"#
    let file = try? InterfaceFile(contentsOf: "Test.xib", bytes: Data(text.utf8))
    if let label = file?.scenes.first?.objects.first { #expect(label.attributes["text"] == .localized("", key: "a.text")) }
  }

  @Test("A storyboard without scenes has none")
  func noScenes() throws {
    let file = try InterfaceFile(contentsOf: "Test.storyboard", bytes: Data((start + "</document>").utf8))
    #expect(file.kind == .storyboard && file.scenes.isEmpty && file.problems.isEmpty)
  }

  @Test("A file in UTF-16 is read as one in UTF-8")
  func utf16() throws {
    let text = #"<?xml version="1.0" encoding="UTF-16"?>"# + start + #"<objects><label id="a" text="Größe"/></objects></document>"#
    let bytes = try #require(text.data(using: .utf16))
    let file = try InterfaceFile(contentsOf: "Test.xib", bytes: bytes)
    #expect(file.scenes[0].objects[0].attributes["text"] == .localized("Größe", key: "a.text"))
  }
}
