import Foundation
import GlissadeLive
import Host
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

  /// Runs a trial with the arguments of such a process: the library, and the files for the order, the outcome and a crash.
  package static func main(_ arguments: [String]) -> End {
    guard arguments.count == 4 else { return .usage }
    // The thread that started this process may have blocked signals, and the process inherits that.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    // Ends this process even if its parent no longer exists.
    alarm(60)
    CrashHandler.prepare(record: arguments[3], response: .end)
    do {
      try HostPlatform.prepare()
      let order = try JSONDecoder().decode(TrialOrder.self, from: Data(contentsOf: URL(fileURLWithPath: arguments[1])))
      let outcome = URL(fileURLWithPath: arguments[2])
      let report = run(try CodeLibrary(path: arguments[0], modules: order.modules), order) { report in
        try? JSONEncoder().encode(report).write(to: outcome, options: .atomic)
      }
      try JSONEncoder().encode(report).write(to: outcome, options: .atomic)
      return .success
    } catch {
      FileHandle.standardError.write(Data((MessageText.words(for: error) + "\n").utf8))
      return .failure
    }
  }

  /// The time after which a project's types are no longer tried if others are shown, in seconds.
  private static let patience: TimeInterval = 5

  /// Tries the roots of an order. `onStart` is called before each with what is known by then.
  static func run(_ library: CodeLibrary, _ order: TrialOrder, onStart: (TrialReport) -> Void = { _ in }) -> TrialReport {
    var outcome = order.known
    let notes = CodeNotes()
    if let app = order.app { library.useResources(of: app) }
    let interfaces = order.app.map { AppInterfaces($0, order.report, notes: notes) }
    let clock = SystemClock()
    let start = clock.now
    for root in order.roots where !outcome.hasTried(root.index) {
      guard let make = library.registry.roots[root.index] else { continue }
      if !order.isFirst(root), !outcome.placements.isEmpty {
        // The app is shown, or enough else.
        let showsApp = order.roots.contains { order.isFirst($0) && outcome.placements[$0.index] != nil }
        if showsApp || clock.now - start > patience { break }
      }
      outcome.current = root.index
      onStart(outcome)
      let search = PlacementSearch(for: root, make) { placement in
        let variant = CodeVariants.Variant(library: library, placements: [root.index: placement], digest: order.report.digest)
        let request = CodeRequest(files: order.report.files.map(\.path))
        let code = CodeVariants(of: order.report, variant)
        return DemoDefinition(root, in: order.report, of: request, interfaces: interfaces, code: code)
      }
      if let placement = search.find() {
        outcome.placements[root.index] = placement
        if root.kind.isApp { outcome.exceptions[root.index] = search.exception(in: placement.frame) }
      } else {
        outcome.emptyRoots.insert(root.index)
      }
      outcome.current = nil
      outcome.warnings = order.known.warnings + notes.messages.filter { !order.known.warnings.contains($0) }
    }
    return outcome
  }
}
