import Testing
import UIKit

@testable import InterfaceBuilder

/// A view with inspectable properties.
@MainActor
private final class Badge: UIView {
  var inset: CGFloat = 0
  var count = 0
  var name: String?
}

@MainActor
@Suite("Runtime attributes of nibs") struct RuntimeAttributeTests {
  private static let badge = """
    <view id="a" customClass="Badge"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="12"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="inset"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="name" value="New"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      <userDefinedRuntimeAttribute type="color" keyPath="absent"><color key="value" white="1" alpha="1" colorSpace="calibratedWhite"/>\
    </userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes></view>
    """

  private func sample() throws -> NibSample {
    let sample = try NibSample(Self.badge)
    sample.code.types["Badge"] = Badge.self
    // As the porting step writes them, setters take one type and throw for another.
    func argument<Value>(_ arguments: [Any?]) throws -> Value {
      guard let value = arguments[0] as? Value else { throw ArgumentMismatch(at: 0, expected: Value.self, value: arguments[0]) }
      return value
    }
    sample.code.add("setInset:", of: Badge.self) { $0.inset = try argument($1) }
    sample.code.add("setCount:", of: Badge.self) { $0.count = try argument($1) }
    sample.code.add("setName:", of: Badge.self) { $0.name = try argument($1) }
    return sample
  }

  @Test("Values are set by key path: by setters of the code, which take numbers of any type, and by UIKit's properties")
  func values() throws {
    let sample = try sample()
    let badge = try #require(sample.first(Badge.self))
    #expect(badge.layer.cornerRadius == 12 && badge.layer.masksToBounds)
    #expect(badge.inset == 2.5 && badge.count == 3 && badge.name == "New")
    #expect(
      sample.code.warnings == [
        "Card.xib:8: [<Badge> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key absent"
      ])
  }

  @Test("A tuned number takes the place of the file's")
  func tuned() throws {
    let sample = try sample()
    sample.code.numbers[InterfacePlace(path: "Card.xib", id: "a", attribute: "layer.cornerRadius")] = 30
    #expect(sample.first(Badge.self)?.layer.cornerRadius == 30)
  }
}
