import Rehearsal
import Testing

@testable import UserCode

@Suite("What is asked of a file")
struct CodeRequestTests {
  @Test("Given no type, then the stage's root is found in the file")
  func noRoot() { #expect(CodeRequest(files: ["/a.swift"]).root == nil) }
}
