import Foundation
import Tweaks

/// A take as lists show it: its name, and whose it is.
public struct TakeListing: Equatable, Sendable {
  public enum Origin: Equatable, Sendable {
    /// The person's own recording, which can be renamed, trimmed and thrown away.
    case own
    /// It comes with the program, and stays as it is.
    case shipped
  }

  public var name: String
  public var origin: Origin
}

// What can be done with the person's own recordings. Those that come with the program stay as they are.
extension TakeLibrary {
  /// A demo's takes in alphabetical order. One of the person's own stands for a shipped one of its name.
  public func list(demo: String) -> [TakeListing] {
    let own = Set(own.names(demo: demo))
    return names(demo: demo).map { TakeListing(name: $0, origin: own.contains($0) ? .own : .shipped) }
  }

  /// Whether a name is that of one of the person's own takes.
  public func isOwn(_ name: String, demo: String) -> Bool { own.names(demo: demo).contains(name) }

  /// Gives one of the person's own takes another name, which no take of the demo may have yet.
  public func rename(_ name: String, to newName: String, demo: String) throws(TweakError) {
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

  /// Throws one of the person's own takes into the desktop's trash, from where it can be had back.
  func delete(_ name: String, demo: String, into trash: Trash) throws(TweakError) {
    try trash.move(try ownFile(name, demo: demo, toBe: "deleted"))
  }

  /// Keeps a changed take in place of the one of its name, which goes into the desktop's trash.
  func replace(with take: Take, into trash: Trash) throws(TweakError) {
    let file = try ownFile(take.name, demo: take.demo, toBe: "changed")
    _ = try read(file)
    let kept = try trash.move(file)
    do throws(TweakError) {
      try save(take)
    } catch {
      // Nothing has taken its place: it comes back.
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
