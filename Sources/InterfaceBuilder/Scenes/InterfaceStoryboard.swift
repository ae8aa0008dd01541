import UIKit

/// A storyboard file. Its scenes are created when they are needed.
@MainActor
final class InterfaceStoryboard: StoryboardContents {
  /// A scene with its controller.
  struct Entry {
    let scene: InterfaceScene
    let controller: InterfaceObject
  }

  let source: InterfaceSource
  private var entries: [String: Entry] = [:]
  private var idsByIdentifier: [String: String] = [:]

  /// The controllers that are being created, the innermost last. A scene that contains itself is among them.
  private static var inCreation: [String] = []

  init(_ file: InterfaceFile, code: any InterfaceCode) {
    source = InterfaceSource(file: file, code: code)
    for scene in file.scenes {
      for object in scene.objects where ControllerKind.isController(object) {
        entries[object.id] = Entry(scene: scene, controller: object)
        if case .text(let identifier)? = object.attributes["storyboardIdentifier"] { idsByIdentifier[identifier] = object.id }
      }
    }
  }

  var identifiers: [String] { Array(idsByIdentifier.keys) }

  func makeInitialController(of storyboard: UIStoryboard, creator: ControllerCreator?) -> UIViewController? {
    guard let id = source.file.initialController else {
      let cure = "choose Is Initial View Controller for one of its scenes in Xcode"
      source.warn("The storyboard has no initial view controller: \(cure)", line: 1)
      return nil
    }
    return makeController(id: id, of: storyboard, creator: creator)
  }

  func makeController(withIdentifier identifier: String, of storyboard: UIStoryboard, creator: ControllerCreator?) -> UIViewController? {
    idsByIdentifier[identifier].flatMap { makeController(id: $0, of: storyboard, creator: creator) }
  }

  /// Creates the controller of a scene, or of the storyboard to which the scene refers. Returns nil, with a warning, if there is none.
  func makeController(id: String, of storyboard: UIStoryboard, creator: ControllerCreator? = nil, line: Int = 1) -> UIViewController? {
    guard let entry = entries[id] else {
      source.warn("There is no scene with the identifier “\(id)”", line: line)
      return nil
    }
    let key = source.file.path + "#" + id
    guard !Self.inCreation.contains(key) else {
      source.warn("The scene contains itself, which would never end", line: entry.controller.line)
      return nil
    }
    Self.inCreation.append(key)
    defer { Self.inCreation.removeLast() }
    if entry.controller.kind == "viewControllerPlaceholder" { return makeReferenced(entry.controller, from: storyboard, creator: creator) }
    let scene = InterfaceScene(objects: entry.scene.objects.map(source.tuned))
    let tuned = Entry(scene: scene, controller: source.tuned(entry.controller))
    return InterfaceController(tuned, in: self, of: storyboard).make(creator: creator)
  }

  /// Creates the controller of the first scene whose controller has a class of the code's, or returns nil if there is none.
  func makeController(ofClass name: String, of storyboard: UIStoryboard) -> UIViewController? {
    let entry = source.file.scenes.lazy.flatMap(\.objects).first { entries[$0.id] != nil && $0.customClass == name }
    return entry.flatMap { makeController(id: $0.id, of: storyboard) }
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
      source.warn("The storyboard to which the scene refers has no initial view controller", line: placeholder.line)
      return nil
    }
    return controller
  }
}

extension InterfaceLibrary: InterfaceFiles {
  /// Returns what a storyboard contains, or nil if there is no file with the name.
  package func storyboard(named name: String) -> (any StoryboardContents)? {
    storyboardFile(named: name).map { InterfaceStoryboard($0, code: code) }
  }

  /// Creates the controller of the first scene of a storyboard whose controller has a class of the code's, or returns nil if there is none.
  package func makeController(ofClass name: String) -> UIViewController? {
    for file in storyboardNames.lazy.compactMap(self.storyboardFile) {
      let board = InterfaceStoryboard(file, code: code)
      let storyboard = UIStoryboard(board, name: ((file.path as NSString).lastPathComponent as NSString).deletingPathExtension)
      if let controller = board.makeController(ofClass: name, of: storyboard) { return controller }
    }
    return nil
  }
}
