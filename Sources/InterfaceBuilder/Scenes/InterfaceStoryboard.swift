import UIKit

/// A storyboard file. Its scenes are created when they are needed.
@MainActor
final class InterfaceStoryboard: StoryboardContents {
  /// A scene with its controller.
  struct Entry {
    let scene: InterfaceScene
    let controller: InterfaceObject
  }

  let file: InterfaceFile
  let code: any InterfaceCode
  private var entries: [String: Entry] = [:]
  private var idsByIdentifier: [String: String] = [:]

  /// The controllers that are being created, the innermost last. A scene that contains itself is among them.
  private static var inCreation: [String] = []

  init(_ file: InterfaceFile, code: any InterfaceCode) {
    (self.file, self.code) = (file, code)
    for scene in file.scenes {
      for object in scene.objects where ControllerKind.isController(object) {
        entries[object.id] = Entry(scene: scene, controller: object)
        if case .text(let identifier)? = object.attributes["storyboardIdentifier"] { idsByIdentifier[identifier] = object.id }
      }
    }
  }

  var identifiers: [String] { Array(idsByIdentifier.keys) }

  func makeInitialController(of storyboard: UIStoryboard, creator: ControllerCreator?) -> UIViewController? {
    file.initialController.flatMap { makeController(id: $0, of: storyboard, creator: creator) }
  }

  func makeController(withIdentifier identifier: String, of storyboard: UIStoryboard, creator: ControllerCreator?) -> UIViewController? {
    idsByIdentifier[identifier].flatMap { makeController(id: $0, of: storyboard, creator: creator) }
  }

  /// Creates the controller of a scene, or of the storyboard to which the scene refers. Returns nil, with a warning, if there is none.
  func makeController(id: String, of storyboard: UIStoryboard, creator: ControllerCreator? = nil, line: Int = 1) -> UIViewController? {
    guard let entry = entries[id] else {
      code.warn(InterfaceProblem(line: line, "There is no scene with the identifier “\(id)”"), inFile: file.path)
      return nil
    }
    let key = file.path + "#" + id
    guard !Self.inCreation.contains(key) else {
      warn("The scene contains itself, which would never end", entry.controller)
      return nil
    }
    Self.inCreation.append(key)
    defer { Self.inCreation.removeLast() }
    if entry.controller.kind == "viewControllerPlaceholder" { return makeReferenced(entry.controller, from: storyboard, creator: creator) }
    return InterfaceController(entry, in: self, of: storyboard).make(creator: creator)
  }

  /// Creates the controller of another storyboard.
  private func makeReferenced(
    _ placeholder: InterfaceObject, from storyboard: UIStoryboard, creator: ControllerCreator?
  ) -> UIViewController? {
    var other = storyboard
    if case .text(let name)? = placeholder.attributes["storyboardName"] { other = UIStoryboard(name: name, bundle: nil) }
    if case .text(let identifier)? = placeholder.attributes["referencedIdentifier"] {
      return other.instantiateViewController(identifier: identifier, creator: creator)
    }
    guard let controller: UIViewController = other.instantiateInitialViewController(creator: creator) else {
      warn("The storyboard to which the scene refers has no initial view controller", placeholder)
      return nil
    }
    return controller
  }

  func warn(_ text: String, _ object: InterfaceObject) {
    code.warn(InterfaceProblem(line: object.line, text), inFile: file.path)
  }
}

extension InterfaceLibrary: InterfaceFiles {
  /// Returns what a storyboard contains, or nil if there is no file with the name.
  package func storyboard(named name: String) -> (any StoryboardContents)? {
    storyboardFile(named: name).map { InterfaceStoryboard($0, code: code) }
  }
}
