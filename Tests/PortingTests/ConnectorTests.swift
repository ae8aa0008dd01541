import SourceReport
import Testing

@testable import Porting

@Suite("Connecting code with Interface Builder files")
struct ConnectorTests {
  @Test(
    "An outlet or an inspectable property is settable by its setter's selector, whatever its modifiers",
    arguments: [
      "@IBOutlet weak var title: UILabel!", "@IBOutlet private var title: [UIButton]!", "@IBInspectable var title: CGFloat = 3",
      "@IBOutlet\n  weak private(set) var title: UILabel?", "@IBOutlet weak var title: (UIView & Titled)?", "@GKInspectable var title = 3",
      "@IBInspectable var title: UIColor? { get { nil } set {} }",
    ])
  func setters(property: String) throws {
    let ported = try PortingHarness("class Card: UIView {\n  \(property)\n}\n")
    #expect(
      ported.code.contains(
        "registry.addMethod(\"setTitle:\", of: Card.self) { target, arguments in target.title = try arguments[0] }"))
  }

  @Test("An action or a segue action can be called by its selector")
  func actions() throws {
    let ported = try PortingHarness(
      """
      class Card: UIViewController {
        @IBAction private func close(_ sender: Any) {}
        @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }
      }
      """)
    #expect(ported.code.contains("addMethod(\"close:\", of: Card.self)"))
    #expect(ported.code.contains("addMethod(\"makeDetail:sender:\", of: Card.self)"))
  }

  @Test("A property without an attribute isn't registered, unless key-value coding names it")
  func keys() throws {
    #expect(try !PortingHarness("class Card { var angle = 3 }").code.contains("addMethod"))
    let named = try PortingHarness("class Card { var angle = 3; func turn() { setValue(4, forKey: \"angle\") } }")
    #expect(named.code.contains("addMethod(\"setAngle:\"") && named.code.contains("addMethod(\"angle\""))
  }

  @Test("Each class is registered by its name, also a private one, but not a generic one or one in a function")
  func classes() throws {
    let ported = try PortingHarness(
      """
      class Card: UIView { private class Face: UIView {}; class Back: UIView {} }
      private class Deck: UIView {}
      class Stack<Item>: UIView { class Inner {} }
      enum Suits { class Heart {} }
      extension Array { class Iterator2 {} }
      func make() { class Local {} }
      @objc(Renamed) class Old {}
      """)
    let names = ported.copies[0].matches(of: /addClass\("([^"]*)", ([^)]*)\)/).map { "\($0.output.1) \($0.output.2)" }
    #expect(
      Set(names) == [
        "Card Card.self", "Card.Face Card.Face.self", "Card.Back Card.Back.self", "Deck Deck.self", "Suits.Heart Suits.Heart.self",
        "Renamed Old.self",
      ])
  }

  @Test("The method for observed properties isn't an override here, and can be called by its selector")
  func observation() throws {
    let ported = try PortingHarness(
      """
      class Card: NSObject {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
          super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
      }
      """)
    #expect(ported.code.contains("  func observeValue(") && !ported.code.contains("super.observeValue"))
    #expect(ported.code.contains("addMethod(\"observeValueForKeyPath:of:change:context:\""))
  }
}
