import Foundation
import Tweaks

package struct TakeListing: Equatable, Sendable {
  package enum Origin: Equatable, Sendable {
    /// The user's own recording, which can be renamed, trimmed and deleted.
    case own
    /// A take that comes with the program and can't be changed.
    case shipped
  }

  package var name: String
  package var origin: Origin
}

// Operations on the user's own recordings. Takes that come with the program can't be changed.
extension TakeLibrary {
  /// Returns a demo's takes in alphabetical order. The user's own take hides a shipped one with the same name.
  package func list(demo: String) -> [TakeListing] {
    let own = ownNames(demo: demo)
    return names(demo: demo).map { TakeListing(name: $0, origin: own.contains($0) ? .own : .shipped) }
  }

  package func isOwn(_ name: String, demo: String) -> Bool { ownNames(demo: demo).contains(name) }

  /// Returns the dates at which the files of the user's own takes were last written, by name.
  package func dates(demo: String) -> [String: Date] {
    Dictionary(
      ownNames(demo: demo).compactMap { name in
        let file = try? ownFile(name, demo: demo)
        let date = file.flatMap { try? FileManager.default.attributesOfItem(atPath: $0.path)[.modificationDate] as? Date }
        return date.map { (name, $0) }
      }, uniquingKeysWith: { $1 })
  }

  /// Renames one of the user's own takes, unless another window has changed it since the caller read it as `known`.
  ///
  /// Throws if the take is not the user's own, if the demo already has a take with the new name, or if a file can't be read or written.
  package func rename(_ name: String, to newName: String, demo: String, as known: Take? = nil) throws(TweakError) {
    guard name != newName else { return }
    try changing(name, demo: demo, toBe: "renamed", as: known) { (file) throws(TweakError) in
      guard !names(demo: demo).contains(newName) else { throw TweakError("there is a take “\(newName)” already: choose another name") }
      var take = try read(file)
      take.name = newName
      try save(take)
      try DocumentFolder.remove(file)
    }
  }

  /// Moves one of the user's own takes to the desktop's trash, unless another window has changed it since the caller read it as `known`.
  package func delete(_ name: String, demo: String, as known: Take? = nil, into trash: Trash) throws(TweakError) {
    try changing(name, demo: demo, toBe: "deleted", as: known) { (file) throws(TweakError) in try trash.move(file) }
  }

  /// Replaces the take of the same name and moves the old one to the desktop's trash, unless another window has changed it since the caller
  /// read it as `known`.
  package func replace(with take: Take, as known: Take? = nil, into trash: Trash) throws(TweakError) {
    try changing(take.name, demo: take.demo, toBe: "changed", as: known) { (file) throws(TweakError) in
      _ = try read(file)
      let kept = try trash.move(file)
      do throws(TweakError) {
        try save(take)
      } catch {
        // Nothing has replaced it, so it is restored.
        try? FileManager.default.moveItem(at: kept, to: file)
        throw error
      }
    }
  }

  /// Saves a take under a name, with a number added if the demo already has such a take, and returns it.
  package func saveCopy(_ take: Take, named name: String) throws(TweakError) -> Take {
    try FileLock.locking(own.url) { () throws(TweakError) in
      let names = Set(names(demo: take.demo))
      var copy = take
      copy.name = names.contains(name) ? (2...).lazy.map { "\(name)-\($0)" }.first { !names.contains($0) } ?? name : name
      try save(copy)
      return copy
    }
  }

  /// Calls `body` with the file of one of the user's own takes while no other window changes takes.
  private func changing(
    _ name: String, demo: String, toBe change: String, as known: Take?, _ body: (URL) throws(TweakError) -> Void
  ) throws(TweakError) {
    try FileLock.locking(own.url) { () throws(TweakError) in
      if known != nil, !names(demo: demo).contains(name) {
        throw TweakError("“\(name)” is gone: another window has renamed or deleted it")
      }
      let file = try changeableFile(name, demo: demo, toBe: change)
      if let known, try read(file) != known {
        throw TweakError("Another window has changed “\(name)” meanwhile: it was not \(change), and is shown here as it is now")
      }
      try body(file)
    }
  }

  private func changeableFile(_ name: String, demo: String, toBe change: String) throws(TweakError) -> URL {
    guard isOwn(name, demo: demo) else {
      guard names(demo: demo).contains(name) else { throw TweakError("\(demo) has no take “\(name)”") }
      throw TweakError("“\(name)” comes with the program and cannot be \(change)")
    }
    return try ownFile(name, demo: demo)
  }
}
