extension InterfaceReader {
  /// Returns the values in a `userDefinedRuntimeAttributes` element. `id` is the identifier of the object.
  mutating func runtimeAttributes(in element: MarkupElement, id: String) -> [InterfaceRuntimeAttribute] {
    var attributes: [InterfaceRuntimeAttribute] = []
    var localizedCount = 0
    for child in element.children where !InterfaceVocabulary.ignored.contains(child.name) {
      guard child.name == "userDefinedRuntimeAttribute", let keyPath = child["keyPath"] else {
        noteUnknown(child, " and is left out")
        continue
      }
      let type = child["type"] ?? ""
      var value = runtimeValue(of: child, type: type)
      if type == "localizedString", case .text(let text)? = value {
        value = .localized(text, key: "\(id).ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(localizedCount)]")
        localizedCount += 1
      }
      if value == nil, type != "nil" {
        note("The runtime attribute “\(keyPath)” has no value of the type “\(type)” and is left out", at: child)
        continue
      }
      attributes.append(.init(keyPath: keyPath, value: value, line: child.line))
    }
    return attributes
  }

  private mutating func runtimeValue(of element: MarkupElement, type: String) -> InterfaceValue? {
    if type == "nil" { return nil }
    if let child = element.children.first(where: { $0.key == "value" }) { return value(of: child, keys: InterfaceTextKeys(start: "")) }
    let text = element["value"]
    switch type {
    case "boolean": return .boolean(element.isOn("value"))
    case "number": return element.number("value").map(InterfaceValue.number)
    case "string", "localizedString": return .text(text ?? "")
    case "image": return text.map { .image($0, catalog: catalog(element["catalog"], ofImage: $0)) }
    case "color": return element.color.map(InterfaceValue.color)
    default: return text.map(InterfaceValue.text)
    }
  }
}
