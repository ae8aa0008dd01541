import SourceReport
import Testing

@testable import Porting

@Suite("Porting code that hosts views of SwiftUI")
struct SwiftUITests {
  @Test("A view is left out with its literals, lines stay, and a hosting controller shows its name")
  func hosting() throws {
    let ported = try PortingHarness(
      """
      import SwiftUI
      struct Card: View {
        var body: some View { Text("a").padding(12) }
      }
      extension View { func big() -> some View { scaleEffect(2) } }
      class Home: UIViewController {
        func open() { present(UIHostingController(rootView: Card().big()), animated: true) }
      }
      class Host: UIHostingController<Card> {
        init() { super.init(rootView: Card()) }
      }
      let cards = [Card(), Card().big()]
      """)
    #expect(ported.errors.isEmpty && ported.report.values.isEmpty)
    let lines = ported.code.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "import SwiftUI; import StandIns")
    #expect(lines[1...4].joined() == "")
    #expect(lines[6].contains("present(UIHostingController(rootView: NamedView(\"Card\")), animated: true)"))
    #expect(lines[8].hasPrefix("class Host: UIHostingController<NamedView> {"))
    #expect(lines[9].contains("super.init(rootView: NamedView(\"Card\"))"))
    #expect(lines[11].contains("[NamedView(\"Card\"), NamedView(\"Card\")]"))
  }

  @Test("A view without a type of its own is named by SwiftUI's type")
  func stocks() throws {
    let ported = try PortingHarness("import SwiftUI\nlet host = UIHostingController<AnyView>(rootView: AnyView(Text(\"a\")))\n")
    #expect(ported.code.contains("UIHostingController<NamedView>(rootView: NamedView(\"AnyView\"))"))
  }

  @Test("A preview of a view of SwiftUI is no root, but one of UIKit's is")
  func previews() throws {
    let source = "import SwiftUI\nstruct Card: View {}\n#Preview { Card() }\n#Preview(\"Home\") { UIViewController() }\n"
    #expect(try PortingHarness(source).report.roots.map(\.name) == ["Home"])
  }

  @Test("A type of the user's that is named like one of SwiftUI stays, and so does a view's name in code without SwiftUI")
  func otherTypes() throws {
    let own = "import SwiftUI\nprotocol View {}\nstruct Card: View {}\nlet a = Card()\n"
    #expect(try PortingHarness(own).code.contains("struct Card: View {}\nlet a = Card()"))
    #expect(try PortingHarness("struct Card: Shape {}\n").code.contains("struct Card: Shape {}"))
  }
}
