extension InterfaceReader {
  /// Returns the objects in an element.
  mutating func objects(in element: MarkupElement) -> [InterfaceObject] {
    var objects: [InterfaceObject] = []
    for child in element.children where !InterfaceVocabulary.ignored.contains(child.name) {
      if InterfaceVocabulary.isObject(child) {
        objects.append(object(of: child, in: nil))
      } else {
        noteUnknown(child, " and is left out")
      }
    }
    return objects
  }

  /// Returns the object that an element describes. `size` is that of the view that contains it.
  mutating func object(of element: MarkupElement, in size: InterfaceSize?) -> InterfaceObject {
    let customClass = element["customClass"].map(Self.plainClassName)
    var object = InterfaceObject(id: element["id"] ?? "", kind: element.name, customClass: customClass, line: element.line)
    let keys = InterfaceTextKeys(start: object.id + ".")
    if !InterfaceVocabulary.objects.contains(element.name) { noteUnknown(element, "; a placeholder stands in") }
    object.attributes = ownAttributes(of: element, keys: keys)
    readFrame(of: element, in: size, into: &object)
    for child in element.children where !InterfaceVocabulary.ignored.contains(child.name) { read(child, into: &object, keys: keys) }
    object.markConstraintsThatAreNeverInstalled()
    return object
  }

  private mutating func read(_ element: MarkupElement, into object: inout InterfaceObject, keys: InterfaceTextKeys) {
    switch element.name {
    case "constraints": object.constraints += constraints(in: element)
    case "connections": object.connections += connections(in: element)
    case "userDefinedRuntimeAttributes": object.runtimeAttributes += runtimeAttributes(in: element, id: object.id)
    case "variation": object.variations.append(variation(of: element, keys: keys))
    case "layoutGuides": for guide in element.children { readGuide(guide, into: &object) }
    case "viewLayoutGuide", "viewControllerLayoutGuide": readGuide(element, into: &object)
    case "state":
      let state = element.key ?? "normal"
      let stateKeys = InterfaceTextKeys(start: keys.start + state, isCapitalized: true)
      object.states[state, default: [:]].merge(attributes(of: element, keys: stateKeys)) { $1 }
    case "segments": object.attributes["segments"] = segments(of: element, keys: keys)
    case "scopeButtonTitles": object.attributes["scopeButtonTitles"] = list(of: element, keys: keys)
    case "frame" where element.key == "frameInset": break
    default: readPart(element, into: &object, keys: keys)
    }
  }

  private mutating func readPart(_ element: MarkupElement, into object: inout InterfaceObject, keys: InterfaceTextKeys) {
    let size: InterfaceSize? =
      if case .rect(_, _, let width, let height)? = object.attributes["frame"] {
        InterfaceSize(width: width, height: height)
      } else {
        nil
      }
    if InterfaceVocabulary.isObject(element) {
      object.children.append(.init(role: element.key ?? element.name, object: self.object(of: element, in: size)))
      return
    }
    let hasObjects = element.children.contains(where: InterfaceVocabulary.isObject)
    guard InterfaceVocabulary.containers.contains(element.name) || (element.key == nil && hasObjects) else {
      return read(element, into: &object.attributes, keys: keys)
    }
    if !InterfaceVocabulary.containers.contains(element.name) { noteUnknown(element, "") }
    for child in element.children where !InterfaceVocabulary.ignored.contains(child.name) {
      if InterfaceVocabulary.isObject(child) {
        object.children.append(.init(role: element.name, object: self.object(of: child, in: size)))
      } else {
        noteUnknown(child, " and is left out")
      }
    }
  }

  private func readGuide(_ element: MarkupElement, into object: inout InterfaceObject) {
    guard let id = element["id"], let key = element.key ?? element["type"] else { return }
    object.guides[key] = id
  }

  /// Returns the name of a class without its module, as in "_TtC3App4Card".
  static func plainClassName(_ name: String) -> String {
    guard name.hasPrefix("_TtC") else { return name }
    var rest = name.dropFirst(3).drop { $0 == "C" }
    var names: [Substring] = []
    while let length = Int(rest.prefix { $0.isNumber }), length > 0, length < rest.count {
      rest = rest.drop { $0.isNumber }
      names.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return names.count > 1 ? names.dropFirst().joined(separator: ".") : name
  }
}
