import Foundation
import Tweaks

/// A take in a list, with its name and origin.
package struct TakeListing: Equatable, Sendable {
  /// The origin of a take.
  package enum Origin: Equatable, Sendable {
    /// The person's own recording, which can be renamed, trimmed and deleted.
    case own
    /// A take that comes with the program and can't be changed.
    case shipped
  }

  /// The name of the take.
  package var name: String
  /// The origin of the take.
  package var origin: Origin
}

// Operations on the person's own recordings. Takes that come with the program can't be changed.
extension TakeLibrary {
  /// Returns a demo's takes in alphabetical order.
  ///
  /// One of the person's own replaces a shipped one with the same name.
  package func list(demo: String) -> [TakeListing] {
    let own = Set(own.names(demo: demo))
    return names(demo: demo).map { TakeListing(name: $0, origin: own.contains($0) ? .own : .shipped) }
  }

  /// Returns whether a name belongs to one of the person's own takes.
  package func isOwn(_ name: String, demo: String) -> Bool { own.names(demo: demo).contains(name) }

  /// Renames one of the person's own takes.
  ///
  /// - Throws: A `TweakError` if the take is not the person's own, if the demo already has a take with the new name, or if a file can't
  ///   be read or written.
  package func rename(_ name: String, to newName: String, demo: String) throws(TweakError) {
    guard name != newName else { return }
    let file = try ownFile(name, demo: demo, toBe: "renamed")
    guard !names(demo: demo).contains(newName) else { throw TweakError("there is a take “\(newName)” already: choose another name") }
    var take = try read(file)
    take.name = newName
    try save(take)
    do {
      try FileManager.default.removeItem(at: file)
    } catch {
      throw TweakError("\(file.path) cannot be removed: \(error.localizedDescription)")
    }
  }

  /// Moves one of the person's own takes to the desktop's trash.
  package func delete(_ name: String, demo: String, into trash: Trash) throws(TweakError) {
    try trash.move(try ownFile(name, demo: demo, toBe: "deleted"))
  }

  /// Replaces the take with the same name by a changed one, and moves the old one to the desktop's trash.
  package func replace(with take: Take, into trash: Trash) throws(TweakError) {
    let file = try ownFile(take.name, demo: take.demo, toBe: "changed")
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

  private func ownFile(_ name: String, demo: String, toBe change: String) throws(TweakError) -> URL {
    guard isOwn(name, demo: demo) else {
      guard names(demo: demo).contains(name) else { throw TweakError("\(demo) has no take “\(name)”") }
      throw TweakError("“\(name)” comes with the program and cannot be \(change)")
    }
    return try own.file(name, demo: demo)
  }
}
