import UIKit

extension PhaseRun {
  /// Returns the calls that were logged during the run, with times in seconds since the start of the phase.
  package func timed(_ log: TransitionCallLog) -> [TransitionCall] { log.calls.map { $0.shifted(by: runTime(of: 0)) } }
}
