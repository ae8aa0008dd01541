import Foundation

/// What people call the objects and constraints of a file, as Xcode's outline does.
struct InterfaceTitles {
  private var objects: [String: String] = [:]
  private var constraints: [String: String] = [:]

  init(_ file: InterfaceFile) {
    for scene in file.scenes {
      for object in scene.objects { noteObjects(in: object) }
    }
    for scene in file.scenes {
      for object in scene.objects { noteConstraints(in: object) }
    }
  }

  /// Returns the title of a number, as in "Card.top = Safe Area.top constant" and "Card layer.cornerRadius".
  func title(of place: InterfacePlace) -> String {
    let owner = constraints[place.id] ?? objects[place.id] ?? place.id
    var attribute = place.attribute
    if attribute.hasSuffix(".alpha") { attribute = attribute.dropLast(6) + " alpha" }
    if let end = attribute.range(of: "Class="), let dot = attribute[end.upperBound...].firstIndex(of: ".") {
      return "\(owner) \(attribute[attribute.index(after: dot)...]) for \(attribute[..<dot])"
    }
    return "\(owner) \(attribute)"
  }

  /// Returns the title of an object, or nil if there is none with the identifier.
  func title(ofObject id: String) -> String? { objects[id] }

  private mutating func noteObjects(in object: InterfaceObject) {
    objects[object.id] = Self.title(of: object)
    for (key, id) in object.guides { objects[id] = Self.guideTitles[key] ?? Self.words(of: key) }
    for child in object.children { noteObjects(in: child.object) }
  }

  private mutating func noteConstraints(in object: InterfaceObject) {
    for constraint in object.constraints {
      func name(_ anchor: InterfaceConstraint.Anchor) -> String {
        let item = anchor.item ?? object.id
        return "\(objects[item] ?? item).\(anchor.attribute)"
      }
      let relation = ["lessThanOrEqual": " ≤ ", "greaterThanOrEqual": " ≥ "][constraint.relation] ?? " = "
      constraints[constraint.id] = name(constraint.first) + (constraint.second.map { relation + name($0) } ?? "")
    }
    for child in object.children { noteConstraints(in: child.object) }
  }

  private static let guideTitles = [
    "safeArea": "Safe Area", "top": "Top Layout Guide", "bottom": "Bottom Layout Guide", "contentLayoutGuide": "Content Layout Guide",
    "frameLayoutGuide": "Frame Layout Guide", "layoutMargins": "Layout Margins", "keyboard": "Keyboard",
  ]

  static func title(of object: InterfaceObject) -> String {
    if case .text(let label)? = object.attributes["userLabel"] { return label }
    if let customClass = object.customClass { return customClass }
    let texts = [object.attributes["text"], object.attributes["title"], object.states["normal"]?["title"]]
    for case .localized(let text, _)? in texts where !text.isEmpty {
      let line = text.prefix { !$0.isNewline }
      return line.count > 24 ? line.prefix(23) + "…" : String(line)
    }
    return object.kind == "pongPressGestureRecognizer" ? "Long Press Gesture Recognizer" : words(of: object.kind)
  }

  /// Returns a name such as "imageView" as words.
  private static func words(of name: String) -> String {
    var words = ""
    for (index, character) in name.enumerated() {
      if index == 0 {
        words += character.uppercased()
      } else {
        words += character.isUppercase ? " \(character)" : String(character)
      }
    }
    return words
  }
}
