/// What a storyboard or a nib file says: a plain description, from which `InterfaceBuilder` creates view controllers and views.
package struct InterfaceFile: Equatable, Sendable {
  /// The kind of a file.
  package enum Kind: String, Equatable, Sendable {
    /// Scenes that are connected by segues.
    case storyboard
    /// Views and other objects, which an owner loads.
    case nib
    /// A storyboard or nib that the system shows while an app starts, which is never loaded here.
    case launchScreen
  }

  /// The path of the file.
  package var path: String
  /// The kind.
  package var kind: Kind
  /// The scenes of a storyboard. The objects of a nib are in one scene.
  package var scenes: [InterfaceScene]
  /// The identifier of the object that is the initial view controller, or nil.
  package var initialController: String?
  /// The build number of the Interface Builder that saved the file, without what follows a point, or nil if the file doesn't name one.
  package var toolsVersion: Int?
  /// Whether sizes come from constraints. Without Auto Layout, they come from autoresizing masks alone.
  package var usesAutoLayout: Bool
  /// The colors in the file's list of resources, by name. A color of an asset catalog takes precedence.
  package var namedColors: [String: InterfaceColor]
  /// The colors in the file's list of resources that UIKit has on other versions of iOS, by name.
  package var systemColors: [String: InterfaceColor]
  /// The sizes of the pictures in the file's list of resources, by name, in points.
  package var imageSizes: [String: InterfaceSize]
  /// The elements that are not known, in the order of the file.
  package var problems: [InterfaceProblem]

  /// Creates a description.
  package init(
    path: String, kind: Kind, scenes: [InterfaceScene] = [], initialController: String? = nil, toolsVersion: Int? = nil,
    usesAutoLayout: Bool = true, namedColors: [String: InterfaceColor] = [:], systemColors: [String: InterfaceColor] = [:],
    imageSizes: [String: InterfaceSize] = [:], problems: [InterfaceProblem] = []
  ) {
    self.path = path
    self.kind = kind
    self.scenes = scenes
    self.initialController = initialController
    self.toolsVersion = toolsVersion
    self.usesAutoLayout = usesAutoLayout
    self.namedColors = namedColors
    self.systemColors = systemColors
    self.imageSizes = imageSizes
    self.problems = problems
  }
}

extension InterfaceFile {
  /// Returns whether the file has an object, constraint or layout guide with an identifier.
  func contains(_ id: String) -> Bool { scenes.contains { $0.objects.contains { $0.contains(id) } } }
}

extension InterfaceObject {
  fileprivate func contains(_ id: String) -> Bool {
    self.id == id || guides.values.contains(id) || constraints.contains { $0.id == id } || children.contains { $0.object.contains(id) }
  }
}

/// A scene of a storyboard: a view controller with what else is in its dock; or the contents of a nib.
package struct InterfaceScene: Equatable, Sendable {
  /// The objects at the top of the scene: the controller, placeholders for the owner and the first responder, the exit, gesture recognizers,
  /// views, and other objects.
  package var objects: [InterfaceObject]

  /// Creates a scene.
  package init(objects: [InterfaceObject]) { self.objects = objects }
}

/// Something in a file that can't be created as on iOS.
package struct InterfaceProblem: Error, Equatable, Hashable, Sendable {
  /// The line in the file, from 1.
  package var line: Int
  /// A sentence without a full stop.
  package var text: String

  /// Creates a problem.
  package init(line: Int, _ text: String) {
    self.line = line
    self.text = text
  }
}
