import Foundation
import Rehearsal
import SourceReport
import Testing

@testable import UserCode

extension CodeProjectTests {
  @Suite("What its code may contain")
  @MainActor
  struct Contents {
    @Test("Given numbers of a type of one's own beside a mistake, then the mistake alone is reported")
    func mistakes() throws {
      let text = """
        import UIKit

        struct Angle: ExpressibleByFloatLiteral { init(floatLiteral value: Double) {} }
        final class Page: UIViewController {
          func turn(by angle: Angle) {}
          override func viewDidLoad() {
            turn(by: 0.5)
            view.alpa = 0.7
          }
        }
        """
      let harness = try ProjectHarness(text)
      let failure = #expect(throws: GlissadeError.self) { try harness.load() }
      #expect(failure?.message == "the new version has an error" && failure?.details.count == 1, "\(String(describing: failure))")
      #expect(failure?.details.first?.contains(":8:") == true)
    }

    @Test("Given a number as the radius of a corner, then it can be tuned")
    func corners() throws {
      let text = """
        import UIKit

        final class Page: UIViewController {
          override func viewDidLoad() { view.cornerConfiguration = .uniformEdges(topRadius: 32, bottomRadius: .fixed(8)) }
        }
        """
      let harness = try ProjectHarness(text)
      let report = try harness.load().report
      #expect(report.values.count == 2 && report.values.allSatisfy { $0.staticReason == nil })
    }

    @Test("Classes that are known only at run time make their objects, also where two such lines and a wrong one are in the file")
    func dynamicClasses() throws {
      let text = """
        import UIKit

        class Page: UIViewController {
          let label = UILabel()
          init() { super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { fatalError() }
        }
        final class Chapter: UIViewController { let number = 3 }
        func make<Controller: UIViewController>(_ type: Controller.Type) -> Controller { type.init(nibName: nil, bundle: nil) }
        final class Root: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let types: [UIViewController.Type] = [Page.self, Chapter.self]
            viewControllers = types.map { type in type.init() } + [make(Chapter.self)]
            precondition(viewControllers?.count == 3 && viewControllers?[0] is Page && (viewControllers?[2] as? Chapter)?.number == 3)
            _ = view(UILabel.self).text
          }
          func view<View: UIView>(_ type: View.Type) -> View { View(frame: .zero) }
        }

        """
      let harness = try ProjectHarness(text)
      let version = try harness.load()
      #expect(!version.report.messages.contains { $0.severity == .error })
      #expect(version.demos.contains { $0.name.contains("Root") || $0.name.contains("Card") })

      try harness.save(text.replacing("_ = view(UILabel.self).text", with: "view.backgroundColour = nil"))
      let failure = #expect(throws: (any Error).self) { try harness.load() }
      #expect("\(String(describing: failure))".contains("backgroundColour"))
    }
  }
}
