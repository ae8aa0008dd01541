import Foundation
import TestSupport
import Testing
import Tweaks

@testable import Rehearsal

@Suite("Takes that are kept")
struct TakeKeepingTests {
  private let folder: TemporaryFolder
  private let library: TakeLibrary
  private let trash: Trash

  init() throws {
    folder = try TemporaryFolder()
    let url = URL(fileURLWithPath: folder.path, isDirectory: true)
    library = TakeLibrary(own: url.appendingPathComponent("own"), shipped: [url.appendingPathComponent("shipped")])
    trash = Trash(url.appendingPathComponent("Trash"))
    try TakeLibrary(own: url.appendingPathComponent("shipped"), shipped: []).save(take("shipped"))
  }

  private func take(_ name: String, by distance: CGFloat = 100) -> Take {
    var take = Take.dragDown(by: distance)
    take.name = name
    return take
  }

  private var trashed: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/Trash/files")) ?? []).sorted()
  }

  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "nothing went wrong"
    } catch { return (error as? TweakError)?.message ?? "\(error)" }
  }

  @Test("The list says whose each take is; one's own stands before a shipped one of its name")
  func list() throws {
    try library.save(take("mine"))
    #expect(library.list(demo: "drag") == [TakeListing(name: "mine", origin: .own), TakeListing(name: "shipped", origin: .shipped)])
    try library.save(take("shipped"))
    #expect(library.list(demo: "drag").map(\.origin) == [.own, .own])
  }

  @Test("Given a take of one's own, when it is renamed, then it is found under the new name alone, and says so itself")
  func rename() throws {
    try library.save(take("old"))
    try library.rename("old", to: "new", demo: "drag")
    #expect(library.names(demo: "drag") == ["new", "shipped"])
    #expect(try library.load("new", demo: "drag").name == "new")
  }

  @Test("Given a name that is taken, when a take is renamed to it, then both stay as they are")
  func renameToTaken() throws {
    try library.save(take("one"))
    try library.save(take("two", by: 200))
    #expect(message { try library.rename("one", to: "two", demo: "drag") } == "there is a take “two” already: choose another name")
    #expect(message { try library.rename("one", to: "shipped", demo: "drag") }.contains("already"))
    #expect(message { try library.rename("one", to: "a/b", demo: "drag") }.contains("cannot name a take"))
    #expect(try library.load("two", demo: "drag") == take("two", by: 200))
    #expect(library.names(demo: "drag") == ["one", "shipped", "two"])
  }

  @Test("Given a take of one's own, when it is deleted, then it lies in the trash")
  func delete() throws {
    try library.save(take("mine"))
    try library.delete("mine", demo: "drag", into: trash)
    #expect(library.names(demo: "drag") == ["shipped"])
    #expect(trashed == ["mine.json"])
  }

  @Test("Given a take that another window has changed since it was read, then it is neither deleted nor renamed nor changed, but named")
  func changedElsewhere() throws {
    let known = take("mine")
    try library.save(known)
    let theirs = take("mine", by: 70)
    try library.replace(with: theirs, as: known, into: trash)
    for change in [
      { try library.delete("mine", demo: "drag", as: known, into: trash) },
      { try library.rename("mine", to: "x", demo: "drag", as: known) },
      { try library.replace(with: take("mine", by: 10), as: known, into: trash) },
    ] { #expect(message(change).contains("Another window has changed “mine”")) }
    #expect(try library.load("mine", demo: "drag") == theirs)
    try library.rename("mine", to: "yours", demo: "drag", as: theirs)
    #expect(message { try library.delete("mine", demo: "drag", as: theirs, into: trash) }.contains("“mine” is gone"))
    #expect(try library.saveCopy(theirs, named: "yours").name == "yours-2")
  }

  @Test("A shipped take is neither renamed nor deleted nor changed")
  func shipped() throws {
    #expect(
      message { try library.delete("shipped", demo: "drag", into: trash) } == "“shipped” comes with the program and cannot be deleted")
    #expect(message { try library.rename("shipped", to: "x", demo: "drag") }.contains("cannot be renamed"))
    #expect(message { try library.replace(with: take("shipped"), into: trash) }.contains("cannot be changed"))
    #expect(message { try library.delete("nothing", demo: "drag", into: trash) } == "drag has no take “nothing”")
    #expect(library.names(demo: "drag") == ["shipped"])
  }

  @Test("Given a changed take, when it replaces the one of its name, then the old one lies in the trash")
  func replace() throws {
    try library.save(take("mine"))
    try library.replace(with: take("mine", by: 50), into: trash)
    #expect(try library.load("mine", demo: "drag") == take("mine", by: 50))
    #expect(trashed == ["mine.json"])
  }

  @Test("A take of a file is played by a file of that name in whatever folder, also if it names the path of an earlier version")
  func takesOfFiles() throws {
    var old = take("mine")
    old.demo = "Card-ddfd1b10/Dark"
    try FileManager.default.createDirectory(atPath: folder.path + "/own/Card-ddfd1b10/Dark", withIntermediateDirectories: true)
    let file = try folder.write(Data(TakeFormat.text(of: old).utf8), as: "own/Card-ddfd1b10/Dark/mine.json")
    var new = take("theirs")
    new.demo = "Card.swift/Dark"
    try library.save(new)
    for demo in ["Card.swift/Dark", "Card-f99ba175/Dark"] {
      #expect(library.names(demo: demo) == ["mine", "theirs"])
      #expect(try library.load("mine", demo: demo) == old && library.load(file, demo: demo) == old)
      #expect(try library.load("theirs", demo: demo) == new)
    }
    #expect(
      message { _ = try library.load(file, demo: "Other.swift") } == "\(file): this take belongs to Card.swift/Dark, not to Other.swift")
    #expect(message { _ = try library.load(file, demo: "Card.swift/Light") }.contains("belongs to"))
    #expect(try library.load(file, demo: "Card.swift") == old)
    try library.rename("mine", to: "caught", demo: "Card.swift/Dark")
    #expect(library.names(demo: "Card.swift/Dark") == ["caught", "theirs"] && library.isOwn("caught", demo: "Card.swift/Dark"))
  }

  @Test("A demo that comes with the program isn't taken for a file")
  func takesOfDemos() {
    #expect(TakeOwner("blur-fade").id == "blur-fade" && TakeOwner("photo-zoom").id == "photo-zoom")
    #expect(TakeOwner("my-card-ddfd1b10").id == "my-card.swift")
  }
}
