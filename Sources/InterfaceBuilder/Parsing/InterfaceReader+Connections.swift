extension InterfaceReader {
  /// Returns the outlets, actions and segues in a `connections` element.
  mutating func connections(in element: MarkupElement) -> [InterfaceConnection] {
    var connections: [InterfaceConnection] = []
    for child in element.children where !InterfaceVocabulary.ignored.contains(child.name) {
      guard let kind = kind(of: child) else { continue }
      guard let destination = child["destination"] else {
        note(
          "The connection “\(child["property"] ?? child["selector"] ?? child["identifier"] ?? child.name)” has no destination and is left out",
          at: child)
        continue
      }
      connections.append(.init(id: child["id"] ?? "", kind: kind, destination: destination, line: child.line))
    }
    return connections
  }

  private mutating func kind(of element: MarkupElement) -> InterfaceConnection.Kind? {
    switch element.name {
    case "outlet": if let property = element["property"] { return .outlet(property: property) }
    case "outletCollection": if let property = element["property"] { return .outletCollection(property: property) }
    case "action":
      if let selector = element["selector"] { return .action(selector: selector, event: element["eventType"]) }
    case "segue": return .segue(segue(of: element))
    default:
      noteUnknown(element, " and is left out")
      return nil
    }
    note("A connection without a name is left out", at: element)
    return nil
  }

  private mutating func segue(of element: MarkupElement) -> InterfaceSegue {
    var segue = InterfaceSegue(kind: element["kind"] ?? "show")
    segue.identifier = element["identifier"]
    segue.customClass = element["customClass"].map(Self.plainClassName)
    segue.relationship = element["relationship"]
    segue.unwindAction = element["unwindAction"]
    segue.destinationCreationSelector = element["destinationCreationSelector"]
    var rest = element
    for name in ["kind", "identifier", "relationship", "unwindAction", "destinationCreationSelector", "destination"] {
      rest.attributes[name] = nil
    }
    // A segue inside is that of a peek, which iOS 13 has replaced by context menus.
    rest.children.removeAll { $0.name == "segue" }
    segue.attributes = attributes(of: rest, keys: InterfaceTextKeys(start: ""))
    return segue
  }
}
