import Foundation
import SourceReport
import Testing

@testable import Porting

@Suite("Porting a file")
struct PorterTests {
  @Test("Given a file, then the copy is written into the folder and named in the report")
  func copies() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Porter.\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Card.swift")
    try "import UIKit\n".write(to: file, atomically: true, encoding: .utf8)
    let report = try Porter(paths: [file.path], folder: folder.path).run()
    #expect(report.files.map(\.path) == [file.path])
    #expect(try String(contentsOfFile: report.files[0].portedPath, encoding: .utf8).contains("import UIKit"))
  }
}
