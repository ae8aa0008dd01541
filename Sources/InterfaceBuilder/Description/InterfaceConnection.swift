/// A connection of an object to another one.
package struct InterfaceConnection: Equatable, Sendable {
  /// What a connection does.
  package enum Kind: Equatable, Sendable {
    /// Sets a property of the object.
    case outlet(property: String)
    /// Adds to a property of the object that is an array, in the order of the file.
    case outletCollection(property: String)
    /// Calls a method of the destination. `event` is that of a control, such as "touchUpInside", or nil.
    case action(selector: String, event: String?)
    /// Performs a segue to the scene of the destination.
    case segue(InterfaceSegue)
  }

  /// The identifier, which is unique in the file.
  package var id: String
  /// What the connection does.
  package var kind: Kind
  /// The identifier of the object at the other end.
  package var destination: String
  /// The line, from 1.
  package var line: Int

  /// Creates a connection.
  package init(id: String, kind: Kind, destination: String, line: Int) {
    self.id = id
    self.kind = kind
    self.destination = destination
    self.line = line
  }

  /// The name of the property, method or segue.
  var name: String {
    switch kind {
    case .outlet(let property), .outletCollection(let property): property
    case .action(let selector, _): selector
    case .segue(let segue): segue.identifier ?? segue.kind
    }
  }
}

/// A segue of a storyboard.
package struct InterfaceSegue: Equatable, Sendable {
  /// The kind: "show", "showDetail", "presentation", "popoverPresentation", "embed", "relationship", "unwind", "custom", or the older "push",
  /// "modal", "popover" and "replace".
  package var kind: String
  /// The identifier that code sees, or nil.
  package var identifier: String?
  /// The class of a custom segue, or nil.
  package var customClass: String?
  /// The relationship, such as "rootViewController" and "viewControllers", or nil.
  package var relationship: String?
  /// The selector of the method to which an unwind segue returns, such as "unwindToList:", or nil.
  package var unwindAction: String?
  /// The selector of the method that creates the destination (`@IBSegueAction`), or nil.
  package var destinationCreationSelector: String?
  /// Further attributes, such as "modalPresentationStyle", "modalTransitionStyle", "animates", "popoverAnchorView" and
  /// "popoverAnchorBarButtonItem".
  package var attributes: [String: InterfaceValue] = [:]

  /// Creates a segue.
  package init(kind: String) { self.kind = kind }
}
