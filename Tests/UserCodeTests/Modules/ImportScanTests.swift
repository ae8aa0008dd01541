import Testing

@testable import UserCode

@Suite("The imports of a file")
struct ImportScanTests {
  private func modules(_ text: String) -> [String] { ImportScan(Array(text.utf8), path: "/a.swift").imports.map(\.module) }

  @Test("Given imports with attributes, access and kinds, then each names its module")
  func forms() {
    let text = """
      import UIKit
      @testable import Anchors
        public import struct Curves.Spring; import Photos
      @_exported @preconcurrency import Deck
      """
    #expect(modules(text) == ["UIKit", "Anchors", "Curves", "Photos", "Deck"])
  }

  @Test("Given comments, texts and names that look like imports, then they are none")
  func others() {
    let text = #"""
      // import A
      /* import B /* import C */
      import D */
      let text = "\" import E"
      let lines = """
      import F
      """
      let important = 1
      func reimport(from x: Int) {}
      """#
    #expect(modules(text).isEmpty)
  }

  @Test("Given an import after a comment on the same line, then it has its line and column")
  func places() {
    let found = ImportScan(Array("\n/* é */ import Deck".utf8), path: "/a.swift").imports
    #expect(found == [ModuleImport(module: "Deck", path: "/a.swift", line: 2, column: 17, isOptional: false)])
  }

  @Test("Given imports inside conditions, then only those that always hold here must exist")
  func conditions() {
    let text = """
      #if os(iOS)
      import A
      #endif
      #if canImport(B)
      import B
      #else
      import C
      #endif
      import D
      """
    #expect(ImportScan(Array(text.utf8), path: "/a.swift").imports.map(\.isOptional) == [false, true, true, false])
  }
}
