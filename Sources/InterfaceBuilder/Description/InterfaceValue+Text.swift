extension InterfaceValue: CustomStringConvertible {
  /// The value as in the text of a file's description.
  package var description: String {
    switch self {
    case .text(let text): text.contains(where: \.isNewline) ? text.debugDescription : text
    case .number(let number): number.plain
    case .boolean(let value): value ? "true" : "false"
    case .localized(let text, let key): "\(text.debugDescription)@\(key)"
    case .color(let color): "\(color)"
    case .font(let font): "\(font)"
    case .image(let name, let catalog): "image(\(name)\(catalog.map { " of \($0)" } ?? ""))"
    case .rect(let x, let y, let width, let height): "(\(x.plain) \(y.plain) \(width.plain) \(height.plain))"
    case .point(let x, let y): "(\(x.plain) \(y.plain))"
    case .size(let size): "\(size)"
    case .insets(let top, let left, let bottom, let right):
      "insets(top \(top.plain) left \(left.plain) bottom \(bottom.plain) right \(right.plain))"
    case .range(let location, let length): "range(\(location) \(length))"
    case .options(let options): "[\(options.sorted().joined(separator: " "))]"
    case .attributedText(let runs): "[\(runs.map { $0.text.debugDescription + $0.attributes.list }.joined(separator: ", "))]"
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .group(let values): "{\(values.list.dropFirst())}"
    }
  }
}

extension InterfaceColor: CustomStringConvertible {
  /// The components or the name.
  package var description: String {
    switch self {
    case .components(let red, let green, let blue, let alpha): "rgba(\(red.plain) \(green.plain) \(blue.plain) \(alpha.plain))"
    case .named(let name): "color(\(name))"
    case .system(let name): "system(\(name))"
    }
  }
}

extension InterfaceFont: CustomStringConvertible {
  /// The font and its size.
  package var description: String {
    switch self {
    case .system(let weight, let size): "font(\(weight) \(size.plain))"
    case .italicSystem(let size): "font(italic \(size.plain))"
    case .style(let style): "font(\(style))"
    case .named(let name, _, let size): "font(\(name) \(size.plain))"
    }
  }
}

extension InterfaceSize: CustomStringConvertible {
  /// The width and the height.
  package var description: String { "\(width.plain)×\(height.plain)" }
}

extension [String: InterfaceValue] {
  /// The values by their names, in alphabetical order, each after a space.
  var list: String { sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined() }
}

extension Double {
  /// The number with up to four digits after the point.
  var plain: String {
    let rounded = abs(self) < 1e11 ? (self * 10_000).rounded() / 10_000 : self
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }
}
