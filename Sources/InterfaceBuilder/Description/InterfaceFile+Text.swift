extension InterfaceFile: CustomStringConvertible {
  /// The file's contents, with a line for each object, constraint, connection, runtime attribute and variation.
  package var description: String {
    var head = "\(kind.rawValue) \(path)"
    if let initialController { head += " initial=\(initialController)" }
    if !usesAutoLayout { head += " without Auto Layout" }
    var lines = [head]
    for scene in scenes {
      if kind != .nib { lines.append("  scene") }
      let indent = kind == .nib ? "  " : "    "
      for object in scene.objects { object.write(role: nil, indent: indent, to: &lines) }
    }
    lines += namedColors.sorted { $0.key < $1.key }.map { "  color \($0.key)=\($0.value)" }
    lines += systemColors.sorted { $0.key < $1.key }.map { "  system color \($0.key)=\($0.value)" }
    lines += imageSizes.sorted { $0.key < $1.key }.map { "  image \($0.key)=\($0.value)" }
    lines += problems.map { "  problem in line \($0.line): \($0.text)" }
    return lines.joined(separator: "\n")
  }
}

extension InterfaceObject: CustomStringConvertible {
  /// The object and what is inside, a line each.
  package var description: String {
    var lines: [String] = []
    write(role: nil, indent: "", to: &lines)
    return lines.joined(separator: "\n")
  }

  fileprivate func write(role: String?, indent: String, to lines: inout [String]) {
    let name = [role.map { "\($0):" }, kind, id, customClass.map { "(\($0))" }].compactMap(\.self).joined(separator: " ")
    lines.append(indent + name + attributes.list)
    let inner = indent + "  "
    lines += guides.sorted { $0.key < $1.key }.map { "\(inner)guide \($0.key) \($0.value)" }
    lines += states.sorted { $0.key < $1.key }.map { "\(inner)state \($0.key)\($0.value.list)" }
    for child in children { child.object.write(role: child.role, indent: inner, to: &lines) }
    for constraint in constraints {
      lines.append("\(inner)constraint \(constraint)")
      lines += constraint.runtimeAttributes.map { "\(inner)  runtime \($0)" }
      lines += constraint.connections.map { "\(inner)  \($0)" }
    }
    lines += runtimeAttributes.map { "\(inner)runtime \($0)" }
    lines += connections.map { "\(inner)\($0)" }
    lines += variations.map { "\(inner)variation \($0)" }
  }
}

extension InterfaceConstraint: CustomStringConvertible {
  /// The constraint as an equation, as in "c1: card.width = superview.width × 0.5 − 20 @750".
  package var description: String {
    var text = "\(id): \(first) \(["lessThanOrEqual": "≤", "greaterThanOrEqual": "≥"][relation] ?? "=")"
    if let second {
      text += " \(second)"
      if multiplier != 1 { text += " × \(multiplier.plain)" }
      if constant != 0 { text += constant < 0 ? " − \((-constant).plain)" : " + \(constant.plain)" }
      if usesStandardSpacing { text += " (standard)" }
    } else {
      text += " \(constant.plain)"
    }
    if priority != 1000 { text += " @\(priority.plain)" }
    if let identifier { text += " identifier=\(identifier)" }
    if let customClass { text += " (\(customClass))" }
    if isPlaceholder { text += " placeholder" }
    if !isInstalled { text += " not installed" }
    for (sizeClasses, constant) in constants.sorted(by: { $0.key < $1.key }) { text += " [\(sizeClasses): \(constant.plain)]" }
    return text
  }
}

extension InterfaceConstraint.Anchor: CustomStringConvertible {
  /// The item and its attribute, as in "card.top".
  package var description: String { "\(item ?? "self").\(attribute)" }
}

extension InterfaceConnection: CustomStringConvertible {
  /// The connection, as in "outlet delegate → owner".
  package var description: String {
    switch kind {
    case .outlet(let property): "outlet \(property) → \(destination)"
    case .outletCollection(let property): "outlets \(property) → \(destination)"
    case .action(let selector, let event): "action \(selector)\(event.map { " on \($0)" } ?? "") → \(destination)"
    case .segue(let segue): "segue \(segue) → \(destination)"
    }
  }
}

extension InterfaceSegue: CustomStringConvertible {
  /// The segue with its attributes.
  package var description: String {
    let further = [
      ("identifier", identifier), ("class", customClass), ("relationship", relationship), ("unwindAction", unwindAction),
      ("creation", destinationCreationSelector),
    ]
    return kind + further.map { name, value in value.map { " \(name)=\($0)" } ?? "" }.joined() + attributes.list
  }
}

extension InterfaceRuntimeAttribute: CustomStringConvertible {
  /// The key path and the value, as in "layer.cornerRadius=8".
  package var description: String { "\(keyPath)=\(value?.description ?? "nil")" }
}

extension InterfaceVariation: CustomStringConvertible {
  /// The size classes and what changes.
  package var description: String {
    let lists = [
      ("+views", includedSubviews), ("-views", excludedSubviews), ("+constraints", includedConstraints),
      ("-constraints", excludedConstraints),
    ]
    return sizeClasses + attributes.list
      + lists.filter { !$0.1.isEmpty }.map { " \($0.0)=[\($0.1.joined(separator: " "))]" }.joined()
  }
}
