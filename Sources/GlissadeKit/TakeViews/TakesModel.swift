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
  /// The number of times that the takes were read, which may differ each time.
  private(set) var revision = 0
  /// Called after every change.
  var onChange: () -> Void = {}

  /// Creates the model for one demo. Deleted and replaced takes go to the trash.
  init(demo: String, library: TakeLibrary, trash: Trash) {
    self.demo = demo
    self.library = library
    self.trash = trash
    listings = library.list(demo: demo)
  }

  /// Reads the list again, for example after a recording.
  func reload() {
    listings = library.list(demo: demo)
    known = [:]
    revision += 1
    if !listings.contains(where: { $0.name == selection }) { selection = nil }
    onChange()
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

  func rename(_ name: String, to newName: String) throws(TweakError) {
    try library.rename(name, to: newName, demo: demo)
    if selection == name { selection = newName }
    reload()
  }

  func delete(_ name: String) throws(TweakError) {
    try library.delete(name, demo: demo, into: trash)
    reload()
  }

  /// Trims a take and selects the result. It replaces the person's own take. For a shipped take, it is a copy with another name.
  func trim(_ name: String, to range: ClosedRange<TimeInterval>) throws(TweakError) {
    var trimmed = try take(name).trimmed(to: range)
    guard !trimmed.events.isEmpty else { throw TweakError("that part of “\(name)” contains no input; choose another one") }
    trimmed.name = library.isOwn(name, demo: demo) ? name : copyName(of: name, "trimmed")
    if trimmed.name == name { try library.replace(with: trimmed, into: trash) } else { try library.save(trimmed) }
    selection = trimmed.name
    reload()
  }

  /// Saves a variation of a take as another take, and selects it.
  func vary(_ name: String, by variation: TakeVariation) throws(TweakError) {
    try save(try take(name).varied(by: variation), as: copyName(of: name, variation.rawValue))
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
    try save(first.joined(with: second, at: ending.time + Self.pause), as: copyName(of: name, other))
  }

  /// The pause between two joined takes, in seconds.
  private static let pause: TimeInterval = 0.2

  private func save(_ take: Take, as name: String) throws(TweakError) {
    var take = take
    take.name = name
    try library.save(take)
    selection = name
    reload()
  }

  private func copyName(of name: String, _ suffix: String) -> String {
    let names = Set(listings.map(\.name))
    let base = "\(name)-\(suffix)"
    return names.contains(base) ? (2...).lazy.map { "\(base)-\($0)" }.first { !names.contains($0) } ?? base : base
  }

  /// Returns the command that films a take without a window, ready to paste into a shell.
  func commandLine(for name: String) -> String {
    "glissade film \(demo) --take \(ShellWord.quoted(name)) -o \(ShellWord.quoted("\(demo)-\(name).png"))"
  }
}
