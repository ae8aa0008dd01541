/// An object in a storyboard or nib: a view controller, a view, a gesture recognizer, a bar item, a placeholder and so on.
package struct InterfaceObject: Equatable, Sendable {
  /// The identifier, which is unique in the file.
  package var id: String
  /// The name of the element, such as "label" or "tableViewController".
  package var kind: String
  /// The class of the user's code, or nil for UIKit's own.
  package var customClass: String?
  /// The line of the element, from 1.
  package var line: Int
  /// The attributes of the element, and those of its child elements that have a key, such as "text", "textColor", "frame" and "fontDescription".
  ///
  /// What a reference to a picture says besides its name is in a group with its key and "Reference", as in "imageReference": "symbolScale",
  /// "renderingMode". Effects are groups with the name of their element, as in "blurEffect".
  package var attributes: [String: InterfaceValue] = [:]
  /// The attributes of a button by its state: "normal", "highlighted", "disabled", "selected".
  package var states: [String: [String: InterfaceValue]] = [:]
  /// The objects inside, in the order of the file.
  package var children: [Child] = []
  /// The constraints that this view holds.
  package var constraints: [InterfaceConstraint] = []
  /// The identifiers of layout guides by their keys, such as "safeArea" and "top" (of old guides).
  package var guides: [String: String] = [:]
  /// Outlets, actions and segues.
  package var connections: [InterfaceConnection] = []
  /// Values that are set by key path after the object has been created.
  package var runtimeAttributes: [InterfaceRuntimeAttribute] = []
  /// Differences for size classes.
  package var variations: [InterfaceVariation] = []

  /// Creates an object.
  package init(id: String, kind: String, customClass: String? = nil, line: Int) {
    self.id = id
    self.kind = kind
    self.customClass = customClass
    self.line = line
  }

  /// An object inside of another.
  package struct Child: Equatable, Sendable {
    /// The part that the object has: the key of its element, such as "view", "navigationItem" and "contentView", or the name of the element that
    /// contains it, such as "subviews", "cells", "sections", "prototypes", "items", "gestureRecognizers" and "viewControllers".
    package var role: String
    /// The object.
    package var object: InterfaceObject

    /// Creates a child.
    package init(role: String, object: InterfaceObject) {
      self.role = role
      self.object = object
    }
  }

  /// Returns the objects with a role.
  package func children(_ role: String) -> [InterfaceObject] { children.lazy.filter { $0.role == role }.map(\.object) }
}

/// A value that is set by a key path, as in the Identity inspector.
package struct InterfaceRuntimeAttribute: Equatable, Sendable {
  /// The key path, such as "layer.cornerRadius".
  package var keyPath: String
  /// The value, or nil for a nil.
  package var value: InterfaceValue?
  /// The line, from 1.
  package var line: Int

  /// Creates an attribute.
  package init(keyPath: String, value: InterfaceValue?, line: Int) {
    self.keyPath = keyPath
    self.value = value
    self.line = line
  }
}

/// Attributes that a combination of size classes changes.
package struct InterfaceVariation: Equatable, Sendable {
  /// The size classes, such as "heightClass=compact" and "heightClass=regular-widthClass=regular", or "default" for all others.
  package var sizeClasses: String
  /// The changed attributes of the object, such as "fontDescription" and "hidden".
  package var attributes: [String: InterfaceValue] = [:]
  /// The identifiers of subviews that exist only in these size classes.
  package var includedSubviews: [String] = []
  /// The identifiers of subviews that don't exist in these size classes.
  package var excludedSubviews: [String] = []
  /// The identifiers of constraints that exist only in these size classes.
  package var includedConstraints: [String] = []
  /// The identifiers of constraints that don't exist in these size classes.
  package var excludedConstraints: [String] = []

  /// Creates a variation without changes.
  package init(sizeClasses: String) { self.sizeClasses = sizeClasses }
}
