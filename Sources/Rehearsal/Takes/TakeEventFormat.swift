import Foundation
import Tweaks
import UIKit

/// The format of a take's event, a line of JSON.
///
/// A press, move or release has a `phase`, scrolling a `wheel`, a key a `key`, typed text a `text`, and pointer movement without a button
/// a `hover`. A change of the stage has a `run` (a phase that the program starts), a `size`, an `appearance`, a `reduceMotion`, a
/// `reduceTransparency` or an `app` (its activity).
enum TakeEventFormat {
  private static let wheelNames = ["time", "wheel", "x", "y", "precise", "modifiers"]
  private static let keyNames = ["time", "key", "usage", "characters", "repeat", "modifiers"]
  private static let textNames = ["time", "text"]
  private static let hoverNames = ["time", "hover", "x", "y"]
  private static let pointerNames = ["time", "phase", "x", "y", "finger", "button", "modifiers"]

  private enum KeyDirection: String, CaseIterable {
    case down, up
  }

  static func text(of event: TakeEvent) -> String {
    let members =
      switch event.content {
      case .input(let input): members(of: input)
      case .change(let change): [member(of: change)]
      }
    return "{" + ([("time", DecimalText.of(event.time))] + members).map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
  }

  private static func members(of input: InputEvent) -> [(String, String)] {
    var members: [(String, String)] = []
    switch input {
    case .pointer(let input):
      members += [("phase", JSONString.quoted(input.phase.rawValue))] + point(input.location)
      if input.id != 0 { members.append(("finger", String(input.id))) }
      if input.button != .primary { members.append(("button", JSONString.quoted(input.button.rawValue))) }
      members += modifiers(input.modifiers)
    case .wheel(let input):
      members += [("wheel", "[\(DecimalText.of(input.delta.dx)), \(DecimalText.of(input.delta.dy))]")] + point(input.location)
      if input.isPrecise { members.append(("precise", "true")) }
      members += modifiers(input.modifiers)
    case .key(let input):
      members.append(("key", JSONString.quoted((input.isDown ? KeyDirection.down : .up).rawValue)))
      members += [("usage", String(input.usage)), ("characters", JSONString.quoted(input.characters))]
      if input.isRepeat { members.append(("repeat", "true")) }
      members += modifiers(input.modifiers)
    case .pinch: fatalError("A take has the touches of a pinch instead.")
    case .text(let text): members.append(("text", JSONString.quoted(text)))
    case .hover(let location?): members += [("hover", "true")] + point(location)
    case .hover(nil): members.append(("hover", "false"))
    }
    return members
  }

  private static func member(of change: StageChange) -> (String, String) {
    switch change {
    case .run(let phase): ("run", JSONString.quoted(phase.rawValue))
    case .resize(let size): ("size", JSONString.quoted(SizeText.of(size)))
    case .appearance(let appearance): ("appearance", JSONString.quoted(appearance.rawValue))
    case .reducesMotion(let isReduced): ("reduceMotion", isReduced ? "true" : "false")
    case .reducesTransparency(let isReduced): ("reduceTransparency", isReduced ? "true" : "false")
    case .activity(let activity): ("app", JSONString.quoted(activity.rawValue))
    }
  }

  static func event(from value: PlacedJSON, file: String) throws(TweakError) -> TakeEvent {
    let object = try JSONObjectReader(value, file: file, what: "an event")
    let time = try object.number("time")
    guard (0...3600).contains(time) else { throw object.error("“time” must be between 0 and 3600 seconds", at: "time") }
    if object["phase"] == nil, let change = try change(from: object) { return TakeEvent(time: time, change: change) }
    return TakeEvent(time: time, input: try input(from: object))
  }

  private static func change(from object: JSONObjectReader) throws(TweakError) -> StageChange? {
    for (name, change) in changes where object[name] != nil {
      try object.allow(["time", name])
      return try change(object, name)
    }
    return nil
  }

  private typealias ChangeReading = @Sendable (JSONObjectReader, String) throws(TweakError) -> StageChange

  private static let changes: [(name: String, change: ChangeReading)] = [
    ("run", { (object, name) throws(TweakError) in .run(try object.choice(name, DemoPhase.self)) }),
    ("size", { (object, name) throws(TweakError) in .resize(try object.size(name)) }),
    ("appearance", { (object, name) throws(TweakError) in .appearance(try object.choice(name, Appearance.self)) }),
    ("reduceMotion", { (object, name) throws(TweakError) in .reducesMotion(try object.flag(name)) }),
    ("reduceTransparency", { (object, name) throws(TweakError) in .reducesTransparency(try object.flag(name)) }),
    ("app", { (object, name) throws(TweakError) in .activity(try object.choice(name, AppActivity.self)) }),
  ]

  private static func input(from object: JSONObjectReader) throws(TweakError) -> InputEvent {
    if object["wheel"] != nil {
      try object.allow(wheelNames)
      let deltas = try object.list("wheel").compactMap(\.number)
      guard deltas.count == 2 else { throw object.error("“wheel” must be two numbers: points across and down", at: "wheel") }
      return .wheel(
        WheelInput(
          location: try point(from: object), delta: CGVector(dx: deltas[0], dy: deltas[1]), isPrecise: try object.flag("precise"),
          timestamp: 0, modifiers: try modifiers(from: object)))
    }
    if object["key"] != nil {
      try object.allow(keyNames)
      return .key(
        KeyInput(
          isDown: try object.choice("key", KeyDirection.self) == .down, isRepeat: try object.flag("repeat"),
          usage: try object.integer("usage"), characters: try object.string("characters"), modifiers: try modifiers(from: object),
          timestamp: 0))
    }
    if object["text"] != nil {
      try object.allow(textNames)
      return .text(try object.string("text"))
    }
    if object["hover"] != nil {
      let isOver = try object.flag("hover")
      try object.allow(isOver ? hoverNames : ["time", "hover"])
      return .hover(isOver ? try point(from: object) : nil)
    }
    try object.allow(pointerNames)
    return .pointer(
      PointerInput(
        id: object["finger"] == nil ? 0 : try object.integer("finger"), phase: try object.choice("phase", PointerInput.Phase.self),
        location: try point(from: object), timestamp: 0,
        button: object["button"] == nil ? .primary : try object.choice("button", PointerInput.Button.self),
        modifiers: try modifiers(from: object)))
  }

  private static func point(_ point: CGPoint) -> [(String, String)] {
    [("x", DecimalText.of(point.x)), ("y", DecimalText.of(point.y))]
  }

  private static func point(from object: JSONObjectReader) throws(TweakError) -> CGPoint {
    CGPoint(x: try object.number("x"), y: try object.number("y"))
  }

  private static let modifierNames: [(name: String, value: KeyModifiers)] = [
    ("shift", .shift), ("control", .control), ("alternate", .alternate), ("command", .command),
  ]

  private static func modifiers(_ modifiers: KeyModifiers) -> [(String, String)] {
    let names = modifierNames.filter { modifiers.contains($0.value) }.map { JSONString.quoted($0.name) }
    return names.isEmpty ? [] : [("modifiers", "[\(names.joined(separator: ", "))]")]
  }

  private static func modifiers(from object: JSONObjectReader) throws(TweakError) -> KeyModifiers {
    guard object["modifiers"] != nil else { return [] }
    var modifiers: KeyModifiers = []
    for element in try object.list("modifiers") {
      guard case .string(let name) = element.content, let known = modifierNames.first(where: { $0.name == name }) else {
        let names = modifierNames.map(\.name).joined(separator: ", ")
        throw object.error("a modifier must be one of \(names), not \(element.kind)", at: "modifiers")
      }
      modifiers.insert(known.value)
    }
    return modifiers
  }
}
