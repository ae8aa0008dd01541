import SourceReport
import Testing

@testable import Porting

@Suite("Porting properties that can be observed")
struct ObservedPropertyTests {
  @Test(
    "Given a dynamic property of a class, then it reports that it was set",
    arguments: [
      ("@objc dynamic var level = \"\"", "var level = \"\" { didSet { _glissadeDidSet(self) } }"),
      ("@objc dynamic var level = 3", "var level = _glissade.number(0, 3) { didSet { _glissadeDidSet(self) } }"),
      ("@objc dynamic weak var card: Card?", "weak var card: Card? { didSet { _glissadeDidSet(self) } }"),
      ("@objc dynamic var a = b { didSet { c() } }", "var a = b { didSet { defer { _glissadeDidSet(self) }; c() } }"),
      ("@objc dynamic var a = b { willSet { c() } }", "var a = b { willSet { c() } ; didSet { _glissadeDidSet(self) } }"),
      (
        "@objc dynamic var a: B { get { b } set { b = newValue } }",
        "var a: B { get { b } set { defer { _glissadeDidSet(self) }; b = newValue } }"
      ),
      ("@objc dynamic var a: B { b }", "var a: B { b }"), ("@objc var a = b", "var a = b"),
      ("@objc dynamic static var a = b", "static var a = b"),
    ])
  func reports(source: String, expected: String) throws {
    let ported = try PortingHarness("class Model: NSObject { \(source) }")
    #expect(ported.errors.isEmpty)
    #expect(ported.code.hasPrefix("class Model: NSObject { \(expected) "))
  }
}
