import Foundation
import GlissadeLive
import Rehearsal
import SDLHost
import SourceReport
import UIKit

/// A trial of a version of a user's code: it is loaded, each root is put on a stage without a window, and its phases are run.
///
/// It first takes place in a separate process, so that code that traps or never returns causes a message instead of crashing the window.
@MainActor
package enum CodeTrial {
  /// The first argument of a process that tries code.
  package nonisolated static let command = "--try-code"

  /// How a process that tries code ends, with the numbers of `sysexits.h`.
  package enum End: Int32 {
    case success = 0
    case usage = 64
    case failure = 70
  }

  /// Runs a trial with the arguments of such a process: the library, the report's file, the files for the outcome and for a crash, and
  /// the modules' file.
  package static func main(_ arguments: [String]) -> End {
    guard arguments.count == 5 else { return .usage }
    // The thread that started this process may have blocked signals, and the process inherits that.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    // Ends this process even if its parent no longer exists.
    alarm(60)
    CrashHandler.prepare(record: arguments[3], response: .end)
    do {
      try HostPlatform.prepare()
      let report = try JSONDecoder().decode(SourceReport.self, from: Data(contentsOf: URL(fileURLWithPath: arguments[1])))
      let modules = try JSONDecoder().decode([BuiltModule].self, from: Data(contentsOf: URL(fileURLWithPath: arguments[4])))
      let outcome = run(try CodeLibrary(path: arguments[0], modules: modules), report)
      try JSONEncoder().encode(outcome).write(to: URL(fileURLWithPath: arguments[2]))
      return .success
    } catch {
      FileHandle.standardError.write(Data((MessageText.words(for: error) + "\n").utf8))
      return .failure
    }
  }

  static func run(_ library: CodeLibrary, _ report: SourceReport) -> TrialReport {
    var outcome = TrialReport(placements: [:], exceptions: [])
    for root in report.roots {
      guard let make = library.registry.roots[root.index] else { continue }
      let search = PlacementSearch(for: root, make) { placement in
        let variant = CodeVariants.Variant(library: library, placements: [root.index: placement], digest: report.digest)
        let request = CodeRequest(files: report.files.map(\.path))
        return DemoDefinition(root, in: report, of: request, code: CodeVariants(of: report, variant))
      }
      outcome.placements[root.index] = search.find()
    }
    return outcome
  }
}
