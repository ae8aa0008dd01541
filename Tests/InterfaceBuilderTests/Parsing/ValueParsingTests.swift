import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Values in Interface Builder files") struct ValueParsingTests {
  private func value(_ text: String, key: String) throws -> InterfaceValue? {
    try SampleFile.object(#"<view id="a">\#(text)</view>"#).attributes[key]
  }

  @Test("A color of the Display P3 space is in extended sRGB, and its grays are those of sRGB")
  func displayP3() throws {
    let space = #"alpha="1" colorSpace="custom" customColorSpace="displayP3""#
    let red = try value(#"<color key="tintColor" red="1" green="0" blue="0" \#(space)/>"#, key: "tintColor")
    guard case .color(.components(let r, let g, let b, _))? = red else { throw MissingValue() }
    #expect(abs(r - 1.0930) < 0.001 && abs(g + 0.2267) < 0.001 && abs(b + 0.1501) < 0.001)
    let gray = try value(#"<color key="tintColor" red="0.5" green="0.5" blue="0.5" \#(space)/>"#, key: "tintColor")
    guard case .color(.components(let white, _, _, _))? = gray else { throw MissingValue() }
    #expect(abs(white - 0.5) < 1e-6)
  }

  @Test("A color without components is no color")
  func noColor() throws {
    #expect(try value(#"<color key="tintColor" red="nan" green="0" blue="0"/>"#, key: "tintColor") == nil)
  }

  @Test(
    "Multipliers are numbers or ratios",
    arguments: [("0.5", 0.5), ("16:9", 16.0 / 9), ("1:2", 0.5), ("3/4", 0.75), ("1.5 : 3", 0.5), ("1:0", 1.0), ("wide", 1.0), ("inf", 1.0)])
  func multipliers(text: String, multiplier: Double) throws {
    let constraint = #"<constraint firstAttribute="width" multiplier="\#(text)" id="c"/>"#
    let view = try SampleFile.object(#"<view id="a"><constraints>\#(constraint)</constraints></view>"#)
    #expect(view.constraints[0].multiplier == multiplier)
  }

  @Test(
    "A frame as distances from the edges of the view around is a rectangle",
    arguments: [
      ("", [0.0, 0, 200, 100]), (#"minX="10" width="50" minY="20" height="30""#, [10, 20, 50, 30]),
      (#"minX="10" maxX="20" minY="5" maxY="15""#, [10, 5, 170, 80]), (#"width="50" maxX="20" height="10" maxY="0""#, [130, 90, 50, 10]),
      (#"minX="50%" width="50" minY="25%" height="20""#, [75, 20, 50, 20]),
    ])
  func frames(text: String, frame: [Double]) throws {
    let view = try SampleFile.object(
      """
      <view id="a"><rect key="frame" x="7" y="7" width="200" height="100"/>
      <subviews><view id="b"><frame key="frameInset" \(text)/></view></subviews></view>
      """)
    #expect(view.children[0].object.attributes["frame"] == .rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
  }

  @Test("A picture is in the catalog that the file's resources name")
  func catalogs() throws {
    let views = try SampleFile.read("Views.xib").scenes[0].objects[2].children("subviews").filter { $0.kind == "imageView" }
    #expect(views[0].attributes["image"] == .image("cover", catalog: nil))
    #expect(views[0].attributes["highlightedImage"] == .image("cart.fill", catalog: "system"))
  }

  @Test("Texts that people read have the keys of strings files")
  func keys() throws {
    let file = try SampleFile.nib(
      """
      <button id="a"><state key="selected" title="On"/>
      <accessibility key="accessibilityConfiguration" label="Switch" identifier="switch"/></button>
      <label id="b"><string key="text">Two
      lines</string></label>
      """)
    let objects = file.scenes[0].objects
    #expect(objects[0].states["selected"]?["title"] == .localized("On", key: "a.selectedTitle"))
    #expect(
      objects[0].attributes["accessibilityConfiguration"]
        == .group(["label": .localized("Switch", key: "a.accessibilityLabel"), "identifier": .text("switch")]))
    #expect(objects[1].attributes["text"] == .localized("Two\nlines", key: "b.text"))
  }

  @Test("Numbers that are too large for an integer are limited")
  func range() throws {
    let value = #"<range key="value" location="1e300" length="-1e300"/>"#
    let view = try SampleFile.object(
      """
      <view id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="range" keyPath="r">\(value)\
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """)
    #expect(view.runtimeAttributes[0].value == .range(location: 1_000_000_000_000_000, length: -1_000_000_000_000_000))
  }
}

private struct MissingValue: Error {}
