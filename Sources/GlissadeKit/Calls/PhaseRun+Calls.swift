import UIKit

extension PhaseRun {
  /// The calls that have been noted during the run, their times in seconds since the phase began.
  func timed(_ log: TransitionCallLog) -> [TransitionCall] { log.calls.map { $0.shifted(by: runTime(of: 0)) } }
}
