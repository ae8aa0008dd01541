import Testing
import UIKit
import UITestSupport

@testable import GlissadeLive

@Suite("Key-value coding with a user's classes") @MainActor
struct KeyValueCodingTests {
  private final class Card: NSObject {
    var count = 0
    var radius: CGFloat = 0
    var ratio: Float?
    var isOpen = false
    var tint: UIColor?
    var origin = CGPoint.zero
    var title: UILabel!
    var buttons: [UIButton]!
    var back: Card?
    var seen: [String] = []
  }

  private let stage = LiveScene()
  private let card = Card()

  init() {
    let registry = stage.registry
    registry.addMethod("setCount:", of: Card.self) { target, arguments in target.count = try arguments[0] }
    registry.addMethod("count", of: Card.self) { target, _ in target.count }
    registry.addMethod("setRadius:", of: Card.self) { target, arguments in target.radius = try arguments[0] }
    registry.addMethod("setRatio:", of: Card.self) { target, arguments in target.ratio = try arguments[0] }
    registry.addMethod("setIsOpen:", of: Card.self) { target, arguments in target.isOpen = try arguments[0] }
    registry.addMethod("setTint:", of: Card.self) { target, arguments in target.tint = try arguments[0] }
    registry.addMethod("setOrigin:", of: Card.self) { target, arguments in target.origin = try arguments[0] }
    registry.addMethod("setTitle:", of: Card.self) { target, arguments in target.title = try arguments[0] }
    registry.addMethod("setButtons:", of: Card.self) { target, arguments in target.buttons = try arguments[0] }
    registry.addMethod("back", of: Card.self) { target, _ in target.back }
    registry.addMethod("observeValueForKeyPath:of:change:context:", of: Card.self) { target, arguments in
      let (path, change): (String?, [NSKeyValueChangeKey: Any]?) = (try arguments[0], try arguments[2])
      target.seen.append("\(path ?? "") \(change?[.newKey] ?? "")")
    }
  }

  @Test("A number fits a property of any type of numbers, and a Boolean value as well", arguments: [3.0, 3, true, "3"] as [any Sendable])
  func numbers(value: any Sendable) {
    for key in ["count", "radius", "ratio", "isOpen"] { card.setValue(value, forKey: key) }
    let expected: CGFloat = value is Bool ? 1 : 3
    #expect(card.count == Int(expected) && card.radius == expected && card.ratio == Float(expected) && card.isOpen)
  }

  @Test("Other values are set as they are, outlets and collections included, and nil ends them")
  func others() {
    let (label, button) = (UILabel(), UIButton())
    card.setValue(UIColor.red, forKey: "tint")
    card.setValue(CGPoint(x: 1, y: 2), forKey: "origin")
    card.setValue(label, forKey: "title")
    card.setValue([button] as [AnyObject], forKey: "buttons")
    #expect(card.tint == .red && card.origin == CGPoint(x: 1, y: 2) && card.title === label && card.buttons == [button])
    card.setValue(nil, forKey: "title")
    card.setValue(nil, forKey: "ratio")
    #expect(card.title == nil && card.ratio == nil)
  }

  @Test("A number too large for an integer is the largest")
  func limits() {
    card.setValue(1e300, forKey: "count")
    #expect(card.count == .max)
    card.setValue(Double.nan, forKey: "count")
    #expect(card.count == 0)
  }

  @Test("A key path leads through objects")
  func paths() {
    card.back = Card()
    card.setValue(4, forKeyPath: "back.count")
    #expect(card.back?.count == 4 && card.value(forKeyPath: "back.count") as? Int == 4)
  }

  @Test("An unknown key is a misuse that names it")
  func unknown() throws {
    stage.perform { card.setValue(1, forKey: "suit") }
    let reason = try #require(stage.scene.misuse?.reason)
    #expect(reason.hasSuffix("this class is not key value coding-compliant for the key suit."))
  }

  @Test("The observer of a key path is told of changes until it is removed")
  func observation() {
    let scroll = UIScrollView()
    scroll.addObserver(card, forKeyPath: "contentOffset", options: .new, context: nil)
    scroll.contentOffset.y = 30
    #expect(card.seen == ["contentOffset CGPoint(x: 0.0, y: 30.0)"])
    scroll.removeObserver(card, forKeyPath: "contentOffset")
    scroll.contentOffset.y = 40
    #expect(card.seen.count == 1)
  }

  @Test("Exchanging methods does nothing but warn at the line of the call")
  func exchanges() throws {
    stage.perform {
      let first = class_getInstanceMethod(Card.self, "a")
      let second = class_getInstanceMethod(Card.self, "b")
      if let first, let second { method_exchangeImplementations(first, second, file: "Cards/Card.swift", line: 12) }
    }
    #expect(
      stage.warnings == [
        "Card.swift:12: -[Card a] and -[Card b] weren't exchanged: that needs the Objective-C runtime, which isn't here"
      ])
  }
}
