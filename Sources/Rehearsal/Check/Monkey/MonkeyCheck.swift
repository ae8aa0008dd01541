import UIKit

/// Checks a demo with random input and random changes of the stage, in virtual time.
///
/// The duration is in the stage's seconds, so a seed has the same result everywhere, however busy the machine is. It is divided into
/// bursts, each on a new stage. Playing the take of a burst reproduces its problem.
@MainActor
package struct MonkeyCheck {
  package struct Finding: Sendable {
    var seed: Int
    /// The first burst with the problem, from 1.
    var burst: Int
    var bursts: Int
    var problem: String
    /// The shortest take that reproduces the problem.
    package var take: Take
    /// The path of the saved take, or nil if it couldn't be saved.
    package var file: String?
  }

  package struct Result: Sendable {
    var seed: Int
    var events = 0
    package var findings: [Finding] = []
  }

  let trial: TakeTrial
  /// The total duration, in the stage's seconds.
  let seconds: TimeInterval
  let seed: Int

  /// The duration of a burst, in the stage's seconds.
  static let burst: TimeInterval = 4
  /// The maximum number of takes to try when shortening one.
  private static let tries = 120

  /// Runs the check, and reports its progress in 0…1.
  func run(progress: (Double) -> Void = { _ in }) -> Result {
    var result = Result(seed: seed)
    let bursts = max(Int((seconds / Self.burst).rounded(.up)), 1)
    for burst in 1...bursts {
      progress(Double(burst - 1) / Double(bursts))
      let take = take(of: burst)
      result.events += take.events.count
      guard let problem = trial.problem(after: take) else { continue }
      if let known = result.findings.firstIndex(where: { $0.problem.withoutNumbers == problem.withoutNumbers }) {
        result.findings[known].bursts += 1
      } else {
        result.findings.append(
          Finding(seed: seed, burst: burst, bursts: 1, problem: problem, take: shortened(take, problem), file: nil))
      }
    }
    return result
  }

  func take(of burst: Int) -> Take {
    let begin = TimeInterval(burst - 1) * Self.burst
    var generator = MonkeyInputGenerator(
      SeededRandom(seed: UInt64(bitPattern: Int64(seed)), name: trial.scenario.demo.takeID, number: burst),
      on: trial.scenario.configuration,
      phases: trial.scenario.demo.phases, targets: trial.untouched.targets)
    return generator.take(
      named: "monkey-\(seed)-\(burst)", demo: trial.scenario.demo.takeID, lasting: min(Self.burst, max(seconds - begin, 0.1)))
  }

  private func shortened(_ take: Take, _ problem: String) -> Take {
    let shrinking = TakeShrinking(stillFails: { trial.problem(after: $0)?.withoutNumbers == problem.withoutNumbers }, tries: Self.tries)
    let shorter = trial.shortened(take, problem)
    return shrinking.shrink(shrinking.stillFails(shorter) ? shorter : take)
  }
}
