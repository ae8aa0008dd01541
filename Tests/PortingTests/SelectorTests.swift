import SourceReport
import Testing

@testable import Porting

@Suite("Porting selectors")
struct SelectorTests {
  @Test(
    "Given a method, then its selector follows Objective-C's rules",
    arguments: [
      ("tapped", [], "tapped"), ("pan", [nil], "pan:"), ("pan", ["gesture"], "panWithGesture:"), ("tap", [nil, "for"], "tap:for:"),
      ("move", ["to"], "moveTo:"), ("move", ["toPoint", "at"], "moveToPoint:at:"),
    ] as [(String, [String?], String)])
  func names(name: String, labels: [String?], selector: String) {
    #expect(SelectorName.selector(name: name, labels: labels) == selector)
  }

  @Test(
    "Given a spelling of #selector, then it becomes the method's selector",
    arguments: [
      ("tapped", "tapped"), ("pan(_:)", "pan:"), ("pan", "pan:"), ("self.pan(_:)", "pan:"), ("Card.pan", "pan:"),
      ("Other.turn(by:)", "turnBy:"), ("Card.renamed(_:)", "other:"), ("UIView.endEditing", "endEditing:"), ("getter: level", "level"),
      ("setter: level", "setLevel:"), ("pan(_:) as (Card) -> (Int) -> Void", "pan:"),
    ])
  func spellings(argument: String, selector: String) throws {
    let ported = try PortingHarness(
      """
      class Other { @objc func turn(by angle: Int) {} }
      class Card {
        @objc var level = 3
        @objc func tapped() {}
        @objc private func pan(_ gesture: Int) {}
        @objc(other:) func renamed(_ sender: Any) {}
        func start() { use(#selector(\(argument))) }
      }
      """)
    #expect(ported.code.contains("use(Selector(\"\(selector)\"))"))
  }

  @Test("Given a private method in a nested type, then a member of that type registers it")
  func registration() throws {
    let ported = try PortingHarness("class Outer { private class Card { @objc private func pan(_ g: Int) {} } }")
    #expect(
      ported.code.contains(
        "registry.addMethod(\"pan:\", of: Outer.Card.self) { target, arguments in try target.pan(arguments[0]) }"))
    #expect(ported.copies[0].contains("  Outer._glissadeMethods_0_1(registry)"))
  }

  @Test("Given a method without @objc that a string names, then it is registered")
  func strings() throws {
    let ported = try PortingHarness("class Card { func tapped() {}; func other() {}; let s = Selector(\"tapped\") }")
    #expect(ported.code.contains("addMethod(\"tapped\""))
    #expect(!ported.code.contains("addMethod(\"other\""))
  }

  @Test("Given a data source that deletes rows, then the method is registered, because UIKit asks whether it is implemented")
  func noticed() throws {
    let ported = try PortingHarness(
      """
      class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
      }
      func make() { class Inner { func tableView(_ t: UITableView, moveRowAt from: IndexPath, to: IndexPath) {} } }
      """)
    #expect(ported.code.contains("addMethod(\"tableView:commit:forRowAt:\", of: Rows.self)"))
    #expect(!ported.code.contains("of: Inner.self"))
  }

  @Test("Given two methods that differ in the types of their parameters, then the conversion chooses one, and each gets its own types")
  func overloads() throws {
    let ported = try PortingHarness(
      """
      class Card {
        @objc(moveByPan:) func move(_ pan: UIPan) {}
        @objc(moveByTap:) func move(_ tap: UITap) {}
        func start() { use(#selector(move(_:) as (UITap) -> Void), #selector(Card.move(_:) as (Card) -> (UIPan) -> Void)) }
      }
      """)
    #expect(ported.code.contains("use(Selector(\"moveByTap:\"), Selector(\"moveByPan:\"))"))
    #expect(ported.code.contains("addMethod(\"moveByTap:\", of: Card.self) { target, arguments in try target.move(arguments[0] as UITap)"))
  }

  @Test("Given two methods of one name, then a selector means the one that was made available to Objective-C")
  func exposure() throws {
    let ported = try PortingHarness("class Card { @objc func a(_ b: Tap) {}; func a(_ c: Double) {}; let s = #selector(a(_:)) }")
    #expect(ported.code.contains("target.a(arguments[0] as Tap)"))
    #expect(!ported.code.contains("as Double"))
  }

  @Test("Given a method of the type, then a selector of it is refused by name and line")
  func typeMethods() throws {
    let ported = try PortingHarness("class Card { @objc static func reset() {} }\nlet s = #selector(Card.reset)")
    #expect(ported.errors.map(\.line) == [2])
    #expect(ported.errors.first?.text.contains("reset") == true)
  }

  @Test("Given a generic class, then its methods are found by a protocol that its objects have in common")
  func generics() throws {
    let ported = try PortingHarness(
      """
      class Card<T>: NSObject {
        @objc func tapped() {}
        @objc private func pan(_ g: Int) {}
      }
      extension Card where T == Int { @objc func count() -> Int { 0 } }
      """)
    #expect(ported.errors.isEmpty)
    #expect(ported.code.contains("case \"tapped\": return target.tapped(); case \"pan:\": return try target.pan(arguments[0])"))
    let copy = ported.copies[0]
    #expect(
      copy.contains("extension Card: _glissadeMethods_0_0_ {}") && copy.contains("extension Card: _glissadeMethods_0_1_ where T == Int {}"))
    #expect(copy.contains("registry.addMethods([\"tapped\", \"pan:\"], where: { $0 is any _glissadeMethods_0_0_ })"))
  }

  @Test("Given a class inside of a function, then a method that a selector names is refused at its own line, and others aren't")
  func localClasses() throws {
    let ported = try PortingHarness(
      """
      func make() {
        class Card {
          @objc func other() {}
          @objc func tapped() {}
          let s = #selector(tapped)
        }
        class Plain { @objc func free() {} }
      }
      """)
    #expect(ported.errors.map(\.line) == [4])
    #expect(ported.errors.first?.text.contains("tapped") == true)
  }

  @Test(
    "Given a property that can't be set, then a selector of its getter registers no setter",
    arguments: ["var level: Int { 3 }", "var level: Int { get { 3 } }", "let level = 3", "var level: Int { if isOn { 1 } else { 2 } }"])
  func readOnlyProperties(property: String) throws {
    let ported = try PortingHarness("class Card: NSObject { @objc \(property); let s = #selector(getter: level) }")
    #expect(ported.code.contains("addMethod(\"level\""))
    #expect(!ported.code.contains("setLevel"))
  }

  @Test(
    "Given a property that can be set, then its setter is registered as well",
    arguments: ["var level = 3", "var level: Int { get { 3 } set {} }", "var level = 3 { didSet {} }"])
  func settableProperties(property: String) throws {
    let ported = try PortingHarness("class Card: NSObject { @objc \(property); let s = #selector(setter: level) }")
    #expect(ported.code.contains("addMethod(\"setLevel:\""))
  }
}
