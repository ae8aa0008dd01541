import Foundation
import Rehearsal
import SourceReport
import TestSupport
import Testing

@testable import UserCode

extension CodeProjectTests {
  @Suite("A project that is watched")
  @MainActor
  struct Projects {
    /// A delegate whose window shows a controller, or that makes no window.
    private static func delegate(_ controller: String?) -> String {
      """
      import UIKit

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          \(controller.map { "window = UIWindow(); window?.rootViewController = \($0)(); window?.makeKeyAndVisible()" } ?? "")
          return true
        }
      }

      """
    }

    private static let card = """
      import UIKit

      final class CardController: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .white }
      }

      """

    /// Fails as soon as it is shown.
    private static let broken = """
      import UIKit

      final class BrokenController: UIViewController {
        var label: UILabel!
        override func viewDidLoad() { super.viewDidLoad(); label.text = "" }
      }

      """

    private func harness(_ files: [String: String], root: String? = nil) throws -> (AppProject, ProjectHarness) {
      let project = try AppProject("Wallet", apps: ["Wallet"])
      for (name, text) in files { try project.write(text, as: "Wallet/\(name)") }
      return (project, try ProjectHarness(project, root: root))
    }

    @Test("Given an app, then its first screen is the only demo, with the project's name; a type is shown beside it when it is named")
    func app() async throws {
      let spare = Self.card.replacing("Card", with: "Spare")
      let files = ["AppDelegate.swift": Self.delegate("CardController"), "Card.swift": Self.card, "Spare.swift": spare]
      let (_, harness) = try harness(files)
      let version = try harness.load()
      #expect(version.demos.map(\.name) == ["Wallet"] && version.warnings.isEmpty, "\(version.warnings)")
      let (_, other) = try self.harness(files, root: "SpareController")
      #expect(try other.load().demos.map(\.name) == ["Wallet/SpareController", "Wallet"])
    }

    @Test("The app has a status bar, whose height its code may use; a type that is shown alone has none")
    func statusBar() async throws {
      let spare = Self.card.replacing("Card", with: "Spare")
      let (_, harness) = try harness(
        ["AppDelegate.swift": Self.delegate("CardController"), "Card.swift": Self.card, "Spare.swift": spare], root: "SpareController")
      #expect(try harness.load().demos.map(\.showsStatusBar) == [false, true])
    }

    @Test("Given a delegate that sets no root view controller, then the next root is shown, and a line says so")
    func noRootController() async throws {
      let (_, harness) = try harness(["AppDelegate.swift": Self.delegate(nil), "Card.swift": Self.card])
      let version = try harness.load()
      #expect(version.demos.map(\.name) == ["Wallet/CardController"])
      #expect(version.warnings.map(\.text) == ["AppDelegate sets no root view controller, so “CardController” is shown in its place"])
    }

    @Test("Given a root that crashes, then the others are shown; asked for by name, it is the problem")
    func crash() async throws {
      let files = ["AppDelegate.swift": Self.delegate(nil), "Broken.swift": Self.broken, "Card.swift": Self.card]
      let version = try harness(files).1.load()
      #expect(version.demos.map(\.name) == ["Wallet/CardController"])
      let line = try #require(version.warnings.first { $0.path?.hasSuffix("Broken.swift") == true })
      #expect(line.line == 5 && line.text.hasPrefix("“BrokenController” isn't shown: the new version crashed"), "\(line)")
      let named = try harness(files, root: "BrokenController").1
      #expect(throws: GlissadeError.self) { try named.load() }
    }

    @Test("Given a file that is added to the target's folder, then it belongs to the next version")
    func addedFile() async throws {
      let (project, harness) = try harness(["AppDelegate.swift": Self.delegate("CardController"), "Card.swift": Self.card])
      await harness.start()
      let first = try #require(harness.project.current)
      try project.write("import UIKit\n\nlet accent = UIColor.red\n", as: "Wallet/Theme/Colors.swift")
      await harness.wait { harness.project.current !== first }
      #expect(harness.project.current?.report.files.count == 3)
      try FileManager.default.removeItem(atPath: project.path + "/Wallet/Theme/Colors.swift")
      let second = harness.project.current
      await harness.wait { harness.project.current !== second }
      #expect(harness.project.current?.report.files.count == 2)
    }
  }
}
