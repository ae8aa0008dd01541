import Foundation
import SourceReport
import TestSupport
import Testing

@testable import UserCode

@Suite("Compiled files that are used again")
struct ObjectFolderTests {
  @Test("Given the name of a module in data, then another name of the same length takes its place everywhere")
  func names() {
    var data = Data("$s17UserCode_000000004CardV UserCode_00 UserCode_00000000".utf8)
    ObjectFolder.replace("UserCode_00000000", by: "UserCode_00000012", in: &data)
    #expect(String(decoding: data, as: UTF8.self) == "$s17UserCode_000000124CardV UserCode_00 UserCode_00000012")
    #expect(CodeWorkspace.moduleName().count == CodeWorkspace.commonModuleName.count)
    #expect(CodeWorkspace.moduleName() != CodeWorkspace.commonModuleName)
  }

  @Test("Given ported files of which one has changed, then only that one is written")
  func changedSources() throws {
    let folder = try TemporaryFolder()
    let files = (0..<2).map { SourceFile(path: "/app/\($0).swift", portedPath: "\(folder.path)/File\($0).swift") }
    let report = SourceReport(files: files, messages: [], values: [], roots: [], digest: "")
    func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)")) }
    for name in ["File0.swift", "File1.swift", "Entry.swift"] { try write("// 1", to: name) }
    let objects = try objects(for: files.map(\.path), named: "A", in: folder)
    let paths = try objects.update(report, entry: folder.path + "/Entry.swift")
    var before: [stat] = []
    for path in paths { before.append(try status(of: path)) }
    try write("// 2", to: "File1.swift")
    #expect(try objects.update(report, entry: folder.path + "/Entry.swift") == paths)
    let after = try paths.map(status)
    let isSame = zip(before, after).map { $0.st_mtim.tv_nsec == $1.st_mtim.tv_nsec && $0.st_mtim.tv_sec == $1.st_mtim.tv_sec }
    #expect(isSame == [true, false, true])
  }

  @Test("Given two builds of the same files at the same time, then each has a folder of its own, and later ones use the first again")
  func simultaneousBuilds() throws {
    let folder = try TemporaryFolder()
    var first: ObjectFolder? = try objects(for: ["/a.swift"], named: "A", in: folder)
    let path = try #require(first?.path)
    #expect(try objects(for: ["/a.swift"], named: "B", in: folder).path == folder.path + "/Objects-B")
    first = nil
    #expect(try objects(for: ["/a.swift"], named: "C", in: folder).path == path)
    #expect(try objects(for: ["/b.swift"], named: "D", in: folder).path != path)
  }

  @Test("Given a store that others can open, then object files are kept for one build only")
  func openStore() throws {
    let folder = try TemporaryFolder()
    mkdir(folder.path + "/store", 0o700)
    chmod(folder.path + "/store", 0o755)
    #expect(try objects(for: ["/a.swift"], named: "A", in: folder).path == folder.path + "/Objects-A")
  }

  private func objects(for files: [String], named name: String, in folder: TemporaryFolder) throws -> ObjectFolder {
    try ObjectFolder(for: files, toolchain: "1", in: ModuleStore(path: folder.path + "/store"), named: name, or: folder.path)
  }

  private func status(of path: String) throws -> stat {
    var information = stat()
    try #require(stat(path, &information) == 0)
    return information
  }
}
