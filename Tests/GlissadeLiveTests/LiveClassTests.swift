import Testing
import UIKit

@testable import GlissadeLive

@Suite("The classes of a user's code") @MainActor
struct LiveClassTests {
  private final class Card: UIView {}
  private final class Face: UIView {}
  private let registry = LiveRegistry()

  init() {
    registry.addClass("Card", Card.self)
    registry.addClass("Card.Face", Face.self)
  }

  @Test(
    "A class is found by its name, with or without the names of types and modules around it",
    arguments: ["Card.Face", "Face", "Cards.Face", "Cards.Card.Face"])
  func names(name: String) {
    #expect(registry.type(named: name) == Face.self)
  }

  @Test("An unknown name gives nil")
  func unknown() {
    #expect(registry.type(named: "Deck") == nil && registry.type(named: "") == nil && registry.type(named: ".") == nil)
  }

  @Test("Code finds its own classes and those of UIKit, and no others")
  func fromStrings() {
    let code = LiveCode()
    #expect(code.type(named: "Card") == nil)
    registry.setCode(code)
    #expect(code.type(named: "Cards.Card") == Card.self && code.type(named: "UILabel") == UILabel.self)
    #expect(code.type(named: "XCTestCase") == nil)
  }

  @Test("A library finds the classes of the app that it is joined with")
  func libraries() {
    let library = LiveCode()
    library.join(registry)
    #expect(library.type(named: "Card") == Card.self)
  }
}
