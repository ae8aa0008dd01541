import Foundation
import SourceReport
import Testing

@testable import UserCode

@Suite("What a trial says about code that crashes")
struct TrialRunTests {
  private let path = "/home/zoë/my café/Ca rd.swift"

  /// What a program prints, as Swift 6.3 does on Linux.
  private var backtrace: String {
    """
    UserCode_1/Ca rd.swift:4: Fatal error: Unexpectedly found nil while unwrapping an Optional value

    *** Signal 4: Backtracing from 0x7fcef5f6df7f... done ***

    *** Program crashed: Illegal instruction at 0x00007fcef5f6df7f ***

    Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

    Thread 0 "main" crashed:

      0               0x00007fcef5f6df7f closure #1 in closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      1 [ra]          0x00007fcef60f961f _assertionFailure(_:_:file:line:flags:) + 302 in libswiftCore.so
      3 [ra]          0x00007fcef6528d14 Card.pick(_:) + 99 in UserCode_1-0.so at \(path):4:45
      4 [ra]          0x00007fcef652899a closure #1 in Card.viewDidLoad() + 41 in UserCode_1-0.so at \(path):5:58
      5 [inlined]     0x00007fcef6528d6c static Card.+ infix(_:_:) in UserCode_1-0.so at \(path):6
      6 [ra]          0x00007fcef6528e34 Card.pick(_:) + 99 in UserCode_1-0.so at \(path):4:45
      7 [ra] [system] 0x00007fcef6528e09 glissade_entry + 8 in UserCode_1-0.so at //<compiler-generated>
      8 [ra]          0x000055dcb0a9109f main + 558 in glissade at /other/main.swift:3:1
    ...

    Backtrace took 0.03s
    """
  }

  @Test("Given a backtrace, then the user's lines are there with their functions, the innermost first and each once")
  func lines() {
    #expect(
      TrialRun.lines(in: backtrace, of: [path]) == [
        SourceMessage(.error, path: path, line: 4, column: 45, text: "in Card.pick(_:)"),
        SourceMessage(.error, path: path, line: 5, column: 58, text: "in closure #1 in Card.viewDidLoad()"),
        SourceMessage(.error, path: path, line: 6, column: 1, text: "in static Card.+ infix(_:_:)"),
      ])
  }

  @Test("Given a path relative to the folder where the compiler ran, then it is the user's line as well")
  func relativePath() {
    let line = "  2 [ra]          0x00007f31 Card.viewDidLoad() + 286 in UserCode_1-0.so at my café/Ca rd.swift:6:42"
    #expect(TrialRun.lines(in: line, of: [path]).map(\.line) == [6])
    #expect(TrialRun.lines(in: line, of: ["/home/other.swift"]).isEmpty)
  }

  @Test("Given a fatal error, then it is the reason; otherwise the kind of crash is, or the signal, or the status")
  func reasons() {
    func reason(_ errors: String, _ status: Int32) -> String {
      TrialRun.reason(in: ToolRun.Result(status: status, output: Data(), errors: errors))
    }
    #expect(reason(backtrace, -4) == "Unexpectedly found nil while unwrapping an Optional value")
    #expect(reason("*** Program crashed: Bad pointer dereference at 0x0008 ***", -11) == "Bad pointer dereference")
    #expect(reason("", -11) == "Segmentation fault")
    #expect(reason("", 3) == "it ended with status 3")
  }
}
