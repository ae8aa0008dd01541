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
  func warnAbout(_ key: String, of object: AnyObject, line: Int) {
    warn(
      "[<\(Swift.type(of: object))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)", line: line)
  }
}
