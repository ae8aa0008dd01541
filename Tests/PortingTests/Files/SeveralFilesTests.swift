import SourceReport
import Testing

@testable import Porting

@Suite("Values in several files")
struct SeveralFilesTests {
  private let card = "import UIKit\nfinal class Card: UIView { func show() { alpha = 0.4 } }"

  @Test("Given a new number in one file, then the copies of other files are the same, so that they aren't compiled again")
  func stableCopies() throws {
    let before = try PortingHarness("import UIKit\nfinal class Deck: UIView { func show() { alpha = 0.1 } }", card)
    let after = try PortingHarness("import UIKit\nfinal class Deck: UIView { func show() { alpha = 0.1; layer.cornerRadius = 8 } }", card)
    #expect(before.report.values.count == 2 && after.report.values.count == 3)
    func code(_ harness: PortingHarness) -> [Substring] { Array(harness.copies[1].split(separator: "\n").dropFirst(2)) }
    #expect(code(before) == code(after))
    #expect(after.copies[1].contains("_glissade.number(_glissadeFirst_1, 0, 0.4)"))
  }

  @Test("Given several files, then the entry has the index of the first value of each")
  func firstIndexes() throws {
    let entry = try PortingHarness(card, "import UIKit\nlet empty = true", card.replacing("Card", with: "Other")).entry
    #expect(entry.contains("var _glissadeFirst_0: Int { 0 }"))
    #expect(entry.contains("var _glissadeFirst_2: Int { "))
  }
}
