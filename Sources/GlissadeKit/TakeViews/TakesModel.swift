import Foundation
import Tweaks

/// A demo's takes as somebody works with them: the list, which one is chosen, and what can be done with the person's own.
@MainActor
final class TakesModel {
  let demo: String
  private let library: TakeLibrary
  private let trash: Trash
  /// What has been read so far, and what could not be.
  private var known: [String: Result<Take, TweakError>] = [:]

  /// The takes in alphabetical order.
  private(set) var listings: [TakeListing] = []
  /// The name of the take that is chosen; nil for none.
  private(set) var selection: String?
  /// The name of the take that is being played; nil for none.
  var playing: String? { didSet { if playing != oldValue { onChange() } } }
  /// Whether a take that has been played to its end begins again.
  var isLooping = false { didSet { if isLooping != oldValue { onChange() } } }
  /// Whether what is done on the stage is being recorded.
  var isRecording = false { didSet { if isRecording != oldValue { onChange() } } }
  /// Called when anything has changed.
  var onChange: () -> Void = {}

  /// The takes of one demo; what is deleted or replaced goes into the trash.
  init(demo: String, library: TakeLibrary, trash: Trash) {
    self.demo = demo
    self.library = library
    self.trash = trash
    listings = library.list(demo: demo)
  }

  /// Reads the list anew, as after a recording.
  func reload() {
    listings = library.list(demo: demo)
    known = [:]
    if !listings.contains(where: { $0.name == selection }) { selection = nil }
    onChange()
  }

  /// Chooses a take; nil chooses none.
  func select(_ name: String?) {
    guard name != selection, name == nil || listings.contains(where: { $0.name == name }) else { return }
    selection = name
    onChange()
  }

  /// Reads a take; what has been read is remembered.
  func take(_ name: String) throws(TweakError) -> Take {
    if let result = known[name] { return try result.get() }
    let result = Result { () throws(TweakError) in try library.load(name, demo: demo) }
    known[name] = result
    return try result.get()
  }

  /// How long a take lasts, in seconds; nil for one that cannot be read.
  func duration(of name: String) -> TimeInterval? { (try? take(name))?.duration }

  // MARK: Changing the person's own

  func rename(_ name: String, to newName: String) throws(TweakError) {
    try library.rename(name, to: newName, demo: demo)
    if selection == name { selection = newName }
    if playing == name { playing = newName }
    reload()
  }

  func delete(_ name: String) throws(TweakError) {
    try library.delete(name, demo: demo, into: trash)
    if playing == name { playing = nil }
    reload()
  }

  /// Keeps a part of a take, and chooses it. One's own is replaced; of a shipped one a copy is made under a name of its own.
  func trim(_ name: String, to range: ClosedRange<TimeInterval>) throws(TweakError) {
    var trimmed = try take(name).trimmed(to: range)
    guard !trimmed.events.isEmpty else { throw TweakError("nothing happens in that part of “\(name)”: choose another one") }
    trimmed.name = library.isOwn(name, demo: demo) ? name : copyName(of: name)
    if trimmed.name == name { try library.replace(with: trimmed, into: trash) } else { try library.save(trimmed) }
    selection = trimmed.name
    reload()
  }

  private func copyName(of name: String) -> String {
    let names = Set(listings.map(\.name))
    let base = name + "-trimmed"
    return names.contains(base) ? (2...).lazy.map { "\(base)-\($0)" }.first { !names.contains($0) } ?? base : base
  }

  /// The command that films a take without a window, ready to be pasted into a shell.
  func commandLine(for name: String) -> String {
    "glissade film \(demo) --take \(ShellWord.quoted(name)) -o \(ShellWord.quoted("\(demo)-\(name).png"))"
  }
}
