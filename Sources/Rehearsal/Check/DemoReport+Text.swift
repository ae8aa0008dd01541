import Foundation

extension DemoReport {
  /// The report for people, with a line for the demo and one for each problem.
  ///
  /// A cause is listed once, with the first run, interruption or disturbance that shows it and the number of the others.
  package var text: String {
    let lines = lines
    let swept = sweep.interruptions == 0 ? "" : ", \(sweep.interruptions) interruptions"
    let disturbed = disturbances.map { ", \($0.disturbances) disturbances" } ?? ""
    let shown = expected.isEmpty ? "" : ", shows \(expected.map(\.rawValue).sorted().joined(separator: ", "))"
    let verdict = isFine ? "fine" : lines.count == 1 ? "1 problem" : "\(lines.count) problems"
    let played = monkey.map { ", \($0.events) monkey events (seed \($0.seed))" } ?? ""
    let name = demo + (exhibit.map { " (\($0))" } ?? "")
    return (["\(name): \(verdict)\(shown)\(swept)\(disturbed)\(played)"] + lines.map { "  " + $0 }).map { $0 + "\n" }.joined()
  }

  package var problemCount: Int { lines.count }

  /// The number of interruptions, disturbances and random events.
  package var disturbanceCount: Int { sweep.interruptions + (disturbances?.disturbances ?? 0) + (monkey?.events ?? 0) }

  private var lines: [String] {
    let missing = missing.map { Case(words: "should show “\($0.rawValue)” but doesn't", separator: "", problem: "") }
    return Case.lines(of: unexpected.map(diagnosisCase) + missing + otherCases)
  }

  /// The problems found after the phases have run by themselves, the simplest first.
  private var otherCases: [Case] {
    let rest = remains.map { [Case(words: "at the end", separator: ", something is left behind: ", problem: $0)] } ?? []
    let played = takeProblems.map { Case(words: "after the take “\($0.take)”", separator: ": ", problem: $0.problem) }
    return rest + played + sweep.findings.map(sweepCase) + (disturbances?.findings ?? []).map(disturbanceCase)
      + (monkey?.findings ?? []).map(monkeyCase)
  }

  private func diagnosisCase(_ diagnosis: Diagnosis) -> Case {
    let words = "\(place(diagnosis.phase, diagnosis.take)), \(Self.seconds(diagnosis.time))"
    return Case(words: words, separator: ": ", problem: diagnosis.message)
  }

  private func sweepCase(_ finding: InterruptionSweep.Finding) -> Case {
    let words = "when \(finding.interruption.words) at \(Self.seconds(finding.time))"
    return Case(
      words: "\(place(finding.phase, finding.take)): \(words)", problem: finding.problem, count: finding.frames,
      hint: finding.reproduction?.hint ?? "")
  }

  private func disturbanceCase(_ finding: DisturbanceCheck.Finding) -> Case {
    Case(
      words: "\(finding.phase.rawValue): \(finding.words)", problem: finding.problem, count: finding.cases, hint: finding.reproduction.hint)
  }

  private func monkeyCase(_ finding: MonkeyCheck.Finding) -> Case {
    Case(
      words: "monkey, seed \(finding.seed), burst \(finding.burst)", separator: ": ", problem: finding.problem, count: finding.bursts,
      hint: finding.hint)
  }

  private func place(_ phase: DemoPhase, _ take: String?) -> String { take.map { "take “\($0)”" } ?? phase.rawValue }

  private static func seconds(_ time: TimeInterval) -> String { DecimalText.of(time, places: 3) + " s" }
}

/// Runs, interruptions or disturbances of one kind that lead to a problem.
private struct Case {
  let words: String
  /// The text between the words and the problem.
  var separator = ", "
  let problem: String
  var count = 1
  /// How to see the first of the runs, interruptions or disturbances.
  var hint = ""

  /// Returns a line for each cause, in the order in which the causes first occur.
  static func lines(of cases: [Case]) -> [String] {
    var groups: [[Case]] = []
    var indexes: [String: Int] = [:]
    for item in cases {
      let cause = item.problem.isEmpty ? item.words : item.problem.cause
      if let index = indexes[cause] {
        groups[index].append(item)
      } else {
        indexes[cause] = groups.count
        groups.append([item])
      }
    }
    return groups.map(line)
  }

  private static func line(of cases: [Case]) -> String {
    let first = cases[0]
    let others = cases.reduce(-1) { $0 + $1.count }
    let count = others == 0 ? "" : others == 1 ? " (and 1 other time)" : " (and \(others) other times)"
    return first.words + first.separator + first.problem + count + first.hint
  }
}

extension DemoReport {
  /// Saves the takes that reproduce problems, except those of the random input: for each cause, the take of its first case.
  package mutating func saveReproductions(_ save: (Reproduction) -> Reproduction.Saved?) {
    var known = Set((unexpected.map(\.message) + [remains].compactMap { $0 } + takeProblems.map(\.problem)).map(\.cause))
    for index in sweep.findings.indices {
      let finding = sweep.findings[index]
      guard let reproduction = finding.reproduction, known.insert(finding.problem.cause).inserted else { continue }
      sweep.findings[index].reproduction?.saved = save(reproduction)
    }
    for index in (disturbances?.findings ?? []).indices {
      guard let finding = disturbances?.findings[index], known.insert(finding.problem.cause).inserted else { continue }
      disturbances?.findings[index].reproduction.saved = save(finding.reproduction)
    }
  }
}
