import Foundation

/// The file format of presets: JSON, for people to read and edit.
///
/// ```json
/// {
///   "format": "glissade-preset",
///   "version": 1,
///   "demo": "modal-card",
///   "name": "Slow and soft",
///   "values": {
///     "present.duration": 0.9,
///     "present.damping": 0.6
///   }
/// }
/// ```
package enum PresetFormat {
  static let name = "glissade-preset"
  static let version = 1

  /// The file's text, with the values in the tweaks' order. The same preset produces the same bytes.
  package static func text(of preset: Preset, tweaks: [Tweak]) -> String {
    let values = tweaks.compactMap { tweak in
      preset.values[tweak.id].map { "    \(JSONString.quoted(tweak.id)): \(json($0))" }
    }
    return """
      {
        "format": \(JSONString.quoted(name)),
        "version": \(version),
        "demo": \(JSONString.quoted(preset.demo)),
        "name": \(JSONString.quoted(preset.name)),
        "values": {\(values.isEmpty ? "" : "\n" + values.joined(separator: ",\n") + "\n  ")}
      }

      """
  }

  /// Reads a preset. Values that don't match `tweaks` are left out and reported. `file` is its name in messages. Throws if the text isn't a
  /// preset.
  package static func preset(
    from text: String, file: String, tweaks: [Tweak]
  ) throws(TweakError) -> (preset: Preset, problems: [PresetProblem]) {
    try preset(from: try JSONParser.parse(text, file: file), file: file, tweaks: tweaks)
  }

  /// Reads a preset that is part of another file.
  package static func preset(
    from root: PlacedJSON, file: String, tweaks: [Tweak]
  ) throws(TweakError) -> (preset: Preset, problems: [PresetProblem]) {
    guard root["format"]?.content == .string(name) else {
      throw TweakError("\(file): this is no preset of ours: “format” is not “\(name)”")
    }
    guard let written = root["version"], case .number(let digits) = written.content, let version = Int(digits), version >= 1 else {
      throw TweakError("\(file): “version” is missing or not a number")
    }
    guard version <= self.version else {
      throw TweakError(
        "\(file):\(written.place.line):\(written.place.column): this preset has version \(version), which a newer Glissade wrote; "
          + "this one reads up to version \(self.version)")
    }
    guard case .string(let demo)? = root["demo"]?.content else { throw TweakError("\(file): “demo” is missing or no text") }
    guard let entries = root["values"], case .object(let members) = entries.content else {
      throw TweakError("\(file): “values” is missing or no object")
    }
    let fileName = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    var preset = Preset(name: fileName, demo: demo, values: [:])
    if case .string(let name)? = root["name"]?.content { preset.name = name }
    var problems: [PresetProblem] = []
    for member in members {
      do {
        preset.values[member.name] = try value(of: member, tweaks: tweaks)
      } catch {
        problems.append(PresetProblem(file: file, place: member.place, message: error.message + "; the entry is ignored"))
      }
    }
    return (preset, problems)
  }

  private static func value(of member: PlacedJSON.Member, tweaks: [Tweak]) throws(TweakError) -> TweakValue {
    guard let tweak = tweaks.first(where: { $0.id == member.name }) else {
      let nearest = NearestName.find(member.name, among: tweaks.map(\.id))
      throw TweakError("there is no tweak “\(member.name)”" + (nearest.map { "; did you mean “\($0)”?" } ?? ""))
    }
    let value: TweakValue? =
      switch (tweak.domain, member.value.content) {
      case (.number, .number(let digits)): Double(digits).map { .number($0) }
      case (.integer, .number(let digits)): Double(digits).flatMap { Int(exactly: $0) }.map { .integer($0) }
      case (.boolean, .boolean(let isTrue)): .boolean(isTrue)
      case (.color, .string(let hex)): TweakColor(hex: hex).map { .color($0) }
      case (.curve, .string(let text)): TweakCurve(text: text).map { .curve($0) }
      case (.option, .string(let name)): .option(name)
      default: nil
      }
    guard let value, tweak.domain.contains(value) else {
      throw TweakError("\(tweak.id) takes \(tweak.allowedValues), not \(member.value.kind)")
    }
    return value
  }

  private static func json(_ value: TweakValue) -> String {
    switch value {
    case .number(let number): number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    case .integer(let integer): String(integer)
    case .boolean(let isTrue): String(isTrue)
    case .color(let color): JSONString.quoted(color.hex)
    case .curve(let curve): JSONString.quoted(curve.text)
    case .option(let name): JSONString.quoted(name)
    }
  }
}
