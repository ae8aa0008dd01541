import SourceReport
import Testing

@testable import Porting

@Suite("Porting overrides in extensions")
struct OverrideTests {
  @Test("Given an override in an extension, then it moves into the body of its class, on its own lines and columns, with its edits")
  func moves() throws {
    let ported = try PortingHarness(
      """
      class Card: UIViewController {
        let a = b
      }
      extension Card {
        override func viewDidLoad() {
          move(duration: 0.3)
        }
      }
      """)
    let path = ported.report.files[0].path
    #expect(ported.errors.isEmpty)
    #expect(
      ported.code == """
        class Card: UIViewController {
          let a = b

        #sourceLocation(file: "\(path)", line: 5)
          override func viewDidLoad() {
            move(duration: _glissade.number(0, 0.3))
          }
        #sourceLocation(file: "\(path)", line: 3)
        }
        extension Card {
        \("  ")


        }
        """)
  }

  @Test("Given a member of an extension that a subclass overrides, then it moves into the body of its class")
  func overridden() throws {
    let ported = try PortingHarness(
      """
      class Base {
      }
      extension Base { @objc func move(to x: Int) {} }
      class Card: Base { override func move(to x: Int) {} }
      """)
    #expect(ported.errors.isEmpty)
    #expect(ported.code.contains("line: 3)\n                 func move(to x: Int) {}\n#sourceLocation"))
    #expect(ported.code.contains("\nclass Card: Base { override func move(to x: Int) {} }"))
  }

  @Test("Given an extension in another file than its class, then what overrides there moves as well, and messages name its own file")
  func otherFile() throws {
    let ported = try PortingHarness(
      """
      public class Card: UIView {
      }
      """,
      """
      public extension Card {
        override func reset() { move(duration: 0.3) }
      }
      """)
    let paths = ported.report.files.map(\.path)
    #expect(ported.errors.isEmpty)
    #expect(
      ported.code == """
        public class Card: UIView {

        #sourceLocation(file: "\(paths[1])", line: 2)
          public override func reset() { move(duration: _glissade.number(_glissadeFirst_1, 0, 0.3)) }
        #sourceLocation(file: "\(paths[0])", line: 2)
        }
        """)
    #expect(ported.copies[1].contains("public extension Card {\n  \n}"))
  }

  @Test("Given an override that uses what is private to its file, then it stays there, and the class in the other file calls it")
  func privateNames() throws {
    let ported = try PortingHarness(
      """
      public class Card: NSObject {
      }
      """,
      """
      public extension Card {
        override var description: String { describe(super.description) }
        override func isEqual(_ object: Any?) -> Bool { describe("") == describe("b") }
      }
      private func describe(_ text: String) -> String { text }
      """)
    let names = ported.copies[1].matches(of: /_glissadeOverride_1_\d+/).map { String($0.output) }
    guard names.count == 2 else { return #expect(names.count == 2) }
    #expect(ported.errors.isEmpty)
    #expect(ported.code.contains("public override var description: String { \(names[0]) }"))
    #expect(ported.code.contains("public override func isEqual(_ object: Any?) -> Bool { \(names[1])(object) }"))
    #expect(ported.copies[1].contains("  var \(names[0]): String { describe(super.description) }"))
    #expect(ported.copies[1].contains("  func \(names[1])(_ object: Any?) -> Bool { describe"))
  }

  @Test("Given an override in an extension of UIKit's class, then it isn't called, and a warning says so")
  func uncalled() throws {
    let ported = try PortingHarness("\nextension UINavigationController { override func viewDidLoad() {} }")
    let warning = try #require(ported.report.messages.first)
    #expect(ported.errors.isEmpty && warning.line == 2)
    #expect(warning.text.hasPrefix("“viewDidLoad()” isn't called: without Objective-C an extension can't override it"))
    #expect(ported.code.contains("{ func _glissadeUncalled_0_"))
  }

  @Test("Given a member of an extension of UIKit's class that classes override, then it calls the override of its object, or itself")
  func overridable() throws {
    let ported = try PortingHarness(
      """
      extension UIView { @objc public func turn(by angle: CGFloat = 1) -> Bool { flip() } }
      class Card: UIControl { override func turn(by angle: CGFloat) -> Bool { super.turn(by: angle) } }
      class Ace: Card { override func turn(by angle: CGFloat) -> Bool { super.turn(by: angle) } }
      """)
    let (original, override) = ("_glissadeOriginal_turn_by__", "_glissadeOverride_turn_by__")
    let proto = "_GlissadeOverride_UIView_turn_by__"
    #expect(ported.errors.isEmpty)
    #expect(
      ported.code.contains(
        "public func turn(by angle: CGFloat = 1) -> Bool { if let object = self as? any \(proto) { return object.\(override)(by: angle) }; "
          + "return \(original)(by: angle) }; "))
    #expect(ported.code.contains("func \(original)(by angle: CGFloat = 1) -> Bool { flip() }"))
    #expect(ported.code.contains("{ func \(override)(by angle: CGFloat) -> Bool { super.\(original)(by: angle) } }"))
    #expect(ported.code.contains("{ override func \(override)(by angle: CGFloat) -> Bool { super.\(override)(by: angle) } }"))
    #expect(ported.copies[0].contains("public protocol \(proto): AnyObject { func \(override)(by angle: CGFloat) -> Bool }"))
    #expect(ported.copies[0].contains("extension Card: \(proto) {}") && !ported.copies[0].contains("extension Ace:"))
  }

  @Test("Given a property of such an extension, then its overrides are used for reading and writing")
  func overridableProperties() throws {
    let ported = try PortingHarness(
      """
      extension UIViewController { var isTall: Bool { get { false } set {} } }
      class Card: UINavigationController { override var isTall: Bool { get { super.isTall } set { super.isTall = newValue } } }
      """)
    #expect(ported.copies[0].contains("AnyObject { var _glissadeOverride_isTall: Bool { get set } }"))
    #expect(ported.code.contains("get { super._glissadeOriginal_isTall } set { super._glissadeOriginal_isTall = newValue }"))
  }

  @Test("Given a class of the user's that declares a member like one of an extension, then its overrides are as they were")
  func otherMembers() throws {
    let source = """
      extension UIView { func reset() {} }
      class Card: UIView { func reset() {} }
      class Ace: Card { override func reset() { super.reset() } }
      """
    #expect(try PortingHarness(source).code.contains("class Ace: Card { override func reset() { super.reset() } }"))
  }

  @Test("Given the extension of a protocol, then a class may have a member of the same name of its own, and an inherited one as well")
  func protocols() throws {
    let ported = try PortingHarness(
      """
      protocol Sheet { var isTall: Bool { get } }
      extension Sheet where Self: UIViewController { var isTall: Bool { false }; func tapped() {} }
      class Card: UIViewController, Sheet { var isTall: Bool { true } }
      class Small: Card { override var isTall: Bool { false } }
      class Button: UIControl { @objc func tapped() {}; let s = #selector(tapped) }
      """)
    #expect(ported.errors.isEmpty)
    #expect(ported.code.contains("of: Button.self") && !ported.copies[0].contains("of: Sheet.self"))
  }
}
