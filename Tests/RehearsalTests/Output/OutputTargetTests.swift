import Host
import Foundation
import TestSupport
import Testing

@testable import Rehearsal

@Suite("Written files")
final class OutputTargetTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-output-\(UUID())").path

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test("Given a file that exists, when it is written, then it is replaced whole and nothing else is left in its folder") @MainActor
  func replaces() throws {
    let path = folder + "/out.csv"
    try OutputTarget(path: path).write(Data("first, and longer".utf8), console: RecordingConsole())
    try OutputTarget(path: path).write(Data("second".utf8), console: RecordingConsole())
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "second")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["out.csv"])
  }

  @Test("Given a link, when it is written, then what it points to is replaced and the link stays") @MainActor
  func followsLinks() throws {
    try Data("old".utf8).write(to: URL(fileURLWithPath: folder + "/real"))
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "real")
    try OutputTarget(path: folder + "/link").write(Data("new".utf8), console: RecordingConsole())
    #expect(try String(contentsOfFile: folder + "/real", encoding: .utf8) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "real")
  }

  @Test("Given a link to nothing yet, when it is written, then what it points to is made, and the link stays") @MainActor
  func followsDanglingLinks() throws {
    try FileManager.default.createDirectory(atPath: folder + "/below", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "below/new")
    try OutputTarget(path: folder + "/link").write(Data("new".utf8), console: RecordingConsole())
    #expect(try String(contentsOfFile: folder + "/below/new", encoding: .utf8) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "below/new")
  }

  @Test("Given a file with a mode of its own, when it is replaced, then it keeps the mode; a new one has what the umask leaves") @MainActor
  func keepsTheMode() throws {
    func mode(_ path: String) throws -> Int { try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int) }
    try Data("old".utf8).write(to: URL(fileURLWithPath: folder + "/file"))
    chmod(folder + "/file", 0o640)
    for name in ["/file", "/new"] { try OutputTarget(path: folder + name).write(Data("new".utf8), console: RecordingConsole()) }
    #expect(try mode(folder + "/file") == 0o640)
    let mask = umask(0)
    umask(mask)
    #expect(try mode(folder + "/new") == 0o666 & ~Int(mask))
  }

  @Test("Given a file with another name, when it is written, then it is still the same file under both") @MainActor
  func keepsHardLinks() throws {
    try Data("old, and longer".utf8).write(to: URL(fileURLWithPath: folder + "/one"))
    try FileManager.default.linkItem(atPath: folder + "/one", toPath: folder + "/other")
    try OutputTarget(path: folder + "/one").write(Data("new".utf8), console: RecordingConsole())
    #expect(try String(contentsOfFile: folder + "/other", encoding: .utf8) == "new")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["one", "other"])
  }

  @Test("Given a file that is read-only, then it is left alone, and that is said before any work, to whoever may do anything as well")
  @MainActor
  func readOnly() throws {
    let path = folder + "/kept"
    try Data("old".utf8).write(to: URL(fileURLWithPath: path))
    chmod(path, 0o444)
    let failure = GlissadeError.cannotCreate("cannot write “\(path)”: it is read-only")
    #expect(throws: failure) { try OutputTarget(path: path).check(isText: true, console: RecordingConsole()) }
    #expect(throws: failure) { try OutputTarget(path: path).write(Data("new".utf8), console: RecordingConsole()) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
  }

  @Test("Given a name as long as names may be, then it can be written; one that is longer is refused before any work") @MainActor
  func longNames() throws {
    let longest = folder + "/" + String(repeating: "n", count: 255)
    try OutputTarget(path: longest).write(Data("new".utf8), console: RecordingConsole())
    #expect(FileKind(longest) == .file)
    #expect(throws: GlissadeError.cannotCreate("cannot write “\(longest)n”: File name too long")) {
      try OutputTarget(path: longest + "n").check(isText: true, console: RecordingConsole())
    }
  }

  @Test("The folder of a path is what comes before its last name, however short that is")
  func folders() {
    for (path, folder) in [("x", "."), ("x/", "."), ("a/x", "a"), ("a/b//", "a"), ("/x", "/"), ("/", "/"), ("./x", "."), ("", ".")] {
      #expect(OutputPlace.folder(of: path) == folder, "of “\(path)”")
    }
  }

  @Test("Given a folder that is not there, then that is said before any work", arguments: ["/new/", "/new/file"]) @MainActor
  func missingFolders(path: String) {
    #expect(throws: GlissadeError.self) { try OutputTarget(path: folder + path).check(isText: true, console: RecordingConsole()) }
  }

  @Test("Given a draft that is not finished, then the file that was there stays, and the draft goes") @MainActor
  func unfinished() throws {
    let path = folder + "/file"
    try Data("old".utf8).write(to: URL(fileURLWithPath: path))
    do {
      let draft = try Draft(for: OutputTarget(path: path))
      try draft.write(Data("half".utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
  }

  @Test("Given code that changes the current folder, then a file is written where the command line meant it") @MainActor
  func currentFolder() throws {
    let before = FileManager.default.currentDirectoryPath
    defer { _ = FileManager.default.changeCurrentDirectoryPath(before) }
    #expect(FileManager.default.changeCurrentDirectoryPath(folder))
    let target = OutputTarget(path: "out.csv")
    #expect(FileManager.default.changeCurrentDirectoryPath("/"))
    try target.write(Data("new".utf8), console: RecordingConsole())
    #expect(try String(contentsOfFile: folder + "/out.csv", encoding: .utf8) == "new")
  }

  @Test("Given a temporary folder that can't be used, then a film for standard output names it, and not standard output")
  func temporaryFolder() {
    let before = getenv("TMPDIR").map { String(cString: $0) }
    setenv("TMPDIR", "/nowhere", 1)
    defer { if let before { setenv("TMPDIR", before, 1) } else { unsetenv("TMPDIR") } }
    let failure = #expect(throws: GlissadeError.self) { _ = try Draft(for: .standardOutput) }
    let words = "cannot create a file in the temporary folder “/nowhere”: No such file or directory; set TMPDIR to another folder"
    #expect(failure == .cannotCreate(words))
  }

  @Test("An error of any kind is told in words, without the names of types and domains")
  func words() {
    #expect(MessageText.words(for: GlissadeError.noInput("there is no file “a”")) == "there is no file “a”")
    let error = #expect(throws: (any Error).self) { try Data(contentsOf: URL(fileURLWithPath: "/nowhere/a")) }
    let words = error.map(MessageText.words) ?? "Domain"
    #expect(!words.contains("Domain") && !words.contains("Code="), "\(words)")
  }

  @Test("Given a terminal, then pictures are not written to it, and text is") @MainActor
  func terminals() throws {
    let console = RecordingConsole()
    console.isTerminal = true
    #expect(throws: GlissadeError.self) { try OutputTarget.standardOutput.check(isText: false, console: console) }
    try OutputTarget.standardOutput.check(isText: true, console: console)
    console.isTerminal = false
    try OutputTarget.standardOutput.check(isText: false, console: console)
  }

  @Test("Given a device, when it is written, then it is still a device") @MainActor
  func writesIntoDevices() throws {
    try OutputTarget(path: "/dev/null").write(Data("gone".utf8), console: RecordingConsole())
    #expect(FileKind("/dev/null") == .other)
  }

  @Test("Given a full device, when standard output or a file is written, then it fails as unwritable")
  func fullDevice() {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    #expect(throws: GlissadeError.cannotCreate("cannot write it: No space left on device")) {
      try Data("x".utf8).writeAll(to: full, name: "it")
    }
  }

  @Test("Given a pipe whose reader has gone, when it is written, then that is told apart from a failure")
  func closedPipe() {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    #expect(throws: OutputClosed.self) { try Data("x".utf8).writeAll(to: ends[1], name: "it") }
  }
}
