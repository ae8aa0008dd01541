extension InterfaceReader {
  /// Returns the constraints in a `constraints` element.
  mutating func constraints(in element: MarkupElement) -> [InterfaceConstraint] {
    var constraints: [InterfaceConstraint] = []
    for child in element.children where !InterfaceVocabulary.ignored.contains(child.name) {
      guard child.name == "constraint" else {
        noteUnknown(child, " and is left out")
        continue
      }
      guard let constraint = constraint(of: child) else {
        note("A constraint without an attribute is left out", at: child)
        continue
      }
      constraints.append(constraint)
    }
    return constraints
  }

  private mutating func constraint(of element: MarkupElement) -> InterfaceConstraint? {
    guard let attribute = element["firstAttribute"] else { return nil }
    let first = InterfaceConstraint.Anchor(item: element["firstItem"], attribute: attribute)
    let second = element["secondAttribute"].map { InterfaceConstraint.Anchor(item: element["secondItem"], attribute: $0) }
    var constraint = InterfaceConstraint(id: element["id"] ?? "", first: first, second: second, line: element.line)
    constraint.relation = element["relation"] ?? constraint.relation
    constraint.multiplier = element["multiplier"].flatMap(Self.ratio) ?? 1
    constraint.constant = element.number("constant") ?? 0
    constraint.usesStandardSpacing = element.isOn("symbolic")
    constraint.priority = element.number("priority") ?? 1000
    constraint.identifier = element["identifier"]
    constraint.isPlaceholder = element.isOn("placeholder")
    constraint.customClass = element["customClass"].map(Self.plainClassName)
    for child in element.children where !InterfaceVocabulary.ignored.contains(child.name) {
      switch child.name {
      case "connections": constraint.connections += connections(in: child)
      case "userDefinedRuntimeAttributes": constraint.runtimeAttributes += runtimeAttributes(in: child, id: constraint.id)
      case "variation":
        if let key = child.key, let constant = child.number("constant") { constraint.constants[key] = constant }
      case "real" where child.key == "constant": constraint.constant = child.number("value") ?? 0
      default: noteUnknown(child, " and is left out")
      }
    }
    return constraint
  }

  /// Returns the number of a multiplier such as "0.5", "16:9" and "9/16", or nil.
  static func ratio(_ text: String) -> Double? {
    if let number = Double(finite: text) { return number }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double(finite: $0.filter { !$0.isWhitespace }) }
    guard parts.count == 2, let first = parts[0], let second = parts[1], second != 0 else { return nil }
    return first / second
  }
}
