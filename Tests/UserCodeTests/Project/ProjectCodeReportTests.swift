import Foundation
import Projects
import Rehearsal
import TestSupport
import Testing

@testable import UserCode

extension CodeProjectTests {
  @Suite("What is reported about a project's code")
  @MainActor
  struct Reports {
    private func report(_ files: [String: String]) throws -> ProjectReport {
      let project = try AppProject("Wallet", apps: ["Wallet"])
      for (name, text) in files { try project.write(text, as: "Wallet/\(name)") }
      let request = CodeRequest(files: [], project: .init(path: project.path, name: "Wallet"))
      return try request.projectReport(by: CodeTools(environment: ProcessInfo.processInfo.environment))
    }

    private static let delegate = """
      import UIKit

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow()
          window?.rootViewController = CardController()
          return true
        }
      }

      """

    @Test("Given an app that starts, then the report has its edits by kind with their first places, and what stands in")
    func starts() throws {
      let card = """
        import MapKit
        import UIKit

        final class CardController: UIViewController {
          @IBOutlet private var map: MKMapView?
          override func viewDidLoad() {
            super.viewDidLoad()
            for _ in 0..<2 { view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap))) }
          }
          @objc private func tap() {}
        }

        """
      let report = try report(["AppDelegate.swift": Self.delegate, "Card.swift": card, "Plain.swift": "let level = 1\n"])
      #expect(report.exitStatus == 0, "\(report.text)")
      #expect(report.standIns.map(\.name) == ["MKMapView"])
      #expect(report.files.filter(\.edits.isEmpty).map { ($0.path as NSString).lastPathComponent } == ["Plain.swift"])
      let selectors = try #require(report.edits.first { $0.name == "selectors" })
      #expect(selectors.count == 1 && selectors.first?.line == 8)
      #expect(report.edits.contains { $0.name == "outlets and actions" } && report.edits.contains { $0.name == "entry points" })
    }

    /// A screen with a name of Apple's that doesn't exist here, and one that doesn't exist anywhere.
    private static let unknownNames = """
      import UIKit

      final class CardController: UIViewController {
        let document: UIManagedDocument? = nil
        @objc let other: Unknown? = nil
      }

      """

    @Test("Given names that are nowhere, then Apple's are missing, by name with the first line, and others are errors")
    func missingNames() throws {
      let report = try report(["AppDelegate.swift": Self.delegate, "Card.swift": Self.unknownNames])
      #expect(report.exitStatus == 65)
      let name = try #require(report.missingNames.first, "\(report.text)")
      #expect(name.name == "UIManagedDocument" && name.count == 1 && name.first?.line == 4, "\(report.text)")
      #expect(report.errors.map(\.place?.line) == [5], "\(report.text)")
      #expect(report.edits.map(\.name).contains("attributes for Objective-C"), "\(report.text)")
    }

    @Test("Given a module that is nowhere, then it comes first, with what to do, in place of the errors that follow from it")
    func missingModule() throws {
      let report = try report(["AppDelegate.swift": Self.delegate, "Card.swift": "import Nowhere\n" + Self.unknownNames])
      #expect(report.exitStatus == 65)
      let module = try #require(report.missingModules.first, "\(report.text)")
      #expect(module.name == "Nowhere" && module.first?.line == 1 && module.remark?.contains("--with Nowhere=FOLDER") == true)
      #expect(report.missingNames.isEmpty && report.errors.isEmpty && report.edits.contains { $0.name.hasPrefix("imports") })
    }
  }
}
