import SourceReport
import Testing

@testable import Porting

@Suite("What the porting step edits, by kind")
struct EditKindTests {
  private func edits(_ source: String) throws -> [PortingEdit] { try PortingHarness(source).report.files[0].edits }

  @Test(
    "An edit counts as one of its kind, at its line",
    arguments: [
      ("import Nowhere", PortingEdit.Kind.imports),
      ("func a(_ x: CoreFoundation.CGFloat) {}", .moduleNames), ("@objc func a() {}", .objectiveC),
      ("@IBOutlet weak var a: UIView!", .connections), ("@main class A: NSObject {}", .entry), ("#if os(iOS)\n#endif", .conditions),
      ("let a = #selector(B.c)", .selectors), ("let a = #keyPath(B.c)", .keyPaths), ("#Preview { A() }", .previews),
      ("let a = #imageLiteral(resourceName: \"a\")", .literals), ("let a: UIViewAnimationOptions = b", .oldNames),
      ("let a = (b as NSString)", .bridging), ("let a = Date()", .clock),
    ])
  func kinds(source: String, kind: PortingEdit.Kind) throws {
    let edits = try edits("\n" + source)
    #expect(edits.first { $0.kind == kind }.map { [$0.count, $0.line] } == [1, 2], "\(edits)")
  }

  @Test("Edits of one kind are added up, and the first in the file is named")
  func sums() throws {
    let edits = try edits("import UIKit\nlet a = #selector(A.b)\nlet c = #selector(A.d)\nlet e = Date()\n")
    #expect(edits == [PortingEdit(kind: .selectors, count: 2, line: 2), PortingEdit(kind: .clock, count: 1, line: 4)])
  }

  @Test("Given code that needs no edit, then there is none, though its numbers become tunable")
  func none() throws {
    let source = "import UIKit\n\nfinal class A: UIView {\n  func b() { UIView.animate(withDuration: 0.5) { self.alpha = 0.2 } }\n}\n"
    let ported = try PortingHarness(source)
    #expect(ported.report.files[0].edits.isEmpty && !ported.report.values.isEmpty)
  }
}
