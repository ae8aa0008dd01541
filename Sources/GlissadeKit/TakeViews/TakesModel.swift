import Rehearsal
import Foundation
import Tweaks

/// The takes of a demo, the selection, and operations on the person's own takes.
@MainActor
final class TakesModel {
  let demo: String
  private let library: TakeLibrary
  private let trash: Trash
  /// The takes that have been read, or the errors.
  private var known: [String: Result<Take, TweakError>] = [:]

  /// In alphabetical order.
  private(set) var listings: [TakeListing] = []
  private(set) var selection: String?
  /// The modification dates of the person's own takes when the list was read.
  private var dates: [String: Date]
  /// Increases whenever the takes are read again.
  private(set) var revision = 0
  var onChange: () -> Void = {}

  /// Deleted and replaced takes go to the trash.
  init(demo: String, library: TakeLibrary, trash: Trash) {
    self.demo = demo
    self.library = library
    self.trash = trash
    dates = library.dates(demo: demo)
    listings = library.list(demo: demo)
  }

  func reload() {
    dates = library.dates(demo: demo)
    listings = library.list(demo: demo)
    known = [:]
    revision += 1
    if !listings.contains(where: { $0.name == selection }) { selection = nil }
    onChange()
  }

  /// Reads the list again if another window has changed it. Returns whether it has.
  func reloadIfChanged() -> Bool {
    guard library.dates(demo: demo) != dates else { return false }
    reload()
    return true
  }

  /// Selects a take, or none for nil.
  func select(_ name: String?) {
    guard name != selection, name == nil || listings.contains(where: { $0.name == name }) else { return }
    selection = name
    onChange()
  }

  func take(_ name: String) throws(TweakError) -> Take {
    if let result = known[name] { return try result.get() }
    let result = Result { () throws(TweakError) in try library.load(name, demo: demo) }
    known[name] = result
    return try result.get()
  }

  /// In seconds, or nil if the take can't be read.
  func duration(of name: String) -> TimeInterval? { (try? take(name))?.duration }

  // MARK: Changing the person's takes

  // These methods pass the take as this window has read it, so that they don't overwrite a change that another window has made since.

  func rename(_ name: String, to newName: String) throws(TweakError) {
    try change { () throws(TweakError) in
      try library.rename(name, to: newName, demo: demo, as: try? take(name))
      if selection == name { selection = newName }
    }
  }

  func delete(_ name: String) throws(TweakError) {
    try change { () throws(TweakError) in try library.delete(name, demo: demo, as: try? take(name), into: trash) }
  }

  /// Trims a take and selects the result, which replaces a take of the person's own. For a shipped take, it is a copy with another name.
  func trim(_ name: String, to range: ClosedRange<TimeInterval>) throws(TweakError) {
    let known = try take(name)
    let trimmed = known.trimmed(to: range)
    guard !trimmed.events.isEmpty else { throw TweakError("that part of “\(name)” contains no input; choose another one") }
    guard listings.contains(where: { $0.name == name && $0.origin == .own }) else { return try save(trimmed, as: "\(name)-trimmed") }
    try change { () throws(TweakError) in try library.replace(with: trimmed, as: known, into: trash) }
  }

  /// Saves a variation of a take as another take, and selects it.
  func vary(_ name: String, by variation: TakeVariation) throws(TweakError) {
    try save(try take(name).varied(by: variation), as: "\(name)-\(variation.rawValue)")
  }

  /// Saves a take that consists of two others, and selects it. `ending` is the state of the stage at the end of the first one.
  func join(_ name: String, with other: String, after ending: TakeEnding) throws(TweakError) {
    let (first, second) = (try take(name), try take(other))
    guard second.prelude.isEmpty else {
      throw TweakError("“\(other)” begins in the middle of something and can only come first")
    }
    guard first.size == second.size else {
      throw TweakError("“\(name)” and “\(other)” were recorded on screens of different sizes")
    }
    guard ending.nextPhase == second.phase else {
      throw TweakError("after “\(name)”, \(ending.nextPhase.rawValue) is next, but “\(other)” begins before \(second.phase.rawValue)")
    }
    try save(first.joined(with: second, at: ending.time + Self.pause), as: "\(name)-\(other)")
  }

  /// The pause between two joined takes, in seconds.
  private static let pause: TimeInterval = 0.2

  private func save(_ take: Take, as name: String) throws(TweakError) {
    try change { () throws(TweakError) in selection = try library.saveCopy(take, named: name).name }
  }

  /// Changes takes and then reads the list again, even after an error, which may be due to another window's change.
  private func change(_ body: () throws(TweakError) -> Void) throws(TweakError) {
    defer { reload() }
    try body()
  }

  /// Returns the command that films a take without a window, quoted for a shell.
  func commandLine(for name: String) -> String {
    "glissade film \(demo) --take \(ShellWord.quoted(name)) -o \(ShellWord.quoted("\(demo)-\(name).png"))"
  }
}
