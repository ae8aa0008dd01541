extension MarkupElement {
  /// The font that a `fontDescription` describes.
  var fontDescription: InterfaceFont? {
    if let style = self["style"] { return .style(style) }
    let size = number("pointSize") ?? 17
    if let name = self["name"] { return .named(name: name, family: self["family"] ?? name, size: size) }
    switch self["type"] {
    case "boldSystem": return .system(weight: "bold", size: size)
    case "italicSystem": return .italicSystem(size: size)
    case "smallSystem", "smallBoldSystem":
      return .system(weight: self["type"] == "smallSystem" ? "regular" : "bold", size: number("pointSize") ?? 12)
    case "system", nil: return .system(weight: self["weight"] ?? "regular", size: size)
    default: return nil
    }
  }

  /// The font that a `font` of an attributed text describes.
  var font: InterfaceFont? {
    let size = number("size") ?? 17
    if let name = self["name"] { return .named(name: name, family: self["family"] ?? name, size: size) }
    guard let kind = self["metaFont"] else { return nil }
    return .system(weight: kind.lowercased().contains("bold") ? "bold" : "regular", size: number("size") ?? Self.sizes[kind] ?? 17)
  }

  private static let sizes = ["smallSystem": 12.0, "miniSystem": 9, "cellTitle": 12, "label": 17, "system": 17, "systemBold": 17]
}
