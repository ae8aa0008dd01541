import Foundation
import SourceReport
import Testing

@Suite("The list of what stands in")
struct StandInNamesTests {
  @Test("Each name of the list is declared in public, and each public class, type and function is in the list")
  func names() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/StandIns")
    var declared: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      let declaration = #/^(?:open|public) (?:class|struct|enum|protocol|func|let|typealias) (\w+)/#.anchorsMatchLineEndings()
      declared.formUnion(text.matches(of: declaration).map { String($0.1) })
    }
    let listed = StandInNames.modules.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    // What only ported code uses.
    #expect(declared.subtracting(["StandInView", "NamedView"]).sorted() == listed.sorted())
    #expect(Set(StandInNames.shown.keys).isSubset(of: listed))
  }
}
