import Foundation
import Rehearsal
import TestSupport
import Testing

@testable import UserCode

@Suite("Exceptions of UIKit's in a person's code", .serialized)
@MainActor
struct ExceptionTests {
  private let folder: TemporaryFolder

  init() throws {
    try SourceAssets.preparePlatform()
    folder = try TemporaryFolder()
  }

  @Test("A tap at which UIKit raises an exception is what is shown of a file in which nothing else moves, and check names the line")
  func segue() throws {
    let text = """
      import UIKit

      final class First: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
        }
        @objc func go() { performSegue(withIdentifier: "detail", sender: nil) }
      }

      #Preview { First() }
      """
    let file = try folder.write(Data(text.utf8), as: "Segue.swift")
    let tools = CodeTools(environment: ProcessInfo.processInfo.environment)
    let demo = try #require(try CodeVersion.load(CodeRequest(files: [file]), by: tools).demos.first)
    let report = DemoCheck(of: Scenario(demo), takes: [], framesPerSecond: 5, monkey: nil).run()
    #expect(!report.isFine)
    #expect(report.text.contains("Receiver (<First>) has no segue with identifier 'detail'"), "\(report.text)")
    #expect(report.text.contains("Segue.swift:8"), "\(report.text)")
  }
}
