import Foundation
@testable import Rehearsal
import SourceReport
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import UserCode

@Suite("A user's file that is watched", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct CodeProjectTests {
  /// A screen, with a statement in line 6.
  private func source(alpha: String = "0.4", _ statement: String = "") -> String {
    """
    import UIKit

    final class CardController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        \(statement)
        view.backgroundColor = .white
        UIView.animate(withDuration: 0.5) { self.view.alpha = \(alpha) }
      }
    }

    """
  }

  @Test("New code is a new version, changed numbers are the same code, and errors leave the last good version in its place")
  func life() async throws {
    let harness = try ProjectHarness(source())
    let project = harness.project
    await harness.start()
    let first = try #require(project.current, "\(String(describing: project.status.problem))")
    #expect(first.demos.map(\.name) == ["Zoë’s Card"] && harness.changes.last == .version)

    try await harness.save(source(alpha: "0.7")) { project.current !== first }
    let second = try #require(project.current)
    #expect(harness.changes.last == .values && second.variants.shown.library === first.variants.shown.library && project.previous === first)

    try await harness.save(source("alpa = 3")) { project.status.problem != nil }
    let problem = try #require(project.status.problem)
    #expect(problem.kind == .code && project.current === second)
    #expect(problem.lines.contains { $0.path == harness.path && $0.line == 6 && $0.text.contains("alpa") })

    try await harness.save(source("print(3)")) { project.current !== second }
    #expect(project.status.problem == nil && harness.changes.last == .version && project.previous === second)

    try FileManager.default.removeItem(atPath: harness.path)
    await harness.wait { project.status.problem != nil }
    #expect(project.status.problem?.kind == .file && project.current != nil)
    try await harness.save(source("print(3)")) { project.status.problem == nil && project.status.activity == .idle }
    #expect(project.current != nil)
    project.stop()
  }

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

  @Test("A command that loads the files again compiles nothing for a changed number")
  func loadingAgain() throws {
    let harness = try ProjectHarness(source())
    let first = try harness.load()
    try harness.save(source(alpha: "0.9"))
    let second = try harness.load()
    #expect(second !== first && second.variants.shown.library === first.variants.shown.library)
  }

  @Test("A version that crashes or doesn't return stays off the stage, with the lines of its backtrace")
  func crashAndHang() async throws {
    let harness = try ProjectHarness(source(), trialLimit: 5)
    let project = harness.project
    await harness.start()
    let first = try #require(project.current)

    try await harness.save(source("let none: Int? = Int(\"x\"); print(none!)")) { project.status.problem != nil }
    let crash = try #require(project.status.problem)
    #expect(crash.kind == .crash && crash.text.contains("Unexpectedly found nil"))
    #expect(crash.lines.first?.line == 6 && crash.lines.first?.path == harness.path && project.current === first)

    try await harness.save(source("var n = 0; while true { n &+= 1 }")) {
      project.status.problem.map { $0 != crash } ?? false
    }
    let hang = try #require(project.status.problem)
    #expect(hang.kind == .hang && hang.lines.first?.line == 6 && project.current === first)

    try await harness.save(source("print(4)")) { project.current !== first }
    #expect(project.status.problem == nil)
    project.stop()
  }

  @Test("A version that ends the program, waits for itself, or needs too much memory stays off the stage, with its line and what to do")
  func deeds() throws {
    setenv(MemoryLimit.variable, "400", 1)
    defer { unsetenv(MemoryLimit.variable) }
    for (statement, words) in [
      ("exit(0)", "the new version called exit(0), which ends the whole program"),
      ("DispatchQueue.main.sync { view.alpha = 0.5 }", "the new version waits for itself: “sync” on the main thread"),
      (
        "var blocks: [[UInt8]] = []; while true { blocks.append([UInt8](repeating: 1, count: 100_000_000)) }",
        "the new version needed more than 400 MB of memory and was stopped: release what it no longer needs"
      ),
    ] {
      let harness = try ProjectHarness(source(statement))
      let failure = #expect(throws: GlissadeError.self) { try harness.load() }
      #expect(failure?.message.hasPrefix(words) == true, "\(String(describing: failure?.message))")
      #expect(failure?.details.first?.contains("Card.swift:6:") == true, "\(String(describing: failure?.details))")
    }
  }

  @Test("A file whose name has a line break and quotation marks is compiled, and its errors have its lines")
  func strangeName() throws {
    let harness = try ProjectHarness(source("alpa = 3"), through: "Two\nlines \"and\" \\ more.swift")
    let failure = #expect(throws: GlissadeError.self) { try harness.load() }
    #expect(failure?.details.first?.contains("more.swift:6:") == true, "\(String(describing: failure))")
  }

  @Test("With Windows line ends, errors have the right lines, and changed numbers need no compiler")
  func windowsLineEnds() async throws {
    func windows(_ text: String) -> String { text.replacingOccurrences(of: "\n", with: "\r\n") }
    let harness = try ProjectHarness(windows(source("alpa = 3")))
    let project = harness.project
    await harness.start()
    #expect(project.status.problem?.lines.contains { $0.line == 6 } == true)
    try await harness.save(windows(source())) { project.current != nil }
    let first = project.current
    try await harness.save(windows(source(alpha: "0.9"))) { project.current !== first }
    #expect(harness.changes.last == .values)
    project.stop()
  }

  @Test("Through a symbolic link from another folder, a save of the file itself is noticed")
  func symbolicLink() async throws {
    let harness = try ProjectHarness(source(), through: "Link.swift")
    let project = harness.project
    await harness.start()
    let first = try #require(project.current)
    #expect(first.demos.first?.name == "Link")
    try await harness.save(source(alpha: "0.9")) { project.current !== first }
    #expect(harness.changes.last == .values)
    project.stop()
  }

  @Test("In a read-only folder a file runs")
  func readOnlyFolder() throws {
    let harness = try ProjectHarness(source())
    let files = (harness.path as NSString).deletingLastPathComponent
    chmod(files, 0o555)
    defer { chmod(files, 0o755) }
    #expect(try harness.load().demos.count == 1)
  }

  /// A screen with a constant that is read once, when the code is loaded.
  private func constant(_ value: String) -> String {
    """
    import UIKit

    let steps = [1, 2].map { $0 * \(value) }

    final class CardController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.layer.cornerRadius = CGFloat(steps[0])
      }
    }

    """
  }

  /// The corner radius of the file's screen with tuned values.
  private func radius(_ version: CodeVersion?, _ values: [Tweak.ID: TweakValue] = [:]) throws -> CGFloat {
    let demo = try #require(version?.demos.first)
    return Scenario(demo, values: values).onStage { screens, stage in
      stage.scene.perform { screens.rootViewController.view.layer.cornerRadius }
    }
  }

  @Test("A tuned constant is compiled into the same version; its other values stay ready, and once it is saved, no compiler is needed")
  func constants() async throws {
    let harness = try ProjectHarness(constant("2"))
    let project = harness.project
    await harness.start()
    let first = try #require(project.current, "\(String(describing: project.status.problem))")
    let value = try #require(first.report.values.first { $0.staticReason != nil })
    #expect(try radius(project.current) == 2)

    let tuned = [value.id: TweakValue.integer(5)]
    project.use(tuned)
    #expect(project.status.pendingValues == [value.id])
    await harness.wait { project.status.pendingValues.isEmpty }
    #expect(project.status.problem == nil && harness.changes.last == .build && project.current === first)
    #expect(try radius(project.current, tuned) == 5 && radius(project.current) == 2)

    project.use([:])
    #expect(harness.changes.last == .build && project.status.pendingValues.isEmpty)
    project.use(tuned)
    try await harness.save(constant("5")) { project.current !== first }
    #expect(harness.changes.last == .values && project.previous === first)
    #expect(try radius(project.current) == 5)
    project.stop()
  }

  @Test("A file that is saved right after a constant was tuned is compiled as it was saved, with the tuned constant")
  func saveAfterTuning() async throws {
    let harness = try ProjectHarness(constant("2"))
    let project = harness.project
    await harness.start()
    let first = try #require(project.current)
    let value = try #require(first.report.values.first { $0.staticReason != nil })
    let tuned = [value.id: TweakValue.integer(5)]
    project.use(tuned)
    try await harness.save(constant("2").replacingOccurrences(of: "steps[0]", with: "steps[1]")) { project.current !== first }
    #expect(try project.previous === first && radius(project.current, tuned) == 10)
    project.stop()
  }

  @Test("A tuned constant with which the code crashes is told and stays off the stage; another value, or the file's, is fine")
  func crashingConstant() async throws {
    let source = constant("2").replacingOccurrences(of: "steps[0]", with: "100 / (steps[0] - 4)")
    let harness = try ProjectHarness(source)
    let project = harness.project
    await harness.start()
    let first = try #require(project.current)
    let value = try #require(first.report.values.first { $0.staticReason != nil })
    project.use([value.id: .integer(4)])
    await harness.wait { project.status.problem != nil }
    #expect(project.status.problem?.kind == .crash && project.current === first)
    #expect(try radius(project.current, [value.id: .integer(4)]) == -50)
    project.use([:])
    #expect(project.status.problem == nil)
    project.stop()
  }

  @Test("For a command, a tuned constant is compiled at once")
  func constantOfCommand() throws {
    let harness = try ProjectHarness(constant("2"))
    let version = try harness.load()
    let value = try #require(version.report.values.first { $0.staticReason != nil })
    let tuned = [value.id: TweakValue.integer(7)]
    try version.demos[0].prepare(tuned)
    #expect(try radius(version, tuned) == 7)
  }

  @Test("A version that took the window down is stopped at the next start, until it is asked to run anyway")
  func crashedWindow() async throws {
    let harness = try ProjectHarness(source())
    let folder = CrashGuard.folder(environment: ["XDG_STATE_HOME": harness.folder.path + "/state"])
    var note = CrashNote(CodeRequest(files: [harness.path]), fingerprint: try FileContents(of: [harness.path]).fingerprint)
    note.start = "never"
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode(note).write(to: folder.appendingPathComponent("note.json"))
    let project = harness.project
    await harness.start()
    #expect(project.status.problem?.kind == .crash && project.status.canRunAnyway && project.current == nil)
    project.runAnyway()
    await harness.wait { project.current != nil || project.status.problem?.kind == .code }
    #expect(project.current != nil && !project.status.canRunAnyway)
    project.stop()
  }
}
