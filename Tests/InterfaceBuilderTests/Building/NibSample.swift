import Foundation
import UIKit

@testable import InterfaceBuilder

/// The code of a nib, whose classes, pictures and texts a test gives.
@MainActor
final class SampleCode: InterfaceCode {
  var types: [String: AnyObject.Type] = [:]
  var images: [String: UIImage] = [:]
  var colors: [String: UIColor] = [:]
  var texts: [String: String] = [:]
  var numbers: [InterfacePlace: Double] = [:]
  /// The warnings, each with its line.
  private(set) var warnings: [String] = []
  private let group = MethodTable.Group()

  func type(named name: String) -> AnyObject.Type? { types[name] }
  func image(named name: String) -> UIImage? { images[name] }
  func color(named name: String) -> UIColor? { colors[name] }
  func text(forKey key: String, inFile name: String) -> String? { texts["\(name)/\(key)"] }
  func number(at place: InterfacePlace) -> Double? { numbers[place] }
  func warn(_ problem: InterfaceProblem, inFile path: String) { warnings.append("\(path):\(problem.line): \(problem.text)") }

  /// Makes a selector name a method, until the code is gone.
  func add<Target: AnyObject>(
    _ selector: Selector, of type: Target.Type, _ call: @escaping @MainActor (Target, [Any?]) throws -> Void
  ) {
    MethodTable.add(selector, of: type, to: group) { target, arguments in
      try call(target, arguments)
      return nil
    }
  }

  isolated deinit { MethodTable.remove(group) }
}

/// A nib file whose objects a test writes.
@MainActor
struct NibSample {
  let file: InterfaceFile
  let code: SampleCode

  /// Line 2 of the file is the first line of `objects`.
  init(_ objects: String, resources: String = "", code: SampleCode = SampleCode()) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      \(objects)
      </objects><resources>\(resources)</resources></document>
      """
    file = try InterfaceFile(contentsOf: "Card.xib", bytes: Data(text.utf8))
    self.code = code
  }

  /// Creates the objects, and returns those at the top of the nib.
  func load(owner: Any? = nil) -> [Any] { InterfaceNib(file, code: code).instantiate(withOwner: owner) }

  /// Creates the objects, and returns the first one.
  func first<Object>(_ type: Object.Type = Object.self, owner: Any? = nil) -> Object? { load(owner: owner).first as? Object }
}
