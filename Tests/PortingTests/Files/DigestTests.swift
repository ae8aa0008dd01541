import SourceReport
import SwiftSyntax
import Testing

@testable import Porting

@Suite("The digest of files")
struct DigestTests {
  private func digest(_ source: String, plain: Set<Int> = []) -> String {
    let file = UserFile(index: 0, path: "A.swift", bytes: Array(source.utf8))
    let literals = LiteralList(files: [file], declarations: DeclarationCollector.declarations(in: [file]), plain: plain)
    return SourceDigest(files: [file], live: literals.liveRanges).text
  }

  @Test(
    "Given a change of live values or white space alone, then the digest stays",
    arguments: [
      ("func a() { move(duration: 0.3) }", "func a() { move(duration: 0.45) }"), ("func a() { move(x: -3) }", "func a() { move(x: 30) }"),
      ("let c: CGFloat = 3", "let c: CGFloat = 3.5"), ("let d = 0.3 // a", "\nlet  d = 0.5"),
      ("func a() { UIView.animate(o, curve: .easeIn) }", "func a() { UIView.animate(o, curve: .linear) }"),
      ("func a() { view.clipsToBounds = true }", "func a() { view.clipsToBounds = false }"),
      ("func a() { turn(angle: .pi / 5) }", "func a() { turn(angle: 3 * .pi / 7) }"),
    ])
  func equal(first: String, second: String) { #expect(digest(first) == digest(second)) }

  @Test(
    "Given another change, then the digest changes",
    arguments: [
      ("func a() { move(duration: 0.3) }", "func b() { move(duration: 0.3) }"), ("let n = 3", "let n = 3.5"),
      ("let b = a[1]", "let b = a[2]"),
      ("enum A: Int { case b = 7 }", "enum A: Int { case b = 8 }"), ("let s = \"a\"", "let s = \"b\""), ("let c = a - b", "let c = a\n-b"),
    ])
  func different(first: String, second: String) { #expect(digest(first) != digest(second)) }

  @Test("Given a literal that isn't live, then its value is in the digest")
  func plain() {
    #expect(digest("func a() { move(x: 3) }", plain: [0]) != digest("func a() { move(x: 4) }", plain: [0]))
  }
}
