import Testing
import UIKit

@testable import GlissadeLive

@MainActor private protocol Selectable: AnyObject {
  func call(_ selector: String, _ arguments: MethodArguments) throws -> Any?
}

private final class Box<Content>: NSObject, Selectable {
  var taps = 0

  func call(_ selector: String, _ arguments: MethodArguments) throws -> Any? {
    switch selector {
    case "tapped:": return taps += try arguments[0]
    case "count": return taps
    default: return nil
    }
  }
}

@MainActor
@Suite("Methods of generic classes")
struct GenericMethodTests {
  @Test("Objects of each class that a generic one is used as have its methods, until the version is dropped")
  func calls() {
    let registry = LiveRegistry()
    registry.addMethods(["tapped:", "count"], where: { $0 is any Selectable }) { target, selector, arguments in
      try (target as? any Selectable)?.call(selector, arguments)
    }
    let (first, second) = (Box<Int>(), Box<String>())
    #expect(first.responds(to: "tapped:") && second.responds(to: "count") && !NSObject().responds(to: "count"))
    #expect(first.perform("tapped:", with: 2) == nil)
    #expect(first.perform("count")?.takeUnretainedValue() as? Int == 2 && second.taps == 0)
    registry.removeMethods()
    #expect(!first.responds(to: "count"))
  }

  @Test("An archive without anything in it has no values")
  func emptyCoder() {
    let coder = LiveArchive.empty
    #expect(coder.allowsKeyedCoding && !coder.containsValue(forKey: "a") && coder.decodeObject(forKey: "a") == nil)
    #expect(coder.decodeInteger(forKey: "a") == 0 && !coder.decodeBool(forKey: "a") && coder.decodeDouble(forKey: "a") == 0)
    #expect(UIViewController(coder: coder) != nil)
  }
}
