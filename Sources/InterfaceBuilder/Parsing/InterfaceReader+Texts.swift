extension InterfaceReader {
  /// Returns the text of a `string` with a key, with the key that strings files have for it if people read it.
  func text(of element: MarkupElement, keys: InterfaceTextKeys) -> InterfaceValue {
    guard let key = element.key, InterfaceVocabulary.texts.contains(key), element["localizable"] != "NO" else {
      return .text(element.string)
    }
    return .localized(element.string, key: keys.key(for: key))
  }

  /// Returns the parts of an `attributedString`.
  mutating func runs(of element: MarkupElement) -> [InterfaceTextRun] {
    var runs: [InterfaceTextRun] = []
    for fragment in element.children {
      guard fragment.name == "fragment" else {
        if !InterfaceVocabulary.ignored.contains(fragment.name) { noteUnknown(fragment, " and is left out") }
        continue
      }
      var run = InterfaceTextRun(text: fragment["content"] ?? "")
      for part in fragment.children {
        switch part.name {
        case "string", "mutableString": run.text = part.string
        case "attributes":
          for attribute in part.children { read(attribute, into: &run.attributes, keys: InterfaceTextKeys(start: "")) }
        default: noteUnknown(part, " and is left out")
        }
      }
      runs.append(run)
    }
    return runs
  }

  /// Returns the texts of an element with strings, such as `scopeButtonTitles`.
  func list(of element: MarkupElement, keys: InterfaceTextKeys) -> InterfaceValue {
    let strings = element.children.flatMap { $0.name == "array" ? $0.children : [$0] }
    return .list(
      strings.enumerated().map { index, string in .localized(string.string, key: keys.key(for: element.name) + "[\(index)]") })
  }

  /// Returns the segments of a segmented control, a group each.
  mutating func segments(of element: MarkupElement, keys: InterfaceTextKeys) -> InterfaceValue {
    var segments: [InterfaceValue] = []
    for segment in element.children {
      var group = attributes(of: segment, keys: InterfaceTextKeys(start: ""))
      if case .localized(let title, _)? = group["title"] {
        group["title"] = .localized(title, key: keys.key(for: "segmentTitles") + "[\(segments.count)]")
      }
      segments.append(.group(group))
    }
    return .list(segments)
  }
}
