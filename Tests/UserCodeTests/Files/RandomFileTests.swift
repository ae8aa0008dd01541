import Foundation
import GlissadeKit
import Rehearsal
import TestSupport
import Testing

@testable import UserCode

@Suite("A user's file that draws random numbers", .serialized) @MainActor
struct RandomFileTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write(
      Data(
        """
        import UIKit

        extension UIColor {
          static var lively: UIColor {
            UIColor(red: .random(in: 0...1), green: CGFloat(arc4random()) / CGFloat(UInt32.max), blue: drand48(), alpha: 1)
          }
        }

        final class ConfettiController: UIViewController {
          private let button = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = UIColor(white: .random(in: 0.5...1), alpha: 1)
            for x in (0..<4).shuffled() {
              let dot = UIView(frame: CGRect(x: 60 * x + Int.random(in: 0..<60), y: Int(arc4random_uniform(500)), width: 40, height: 40))
              dot.backgroundColor = Bool.random() ? .lively : [UIColor.red, .blue, .green].randomElement()
              view.addSubview(dot)
            }
            button.setTitle("Open", for: .normal)
            button.frame = CGRect(x: 100, y: 600, width: 100, height: 44)
            button.addTarget(self, action: #selector(open), for: .touchUpInside)
            view.addSubview(button)
          }

          @objc private func open() {
            let other = UIViewController()
            other.modalPresentationStyle = .fullScreen
            other.view.backgroundColor = .lively
            present(other, animated: true)
          }
        }

        """.utf8), as: "Confetti.swift")
  }

  /// Runs a command on the file, and returns its output.
  private func output(_ words: String...) -> Data {
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_DATA_HOME"] = folder.path
    let run = ProgramRun([words[0], file] + words.dropFirst(), environment: environment)
    #expect(run.status == .success, "\(run.errors)")
    return run.output
  }

  @Test("Two films of it have the same bytes, and those with another seed have others")
  func films() {
    func film(seed: Int = 1) -> Data { output("film", "--fps", "10", "--scale", "0.5", "-o", "-", "--seed", "\(seed)") }
    let first = film()
    #expect(first.count > 1000 && film() == first)
    let other = film(seed: 2)
    #expect(other != first && film(seed: 2) == other)
  }

  @Test("Its check finds nothing, because each stage draws the same numbers")
  func check() {
    let text = String(decoding: output("check", "--fps", "8"), as: UTF8.self)
    #expect(text.hasPrefix("Confetti: fine"), "\(text)")
  }

  @Test("A picture of it with a seed says so, so that it opens with the same numbers")
  func picture() {
    let text = String(decoding: output("shot", "--seed", "5", "-o", "-"), as: UTF8.self)
    #expect(text.contains("\"seed\": 5,"))
    #expect(!String(decoding: output("shot", "-o", "-"), as: UTF8.self).contains("\"seed\""))
  }
}
