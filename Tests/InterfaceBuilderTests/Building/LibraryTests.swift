import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

@MainActor
@Suite("The Interface Builder files of a project") struct LibraryTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("library-\(UUID().uuidString)")

  private func write(_ text: String, to path: String) throws -> String {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  private func nib(_ text: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
    <label text="\(text)" id="a"/></objects></document>
    """
  }

  private func text(_ library: InterfaceLibrary, _ name: String = "Card") -> String? {
    (library.nib(named: name)?.instantiate(withOwner: nil).first as? UILabel)?.text
  }

  @Test("A nib is found by its name: in a preferred language, or else the base file; a change of the file is seen")
  func files() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let base = try write(nib("base"), to: "Base.lproj/Card.xib")
    let german = try write(nib("deutsch"), to: "de.lproj/Card.xib")
    #expect(text(InterfaceLibrary(code: SampleCode(), paths: [german, base], languages: ["de"])) == "deutsch")
    let library = InterfaceLibrary(code: SampleCode(), paths: [german, base])
    #expect(text(library) == "base" && text(library, "Other") == nil && library.nibNames == ["Card"])
    _ = try write(nib("another base"), to: "Base.lproj/Card.xib")
    #expect(text(library) == "another base")
  }

  @Test("A file that can't be read is nil, with a sentence")
  func broken() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let code = SampleCode()
    let path = try write("<document><objects>", to: "Card.xib")
    let library = InterfaceLibrary(code: code, paths: [path])
    #expect(text(library) == nil && text(library) == nil)
    #expect(code.warnings.count == 1 && code.warnings[0].hasPrefix("\(path):"))
    #expect(library.failure(ofFile: "Card.xib")?.hasPrefix("Card.xib:1: The file ends inside of") == true)
    #expect(library.failure(ofFile: "Other.xib") == nil && library.failure(ofFile: "") == nil)
    _ = try write(nib("mended"), to: "Card.xib")
    #expect(text(library) == "mended" && library.failure(ofFile: "Card.xib") == nil)
  }
}
