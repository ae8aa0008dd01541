import SourceReport
import Testing

@testable import Porting

@Suite("Porting optional members of protocols")
struct OptionalMemberTests {
  private let source = """
    @objc protocol CardDelegate {
      @objc optional func card(_ card: Card, didMoveTo progress: Double)
      @objc optional func height(of card: Card) -> Double
    }
    class Card {
      weak var delegate: CardDelegate?
      func move() { delegate?.card?(self, didMoveTo: p); let h = delegate?.height?(of: self) ?? h0 }
    }
    class Owner: CardDelegate {
      func height(of card: Card) -> Double { h1 }
    }
    """

  @Test("Given an optional member, then it is a requirement that holds a closure or nil")
  func requirements() throws {
    let ported = try PortingHarness(source)
    #expect(ported.code.contains("var _glissadeOptional_card__didMoveTo: ((Card, Double) -> Void)? { get }"))
    #expect(ported.copies[0].contains("extension CardDelegate { var _glissadeOptional_card__didMoveTo: ((Card, Double) -> Void)? { nil }"))
  }

  @Test("Given a call of an optional member, then it calls the closure without labels")
  func calls() throws {
    let ported = try PortingHarness(source)
    #expect(ported.code.contains("delegate?._glissadeOptional_card__didMoveTo?(self, p)"))
    #expect(ported.code.contains("delegate?._glissadeOptional_height_of?(self) ?? h0"))
  }

  @Test("Given a type that implements one of two members, then it has the closure of that one")
  func implementations() throws {
    let ported = try PortingHarness(source)
    #expect(ported.code.contains("var _glissadeOptional_height_of: ((Card) -> Double)? { { a0 in self.height(of: a0) } }"))
    #expect(!ported.code.contains("var _glissadeOptional_card__didMoveTo: ((Card, Double) -> Void)? { {"))
  }

  @Test("Given a call of UIKit's own optional member, then it is called as a requirement, and a closure of the user stays optional")
  func frameworkMembers() throws {
    let ported = try PortingHarness("func a() { d?.scrollViewDidScroll?(v); completion?() }")
    #expect(ported.code == "func a() { d?.scrollViewDidScroll(v); completion?() }")
  }

  @Test("Given an optional method that isn't called, then it is the closure or nil")
  func uncalled() throws {
    let ported = try PortingHarness(source + "\nfunc a(_ card: Card) { if let height = card.delegate?.height { b(height(card)) } }")
    #expect(ported.code.contains("if let height = card.delegate?._glissadeOptional_height_of { b(height(card)) }"))
  }

  @Test("Given a class with an optional member and a method for selectors, then both are added as members of their own")
  func severalAdditions() throws {
    let ported = try PortingHarness(
      """
      @objc protocol CardDelegate { @objc optional func cardDidEnd() }
      class Owner: CardDelegate {
        func cardDidEnd() {}
        @objc func tapped() {}
      }
      """)
    #expect(ported.code.contains("self.cardDidEnd() } } ; @MainActor static func _glissadeMethods"))
  }

  @Test("Given an optional property, then it is read as one of an optional type, and a class without it has none")
  func properties() throws {
    let ported = try PortingHarness(
      """
      @objc protocol CardDelegate { @objc optional var isOpen: Bool { get } }
      class Open: NSObject, CardDelegate { var isOpen: Bool { true } }
      class Other: NSObject, CardDelegate {}
      func a(_ delegate: CardDelegate?) -> Bool { delegate?.isOpen ?? false }
      """)
    #expect(ported.copies[0].contains("var _glissadeOptional_isOpen: Bool? { nil }; var isOpen: Bool? { _glissadeOptional_isOpen }"))
    #expect(ported.code.contains("var _glissadeOptional_isOpen: Bool? { isOpen } }\nclass Other: NSObject, CardDelegate {}"))
    #expect(ported.code.contains("{ delegate?.isOpen ?? false }"))
  }
}
