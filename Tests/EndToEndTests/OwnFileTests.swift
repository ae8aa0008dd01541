import Foundation
import ProgramTestSupport
import Testing

@Suite(
  "A Swift file of one's own in the window", .serialized,
  .enabled(if: VirtualDisplay.whyUnavailable == nil && Tool.path(of: "swiftc") != nil))
struct OwnFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade own \(UUID().uuidString)")
  private var file: URL { folder.appendingPathComponent("Card.swift") }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  /// Writes a screen of one color, as an editor does that replaces the file.
  private func save(color: String) throws {
    let code = """
      import UIKit

      final class CardController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = UIColor(red: \(color), alpha: 1)
        }
      }

      """
    try Data(code.utf8).write(to: file, options: .atomic)
  }

  @Test("The stage follows each save, and while the code has an error, the last good picture stays behind a colored border")
  func reload() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try save(color: "1, green: 0.8, blue: 0")
    let app = try RunningGlissade(["run", file.path], showsDevice: true)
    #expect(try app.stageTurns(0xff_cc00), "The file was not shown")
    try save(color: "0, green: 0.8, blue: 0")
    #expect(try app.stageTurns(0x00_cc00), "The new version was not shown")
    try save(color: "\"red\", green: 0.8, blue: 0")
    #expect(try app.display.wait(atMost: 60) { hasBorder($0, of: app) }, "There is no border")
    #expect(try app.stageTurns(0x00_cc00), "The last good version went")
    #expect(app.isRunning)
  }

  /// Writes a screen of one color that does something when it is tapped.
  private func save(color: String, onTap statement: String) throws {
    let code = """
      import UIKit

      final class CardController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = UIColor(red: \(color), alpha: 1)
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
        }

        @objc private func tap() {
          if UIApplication.shared.applicationState == .active { \(statement) }
        }
      }

      """
    try Data(code.utf8).write(to: file, options: .atomic)
  }

  /// Whether there is the border of a problem around the stage, which is a little smaller above a message of two lines.
  private func hasBorder(_ screen: Screenshot, of app: RunningGlissade) -> Bool {
    (0..<16).contains { screen[app.besideStage.x + $0, app.besideStage.y] == 0xff_3b30 }
  }

  @Test(
    "Given code that takes the window down when it is tapped, then the window comes back without it, and shows what is saved next",
    arguments: [
      "let none: Int? = Int(\"x\"); print(none!)", "var n = 0; while true { n &+= 1 }", "exit(3)", "DispatchQueue.main.sync {}",
      "var blocks: [[UInt8]] = []; while true { blocks.append([UInt8](repeating: 1, count: 50_000_000)) }",
      // But for those that it was started with, by which others are told that it runs.
      "for descriptor in Int32(3)..<200 where fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0 { close(descriptor) }",
    ])
  func crash(statement: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // The trial taps as well, in a process of its own, and nothing may happen there.
    let statement = "if CommandLine.arguments.count < 4 { \(statement) }"
    try save(color: "1, green: 0.8, blue: 0", onTap: statement)
    let app = try RunningGlissade(["run", file.path], showsDevice: true, environment: ["GLISSADE_CODE_MEMORY": "500"])
    #expect(try app.stageTurns(0xff_cc00), "The file was not shown")
    try app.click(stage: CGPoint(x: 100, y: 400))
    #expect(try app.display.wait(atMost: 60) { hasBorder($0, of: app) }, "The window did not come back and say what happened")
    #expect(app.isRunning)
    try save(color: "0, green: 0.8, blue: 0", onTap: "")
    #expect(try app.stageTurns(0x00_cc00), "The repaired version was not shown")
  }
}
