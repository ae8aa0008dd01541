import Foundation
import Testing

@testable import Tweaks

@Suite("The desktop's trash")
struct TrashTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trash-\(UUID().uuidString)")
  var trash: Trash { Trash(folder.appendingPathComponent("Trash")) }

  private func write(_ text: String, as name: String) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file
  }

  private func note(_ name: String) throws -> [String] {
    try String(contentsOf: folder.appendingPathComponent("Trash/info/\(name).trashinfo"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  @Test("What is thrown away lies among the trash's files, with a note of where it was and when it went")
  func move() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try write("soft", as: "Slow & soft é.json")
    let thrown = try trash.move(file)
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(thrown.path == folder.path + "/Trash/files/Slow & soft é.json")
    #expect(try String(contentsOf: thrown, encoding: .utf8) == "soft")
    let lines = try note("Slow & soft é.json")
    #expect(lines.count == 3)
    #expect(lines[0] == "[Trash Info]")
    #expect(lines[1] == "Path=\(folder.path)/Slow%20%26%20soft%20%C3%A9.json")
    #expect(lines[2].wholeMatch(of: /DeletionDate=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/) != nil)
  }

  @Test("A second file of a name keeps both, each with its own note")
  func secondOfTheName() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try trash.move(try write("first", as: "soft.json"))
    let second = try trash.move(try write("second", as: "soft.json"))
    #expect(second.lastPathComponent == "soft 2.json")
    #expect(try String(contentsOf: second, encoding: .utf8) == "second")
    #expect(try note("soft 2.json")[1] == "Path=\(folder.path)/soft.json")
    #expect(try String(contentsOfFile: folder.path + "/Trash/files/soft.json", encoding: .utf8) == "first")
  }

  @Test("A file that lies in the trash without a note is left alone")
  func withoutNote() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(atPath: folder.path + "/Trash/files", withIntermediateDirectories: true)
    _ = try write("older", as: "Trash/files/soft.json")
    #expect(try trash.move(try write("newer", as: "soft.json")).lastPathComponent == "soft 2.json")
    #expect(try String(contentsOfFile: folder.path + "/Trash/files/soft.json", encoding: .utf8) == "older")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Trash/info/soft.json.trashinfo"))
  }

  @Test("What is not there cannot be thrown away")
  func missing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = folder.appendingPathComponent("no.json")
    let error = #expect(throws: TweakError.self) { try trash.move(missing) }
    #expect(error?.message == "\(missing.path) cannot be moved to the trash: there is no such file")
  }

  @Test("A trash of a volume's tells paths from the volume's top")
  func volume() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try write("soft", as: "soft.json")
    _ = try TrashFolder(url: folder.appendingPathComponent("Trash"), top: folder).take(file.path)
    #expect(try note("soft.json")[1] == "Path=soft.json")
  }

  @Test("The trash is the one in the person's data folder")
  func standard() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try write("soft", as: "soft.json")
    let thrown = try Trash.standard(environment: ["XDG_DATA_HOME": folder.path + "/data"]).move(file)
    #expect(thrown.path == folder.path + "/data/Trash/files/soft.json")
  }
}
