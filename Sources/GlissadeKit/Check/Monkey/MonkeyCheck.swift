import UIKit

/// Lets a monkey at a demo: seeded random input, and other things that happen to a stage, in virtual time.
///
/// The seconds are the stage's own, so that the same seed does the same everywhere, however busy the machine is. They are spent in
/// bursts, each on a fresh stage; what goes wrong in a burst is the same when its take is played.
@MainActor
struct MonkeyCheck {
  /// Something that went wrong.
  struct Finding: Sendable {
    var seed: Int
    /// The burst in which it first went wrong, from 1.
    var burst: Int
    /// In how many bursts it went wrong.
    var bursts: Int
    /// What is not as it must be, in words.
    var problem: String
    /// As little as is needed for it to go wrong again.
    var take: Take
    /// Where the take has been saved; nil where it could not be.
    var file: String?
  }

  struct Result: Sendable {
    var seed: Int
    /// How many things the monkey did.
    var events = 0
    var findings: [Finding] = []
  }

  let trial: TakeTrial
  /// How long the monkey is at it, in the stage's seconds.
  let seconds: TimeInterval
  let seed: Int

  /// How long a burst lasts, in the stage's seconds.
  static let burst: TimeInterval = 4
  /// How many takes are tried to find the shortest one that goes wrong.
  private static let tries = 120

  func run() -> Result {
    var result = Result(seed: seed)
    for burst in 1...max(Int((seconds / Self.burst).rounded(.up)), 1) {
      let take = take(of: burst)
      result.events += take.events.count
      guard let problem = trial.problem(after: take) else { continue }
      if let known = result.findings.firstIndex(where: { Self.isSame($0.problem, problem) }) {
        result.findings[known].bursts += 1
      } else {
        result.findings.append(
          Finding(seed: seed, burst: burst, bursts: 1, problem: problem, take: shortened(take, problem), file: nil))
      }
    }
    return result
  }

  /// What the monkey does in one burst.
  func take(of burst: Int) -> Take {
    let begin = TimeInterval(burst - 1) * Self.burst
    var hand = MonkeyHand(
      SeededRandom(seed: UInt64(bitPattern: Int64(seed)), name: trial.demo.id, number: burst), on: trial.configuration,
      phases: trial.demo.phases, targets: trial.untouched.targets)
    return hand.take(named: "monkey-\(seed)-\(burst)", demo: trial.demo.id, lasting: min(Self.burst, max(seconds - begin, 0.1)))
  }

  private func shortened(_ take: Take, _ problem: String) -> Take {
    TakeShrinking(stillFails: { trial.problem(after: $0).map { Self.isSame($0, problem) } ?? false }, tries: Self.tries).shrink(take)
  }

  /// Whether the same went wrong, whatever numbers are in the words.
  private static func isSame(_ a: String, _ b: String) -> Bool {
    a.filter { !$0.isNumber && $0 != "-" && $0 != "." } == b.filter { !$0.isNumber && $0 != "-" && $0 != "." }
  }
}
