import Testing

@Suite("A type holds one idea")
struct TypeSizeTests {
  /// The types with more lines than others, and why.
  static let wideTypes: [String: String] = [
    "UIKit.UIView": "Apple's class declares more than 160 members",
    "QuartzCore.CALayer": "Apple's class declares more than 80 members, and its model is what the compositor reads",
    "UIKit.UIViewController": "Apple's class declares about 90 members, most of which subclasses override",
    "UIKit.UINavigationController": "the stack, the bar, the search and the toolbar move in one transition",
    "UIKit.UIScrollView": "scrolling, zooming, insets and keys share one content offset",
  ]

  @Test("No type has more than 500 lines with its extensions, and no class more than 20 stored variables")
  func typesAreSmall() {
    let sizes = TypeSizes(of: SourceFile.sources).sizes
    #expect(sizes.count > 1000)
    for (name, size) in sizes {
      if size.lines > 500, Self.wideTypes[name] == nil {
        Issue.record("\(name) has \(size.lines) lines: extract a type for one of its ideas")
      }
      if size.isClass, size.variables > 20 {
        Issue.record("\(name) has \(size.variables) stored variables: group those of one idea in a type")
      }
    }
    #expect(Self.wideTypes.count <= 5)
    for name in Self.wideTypes.keys where sizes[name].map({ $0.lines <= 500 }) ?? true {
      Issue.record("\(name) is no longer large, so it needs no exception")
    }
  }

  @Test("A type's size is that of its declaration and extensions, without nested types")
  func sizesAreMeasured() {
    let text = """
      public final class Card: View {
        @Observed public var title = ""
        private weak var owner: Card?
        var area: Double { width * height }
        var width = 0.0 {
          didSet { update() }
        }
        static var shared = Card()

        struct Style {
          var color = 0
        }
      }

      extension Card {
        class func make() -> Card { Card() }
        var height: Double {
          2
        }
      }
      """
    let sizes = TypeSizes(of: [SourceFile(path: "Sources/Cards/Card.swift", text: text)]).sizes
    #expect(sizes["Cards.Card"]?.variables == 3)
    #expect(sizes["Cards.Card"]?.isClass == true)
    #expect(sizes["Cards.Card"]?.lines == 13)
    #expect(sizes["Cards.Card.Style"]?.lines == 1)
    #expect(sizes["Cards.Card.Style"]?.isClass == false)
  }
}
