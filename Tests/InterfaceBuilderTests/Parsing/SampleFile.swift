import Foundation

@testable import InterfaceBuilder

/// The files in the folder Samples.
enum SampleFile {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Samples")

  /// Returns the bytes of a file.
  static func bytes(_ name: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(name)) }

  /// Returns the description of a file, whose path is its name.
  static func read(_ name: String) throws -> InterfaceFile { try InterfaceFile(contentsOf: name, bytes: bytes(name)) }

  /// Returns the description of a nib file with objects.
  static func nib(_ objects: String) throws -> InterfaceFile {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      \(objects)
      </objects></document>
      """
    return try InterfaceFile(contentsOf: "Test.xib", bytes: Data(text.utf8))
  }

  /// Returns the only object of a nib file with one.
  static func object(_ text: String) throws -> InterfaceObject { try nib(text).scenes[0].objects[0] }

  /// Returns the sentence with which reading a text ends, or nil if it is read.
  static func problem(reading text: String) -> InterfaceProblem? { problem(reading: Data(text.utf8)) }

  /// Returns the sentence with which reading bytes ends, or nil if they are read.
  static func problem(reading bytes: Data) -> InterfaceProblem? {
    do throws(InterfaceProblem) {
      _ = try InterfaceFile(contentsOf: "Test.xib", bytes: bytes)
      return nil
    } catch {
      return error
    }
  }
}
