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

  @Test(
    "Given an extension of a type whose body is elsewhere, then what overrides or is overridden there is refused by name and line",
    arguments: [
      ("\nextension UINavigationController { override func viewDidLoad() {} }", "viewDidLoad()"),
      ("class Card: UIView { override func reset() {} }\nextension UIView { @objc func reset() {} }", "reset()"),
    ])
  func refusals(source: String, name: String) throws {
    let error = try #require(try PortingHarness(source).errors.first)
    #expect(error.line == 2)
    #expect(error.text.contains(name))
  }
}
