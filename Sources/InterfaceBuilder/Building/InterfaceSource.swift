import UIKit

/// A file, and the code to which it refers.
@MainActor
struct InterfaceSource {
  let file: InterfaceFile
  let code: any InterfaceCode
  /// What people call the scene of a storyboard, or nil for a nib.
  var sceneTitle: String?

  /// Warns about something in the file.
  func warn(_ text: String, line: Int) { code.warn(InterfaceProblem(line: line, sentence(text)), inFile: file.path) }

  /// Returns a sentence that names the scene.
  func sentence(_ text: String) -> String { sceneTitle.map { "\(text) (in the scene “\($0)”)" } ?? text }

  /// Returns an object with the numbers that people have tuned.
  func tuned(_ object: InterfaceObject) -> InterfaceObject { object.tuned(inFile: file.path, by: code.number) }

  /// Returns the class of the code that an element names, or else the class of UIKit. Warns if the class is missing or of another kind.
  func type<Base: AnyObject>(of description: InterfaceObject, or standard: Base.Type) -> Base.Type {
    guard let name = description.customClass else { return standard }
    guard let type = code.type(named: name) ?? ViewKind.standardClasses[name] else {
      warn("Unknown class \(name) in Interface Builder file", line: description.line)
      return standard
    }
    guard let type = type as? Base.Type else {
      warn("\(name) isn’t a subclass of \(Base.self), which <\(description.kind)> needs", line: description.line)
      return standard
    }
    return type
  }

  /// Warns, in the words of iOS, that an object has no property.
  func warnAbout(_ key: String, of object: AnyObject, line: Int) { warn(Self.missing(key, of: object), line: line) }

  /// Reports that an object has no outlet. As on iOS, that stops the code if the object is of one of its classes.
  func reportMissing(outlet key: String, of object: AnyObject, line: Int) {
    guard isOfCode(object), !Self.stores(key, object) else { return warnAbout(key, of: object, line: line) }
    misuse(sentence(Self.missing(key, of: object)), as: .unknownKey, at: SourcePlace(path: file.path, line: line))
  }

  private static func missing(_ key: String, of object: AnyObject) -> String {
    "[<\(Swift.type(of: object))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)"
  }

  private func isOfCode(_ object: AnyObject) -> Bool {
    code.type(named: "\(Swift.type(of: object))").map { $0 == Swift.type(of: object) } ?? false
  }

  /// Returns whether an object has a variable that isn't marked as an outlet.
  private static func stores(_ name: String, _ object: AnyObject) -> Bool {
    sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }.contains { mirror in
      mirror.children.contains { $0.label == name || $0.label == "_" + name }
    }
  }
}
