import Foundation
import Tweaks
import UIKit

/// The file format of takes: JSON with one event per line, for people to read and edit.
///
///     {
///       "format": "glissade-take",
///       "version": 1,
///       "demo": "modal-card",
///       "name": "tap",
///       "phase": "present",
///       "size": "390x844",
///       "events": [
///         {"time": 0, "phase": "began", "x": 195, "y": 777},
///         {"time": 0.08, "phase": "ended", "x": 195, "y": 777},
///         {"time": 0.7, "key": "down", "usage": 41, "characters": ""}
///       ]
///     }
///
/// A take with more than the input of version 1 (see `TakeEventFormat`) has version 2. A take with a prelude has version 3 and the member
/// “begins”: the time of the events at which it begins, in seconds. What comes before is the prelude.
package enum TakeFormat {
  static let name = "glissade-take"
  static let version = 3

  /// The file's text. Equal takes have the same bytes.
  package static func text(of take: Take) -> String {
    let events = take.withPreludeAsEvents.events.map { "    " + TakeEventFormat.text(of: $0) }
    let begins = take.prelude.isEmpty ? "" : "\n  \"begins\": \(DecimalText.of(take.preludeDuration)),"
    return """
      {
        "format": \(JSONString.quoted(name)),
        "version": \(take.version),
        "demo": \(JSONString.quoted(take.demo)),
        "name": \(JSONString.quoted(take.name)),
        "phase": \(JSONString.quoted(take.phase.rawValue)),
        "size": \(JSONString.quoted(SizeText.of(take.size))),\(begins)
        "events": [\(events.isEmpty ? "" : "\n" + events.joined(separator: ",\n") + "\n  ")]
      }

      """
  }

  /// Returns the take in a file. `file` is its name in messages. Throws an error that names the location of the mistake.
  package static func take(from text: String, file: String) throws(TweakError) -> Take {
    try take(from: try JSONObjectReader(text: text, file: file, what: "the take"), file: file)
  }

  /// Returns a take that is part of another file.
  static func take(from value: PlacedJSON, file: String) throws(TweakError) -> Take {
    try take(from: try JSONObjectReader(value, file: file, what: "the take"), file: file)
  }

  private static func take(from object: JSONObjectReader, file: String) throws(TweakError) -> Take {
    try object.checkFormat(name, version: version)
    try object.allow(["format", "version", "demo", "name", "phase", "size", "begins", "events"])
    let size = try object.size("size")
    var take = Take(
      name: try object.string("name"), demo: try object.string("demo"), phase: try object.choice("phase", DemoPhase.self), size: size,
      events: [])
    for element in try object.list("events") {
      let event = try TakeEventFormat.event(from: element, file: file)
      if let latest = take.events.last, event.time < latest.time {
        throw try JSONObjectReader(element, file: file, what: "an event")
          .error("events must be in order of time; the one before it is at \(DecimalText.of(latest.time)) s", at: "time")
      }
      take.events.append(event)
    }
    if object["begins"] != nil {
      let begin = try object.number("begins")
      guard begin >= 0, !take.events.isEmpty else { throw object.error("“begins” must be a time of the events", at: "begins") }
      // The prelude's times count back from the beginning, which is 0.
      let prelude = take.events.filter { $0.time <= begin }
      take.events.removeFirst(prelude.count)
      (take.prelude, take.events) = (prelude.moved(by: -begin), take.events.moved(by: -begin))
    }
    return take
  }
}

extension Take {
  fileprivate var version: Int {
    if !prelude.isEmpty { return 3 }
    return isOfFirstVersion ? 1 : 2
  }

  /// A Boolean value that indicates whether the take can be read by programs that support only presses, scrolling, keys and text.
  fileprivate var isOfFirstVersion: Bool {
    events.allSatisfy { event in
      switch event.input {
      case .pinch?, .hover?, nil: false
      case .pointer?, .wheel?, .key?, .text?: true
      }
    }
  }
}
