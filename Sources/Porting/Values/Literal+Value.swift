import SourceReport

extension Literal {
  func value(
    index: Int, in file: UserFile, declarations: Declarations, role: SourceTiming.Role?, reason: String?,
    _ identifiers: inout Identifiers
  ) -> SourceValue {
    let note = LiteralNote(of: context.statement)
    let names = path.last == context.names.first ? Array(context.names.dropFirst()) : context.names
    let identifier = identifiers.unique((path + names).joined(separator: "."))
    let group = typeName.isEmpty ? (path.first ?? "Constants") : String(typeName.split(separator: ".").last ?? "")
    var content: SourceValue.Content
    var unit = SourceValue.Unit.none
    switch kind {
    case .boolean(let value): content = .boolean(value)
    case .option(let name, let options):
      content = .option(name, options: options.names)
    case .number(let value, let isInteger):
      unit = LiteralUnit.unit(of: value, as: role, in: context)
      let mustStay =
        isInteger && context.angle == nil
        && (context.decidesType || ["Int", "UInt"].contains(context.type) || unit == .none && !isFloating(declarations))
      let slider = LiteralUnit.range(of: value, as: role, unit: unit, isInteger: mustStay, in: context)
      let noted = note.range.flatMap { $0.contains(value) ? $0 : nil }
      content = .number(
        .init(
          value: value, range: noted ?? slider.range, step: noted.map { step(for: $0, isInteger: mustStay) } ?? slider.step, unit: unit,
          isInteger: mustStay))
    }
    return SourceValue(
      index: index, id: identifier, title: title, group: group, note: note.text.isEmpty ? excerpt(file) : note.text,
      content: content, file: self.file, range: range, line: line, text: file.text(range),
      isPrimary: isPrimary(unit: unit, hasTiming: role != nil, declarations: declarations), staticReason: reason)
  }

  /// A Boolean value that indicates whether a number may get a fraction although it is written without one.
  private func isFloating(_ declarations: Declarations) -> Bool {
    ["CGFloat", "Double", "Float", "TimeInterval"].contains(context.type) || LiteralContext.structures.contains(context.callee)
      || ["m34", "initialSpringVelocity", "zPosition", "mass", "stiffness", "damping", "scale"].contains(context.name)
  }

  private func step(for range: ClosedRange<Double>, isInteger: Bool) -> Double {
    if isInteger { return 1 }
    var step = 0.001
    while step * 200 < range.upperBound - range.lowerBound { step *= 10 }
    return step
  }

  /// The title, such as "Damping ratio" for `dampingRatio`.
  private var title: String {
    var words = context.names.isEmpty ? [path.last ?? "Value"] : context.names
    if case .option = kind, words == ["options"] { return "Curve" }
    if let scaling = context.scaling { words.append(scaling.rawValue) }
    // Some constants are named `kDuration`.
    if let first = words.first, first.count > 1, first.hasPrefix("k"), first.dropFirst().first?.isUppercase == true {
      words[0] = String(first.dropFirst())
    }
    var result = ""
    for character in words.joined(separator: " ") {
      if character.isUppercase, result.last?.isLowercase == true || result.last?.isNumber == true { result += " " }
      result += character.lowercased()
    }
    for prefix in ["with ", "using "] where result.hasPrefix(prefix) { result = String(result.dropFirst(prefix.count)) }
    return result.prefix(1).uppercased() + result.dropFirst()
  }

  /// The first line of the code around the literal.
  private func excerpt(_ file: UserFile) -> String {
    guard let statement = context.statement else { return "" }
    let line = file.text(file.range(of: statement)).prefix { !$0.isNewline }
    return line.count > 80 ? "\(line.prefix(79))…" : String(line)
  }

  private func isPrimary(unit: SourceValue.Unit, hasTiming: Bool, declarations: Declarations) -> Bool {
    if hasTiming || context.keyPath != nil || unit == .seconds || unit == .pointsPerSecond { return true }
    if case .option(_, let options) = kind { return options.type != "UIColor" }
    let words = context.words
    func says(_ candidates: String...) -> Bool { words.contain(candidates) }
    if context.scaling != nil, says("duration", "delay") { return true }
    if says("spring", "damping", "velocity", "threshold", "progress", "fraction", "stiffness", "mass", "m34", "percent") { return true }
    let name = typeName.split(separator: ".").last.map(String.init) ?? ""
    if ["Parameters", "Constants", "Config", "Configuration", "Tuning", "Metrics", "Settings", "Const", "Timing"].contains(
      where: name.hasSuffix)
    {
      return true
    }
    let steers = says(
      "alpha", "opacity", "scale", "transform", "translation", "rotation", "angle", "radius", "offset", "fromvalue", "tovalue")
    if isAnimated { return steers || context.callee == "CGAffineTransform" }
    return steers && takesPart(name, declarations)
  }

  /// Returns whether the type around the literal makes transitions.
  private func takesPart(_ name: String, _ declarations: Declarations) -> Bool {
    if ["Transition", "Animator", "Interact", "Presentation"].contains(where: name.contains) { return true }
    return !Set(declarations.ancestors(of: typeName)).isDisjoint(with: RootTypes.transitions)
  }
}
