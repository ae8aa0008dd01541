extension InterfaceReader {
  /// Returns the value that an element with a key describes, or nil if it is none.
  mutating func value(of element: MarkupElement, keys: InterfaceTextKeys) -> InterfaceValue? {
    switch element.name {
    case "color": return element.color.map(InterfaceValue.color)
    case "fontDescription": return element.fontDescription.map(InterfaceValue.font)
    case "font": return element.font.map(InterfaceValue.font)
    case "string", "mutableString", "localizedString": return text(of: element, keys: keys)
    case "attributedString": return .attributedText(runs(of: element))
    case "imageReference": return element["image"].map { .image($0, catalog: catalog(element["catalog"], ofImage: $0)) }
    case "array", "set", "orderedSet": return .list(element.children.compactMap { value(of: $0, keys: keys) })
    case "url": return element["string"].map(InterfaceValue.text)
    case "locale": return element["localeIdentifier"].map(InterfaceValue.text)
    case "timeZone": return element["name"].map(InterfaceValue.text)
    default: return geometry(of: element) ?? scalar(of: element) ?? collection(of: element, keys: keys)
    }
  }

  private func geometry(of element: MarkupElement) -> InterfaceValue? {
    func number(_ name: String) -> Double { element.number(name) ?? 0 }
    switch element.name {
    case "rect":
      return .rect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    case "point": return .point(x: number("x"), y: number("y"))
    case "size": return .size(InterfaceSize(width: number("width"), height: number("height")))
    case "offsetWrapper": return .size(InterfaceSize(width: number("horizontal"), height: number("vertical")))
    case "inset": return .insets(top: number("minY"), left: number("minX"), bottom: number("maxY"), right: number("maxX"))
    case "edgeInsets": return .insets(top: number("top"), left: number("left"), bottom: number("bottom"), right: number("right"))
    case "directionalEdgeInsets":
      return .insets(top: number("top"), left: number("leading"), bottom: number("bottom"), right: number("trailing"))
    case "range":
      return .range(location: Int(clamping: number("location")), length: Int(clamping: number("length")))
    case "value" where element["type"] == "size":
      return .size(InterfaceSize(width: number("width"), height: number("height")))
    default: return nil
    }
  }

  private func scalar(of element: MarkupElement) -> InterfaceValue? {
    switch element.name {
    case "real", "integer", "float", "double": return element.number("value").map(InterfaceValue.number)
    case "bool", "boolean": return .boolean(element.isOn("value"))
    case "date": return element.number("timeIntervalSinceReferenceDate").map(InterfaceValue.number)
    default: return nil
    }
  }

  private mutating func collection(of element: MarkupElement, keys: InterfaceTextKeys) -> InterfaceValue? {
    if InterfaceVocabulary.options.contains(element.name) {
      return .options(Set(element.attributes.keys.filter { $0 != "key" && element.isOn($0) }))
    }
    if !InterfaceVocabulary.groups.contains(element.name) { noteUnknown(element, "") }
    return .group(attributes(of: element, keys: Self.keys(of: element, in: keys)))
  }

  /// Returns how the keys of texts in a group start: "ID.configuration.title" and "ID.accessibilityLabel".
  private static func keys(of group: MarkupElement, in keys: InterfaceTextKeys) -> InterfaceTextKeys {
    guard group.name != "accessibility" else { return InterfaceTextKeys(start: keys.start + "accessibility", isCapitalized: true) }
    return InterfaceTextKeys(start: keys.key(for: group.key ?? group.name) + ".")
  }

  /// Returns the values of an element's own attributes and of those elements inside that have a key.
  mutating func attributes(of element: MarkupElement, keys: InterfaceTextKeys) -> [String: InterfaceValue] {
    var result = ownAttributes(of: element, keys: keys)
    for child in element.children { read(child, into: &result, keys: keys) }
    return result
  }

  /// Returns the values of an element's own attributes.
  func ownAttributes(of element: MarkupElement, keys: InterfaceTextKeys) -> [String: InterfaceValue] {
    var result: [String: InterfaceValue] = [:]
    for (name, text) in element.attributes where !InterfaceVocabulary.ignoredAttributes.contains(name) && !name.contains(":") {
      if InterfaceVocabulary.texts.contains(name) {
        result[name] = .localized(text, key: keys.key(for: name))
      } else if InterfaceVocabulary.images.contains(name) {
        result[name] = .image(text, catalog: catalog(element["catalog"], ofImage: text))
      } else if name != "catalog" {
        result[name] = .text(text)
      }
    }
    return result
  }

  /// Adds the value of an element in an object or group.
  ///
  /// What an `imageReference` says besides its name, such as "symbolScale" and "renderingMode", is a group with the key and "Reference".
  mutating func read(_ element: MarkupElement, into result: inout [String: InterfaceValue], keys: InterfaceTextKeys) {
    guard !InterfaceVocabulary.ignored.contains(element.name) else { return }
    guard let key = element.key else {
      // Effects and the like are in their object under their own name.
      if InterfaceVocabulary.groups.contains(element.name) {
        result[element.name] = .group(attributes(of: element, keys: keys))
      } else if element.name == "color" {
        appendColor(of: element, to: &result)
      } else {
        noteUnknown(element, " and is left out")
      }
      return
    }
    guard !key.hasPrefix("simulated"), key != "canvasLocation" else { return }
    result[key] = value(of: element, keys: keys)
    if element.name == "imageReference" { readReference(element, key: key, into: &result, keys: keys) }
  }

  private mutating func readReference(
    _ element: MarkupElement, key: String, into result: inout [String: InterfaceValue], keys: InterfaceTextKeys
  ) {
    var rest = element
    for name in ["image", "catalog"] { rest.attributes[name] = nil }
    let group = attributes(of: rest, keys: keys)
    if !group.isEmpty { result[key + "Reference"] = .group(group) }
  }

  private func appendColor(of element: MarkupElement, to result: inout [String: InterfaceValue]) {
    guard let color = element.color else { return }
    var colors: [InterfaceValue] = []
    if case .list(let list)? = result["colors"] { colors = list }
    result["colors"] = .list(colors + [.color(color)])
  }

  /// Returns the catalog of a picture: that of the file's list of resources, if it has only one picture of that name.
  func catalog(_ catalog: String?, ofImage name: String) -> String? {
    guard let declared = imageCatalogs[name], !declared.contains(catalog), declared.count == 1, let only = declared.first else {
      return catalog
    }
    return only
  }
}

extension Int {
  /// Creates the integer that is closest to a number.
  init(clamping number: Double) { self = Int(Swift.min(Swift.max(number, -1e15), 1e15)) }
}
