extension InterfaceObject {
  /// Returns the object with tuned numbers in place of its own, for all places for which there is one.
  func tuned(inFile path: String, by number: (InterfacePlace) -> Double?) -> InterfaceObject {
    var result = self
    result.tune { id, attribute in
      number(InterfacePlace(path: path, id: id, attribute: attribute)).flatMap { $0.isFinite ? $0 : nil }
    }
    return result
  }
}

/// Returns the tuned number for an attribute of an object, or nil.
private typealias Tuned = (_ id: String, _ attribute: String) -> Double?

extension InterfaceObject {
  fileprivate mutating func tune(by number: Tuned) {
    for index in children.indices { children[index].object.tune(by: number) }
    for index in constraints.indices { constraints[index].tune(by: number) }
    for index in runtimeAttributes.indices { runtimeAttributes[index].tune { number(id, $0) } }
    // A runtime attribute is set after the attribute of the same name.
    let replaced = runtimeAttributes.map { $0.keyPath + "." }
    attributes.tune(start: "") { attribute in replaced.contains(where: attribute.hasPrefix) ? nil : number(id, attribute) }
    if kind == "stackView", let spacing = number(id, "spacing") { attributes["spacing"] = .text(spacing.plain) }
    for state in states.keys { states[state]?.tune(start: state + ".") { number(id, $0) } }
    for index in variations.indices {
      let start = variations[index].sizeClasses + "."
      variations[index].attributes.tune(start: start) { number(id, $0) }
      if variations[index].attributes["spacing"] != nil, let spacing = number(id, start + "spacing") {
        variations[index].attributes["spacing"] = .text(spacing.plain)
      }
    }
  }
}

extension InterfaceConstraint {
  fileprivate mutating func tune(by number: Tuned) {
    constant = number(id, "constant") ?? constant
    multiplier = number(id, "multiplier") ?? multiplier
    priority = number(id, "priority") ?? priority
    for key in constants.keys { constants[key] = number(id, key + ".constant") ?? constants[key] }
    for index in runtimeAttributes.indices { runtimeAttributes[index].tune { number(id, $0) } }
  }
}

extension InterfaceRuntimeAttribute {
  fileprivate mutating func tune(by number: (_ attribute: String) -> Double?) {
    switch value {
    case .number(let value): self.value = .number(number(keyPath) ?? value)
    case .color(let color): value = .color(color.withAlpha(number(keyPath + ".alpha")))
    case .point(let x, let y): value = .point(x: number(keyPath + ".x") ?? x, y: number(keyPath + ".y") ?? y)
    case .size(let size):
      value = .size(
        InterfaceSize(width: number(keyPath + ".width") ?? size.width, height: number(keyPath + ".height") ?? size.height))
    case .rect(let x, let y, let width, let height):
      value = .rect(
        x: number(keyPath + ".x") ?? x, y: number(keyPath + ".y") ?? y, width: number(keyPath + ".width") ?? width,
        height: number(keyPath + ".height") ?? height)
    default: break
    }
  }
}

extension [String: InterfaceValue] {
  /// Tunes the alphas of colors, also in groups.
  fileprivate mutating func tune(start: String, by number: (_ attribute: String) -> Double?) {
    for (key, value) in self {
      if case .color(let color) = value {
        self[key] = .color(color.withAlpha(number("\(start)\(key).alpha")))
      } else if case .group(var group) = value {
        group.tune(start: "\(start)\(key).", by: number)
        self[key] = .group(group)
      }
    }
  }
}

extension InterfaceColor {
  fileprivate func withAlpha(_ alpha: Double?) -> InterfaceColor {
    guard let alpha, case .components(let red, let green, let blue, _) = self else { return self }
    return .components(red: red, green: green, blue: blue, alpha: alpha)
  }
}
