import Rehearsal
import Foundation
import Tweaks

/// The model of a list of takes: the takes, the selection, and the operations on the person's own takes.
@MainActor
final class TakesModel {
  let demo: String
  private let library: TakeLibrary
  private let trash: Trash
  /// The takes read so far, or the errors if they couldn't be read.
  private var known: [String: Result<Take, TweakError>] = [:]

  /// The takes in alphabetical order.
  private(set) var listings: [TakeListing] = []
  /// The name of the selected take, or nil for none.
  private(set) var selection: String?
  /// The dates at which the files of the person's own takes had been written when the list was read.
  private var dates: [String: Date]
  /// The number of times that the takes were read, which may differ each time.
  private(set) var revision = 0
  /// Called after every change.
  var onChange: () -> Void = {}

  /// Creates the model for one demo. Deleted and replaced takes go to the trash.
  init(demo: String, library: TakeLibrary, trash: Trash) {
    self.demo = demo
    self.library = library
    self.trash = trash
    dates = library.dates(demo: demo)
    listings = library.list(demo: demo)
  }

  /// Reads the list again, for example after a recording.
  func reload() {
    dates = library.dates(demo: demo)
    listings = library.list(demo: demo)
    known = [:]
    revision += 1
    if !listings.contains(where: { $0.name == selection }) { selection = nil }
    onChange()
  }

  /// Reads the list again if another window has changed it, and returns whether it has.
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

  /// Returns a take. Takes that have been read are cached.
  func take(_ name: String) throws(TweakError) -> Take {
    if let result = known[name] { return try result.get() }
    let result = Result { () throws(TweakError) in try library.load(name, demo: demo) }
    known[name] = result
    return try result.get()
  }

  /// Returns the duration of a take in seconds, or nil if it can't be read.
  func duration(of name: String) -> TimeInterval? { (try? take(name))?.duration }

  // MARK: Changing the person's own

  // Each of these names the take as this window has read it: what another window has done to it since isn't undone.

  func rename(_ name: String, to newName: String) throws(TweakError) {
    try change { () throws(TweakError) in
      try library.rename(name, to: newName, demo: demo, as: try? take(name))
      if selection == name { selection = newName }
    }
  }

  func delete(_ name: String) throws(TweakError) {
    try change { () throws(TweakError) in try library.delete(name, demo: demo, as: try? take(name), into: trash) }
  }

  /// Trims a take and selects the result. It replaces the person's own take. For a shipped take, it is a copy with another name.
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

  /// Saves a take that consists of one and another one after it, and selects it.
  ///
  /// - Parameters:
  ///   - name: The first take.
  ///   - other: The second take.
  ///   - ending: The state in which the first take leaves the stage.
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

  /// Saves a take as another one, and selects it.
  private func save(_ take: Take, as name: String) throws(TweakError) {
    try change { () throws(TweakError) in selection = try library.saveCopy(take, named: name).name }
  }

  /// Changes takes, and reads the list again. It also differs after an error that another window's change has caused.
  private func change(_ body: () throws(TweakError) -> Void) throws(TweakError) {
    defer { reload() }
    try body()
  }

  /// Returns the command that films a take without a window, ready to paste into a shell.
  func commandLine(for name: String) -> String {
    "glissade film \(demo) --take \(ShellWord.quoted(name)) -o \(ShellWord.quoted("\(demo)-\(name).png"))"
  }
}
