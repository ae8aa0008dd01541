import Foundation

extension DemoReport {
  /// The report for people, with a line for the demo and one for each problem.
  ///
  /// A problem that several interruptions or disturbances lead to is written once, with the first of them. One that occurs without them,
  /// too, is not written again. Problems are the same if they differ only in their numbers.
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

  private var lines: [String] {
    var lines: [String] = []
    lines += Case.lines(of: unexpected.map(diagnosisCase))
    for kind in missing { lines.append("should show “\(kind.rawValue)” but doesn't") }
    if let remains { lines.append("leaves something behind at the end: \(remains)") }
    for takeProblem in takeProblems { lines.append("after the take “\(takeProblem.take)”: \(takeProblem.problem)") }
    let cases = sweep.findings.map(sweepCase) + (disturbances?.findings ?? []).map(disturbanceCase)
    lines += Case.lines(of: cases.filter { !plainProblems.contains($0.problem.withoutNumbers) })
    for finding in monkey?.findings ?? [] { lines.append(finding.text) }
    return lines
  }

  private func diagnosisCase(_ diagnosis: Diagnosis) -> Case {
    let words = "\(place(diagnosis.phase, diagnosis.take)), \(Self.seconds(diagnosis.time))"
    return Case(words: words, separator: ": ", problem: diagnosis.message)
  }

  private func sweepCase(_ finding: InterruptionSweep.Finding) -> Case {
    let others = finding.frames > 1 ? " (and at \(finding.frames - 1) other times)" : ""
    let words = "when \(finding.interruption.words) at \(Self.seconds(finding.time))\(others)"
    return Case(words: "\(place(finding.phase, finding.take)): \(words)", problem: finding.problem, reproduction: finding.reproduction)
  }

  private func disturbanceCase(_ finding: DisturbanceCheck.Finding) -> Case {
    Case(words: "\(finding.phase.rawValue): \(finding.words)", problem: finding.problem, reproduction: finding.reproduction)
  }

  private func place(_ phase: DemoPhase, _ take: String?) -> String { take.map { "take “\($0)”" } ?? phase.rawValue }

  private static func seconds(_ time: TimeInterval) -> String { DecimalText.of(time, places: 3) + " s" }
}

/// A run, an interruption or a disturbance that leads to a problem.
private struct Case {
  /// The phase and what happened in it.
  let words: String
  /// The text between the words and the problem.
  var separator = ", "
  let problem: String
  var reproduction: Reproduction?

  /// Returns a line for each problem, in the order of the first cases.
  static func lines(of cases: [Case]) -> [String] {
    var groups: [[Case]] = []
    var indexes: [String: Int] = [:]
    for item in cases {
      let problem = item.problem.withoutNumbers
      if let index = indexes[problem] {
        groups[index].append(item)
      } else {
        indexes[problem] = groups.count
        groups.append([item])
      }
    }
    return groups.map(line)
  }

  private static func line(of cases: [Case]) -> String {
    let first = cases[0]
    let count = cases.count == 2 ? " (the same in 1 other way)" : " (the same in \(cases.count - 1) other ways)"
    return first.words + first.separator + first.problem + (cases.count > 1 ? count : "") + (first.reproduction?.hint ?? "")
  }
}

extension DemoReport {
  /// The problems that occur without an interruption or a disturbance, without their numbers.
  private var plainProblems: Set<String> { Set(unexpected.map(\.message.withoutNumbers)) }

  /// Saves the takes that reproduce problems, except those of the random input: for each problem, that of the first case.
  package mutating func saveReproductions(_ save: (Reproduction) -> Reproduction.Saved?) {
    var known = plainProblems
    for index in sweep.findings.indices {
      let finding = sweep.findings[index]
      guard let reproduction = finding.reproduction, known.insert(finding.problem.withoutNumbers).inserted else { continue }
      sweep.findings[index].reproduction?.saved = save(reproduction)
    }
    for index in (disturbances?.findings ?? []).indices {
      guard let finding = disturbances?.findings[index], known.insert(finding.problem.withoutNumbers).inserted else { continue }
      disturbances?.findings[index].reproduction.saved = save(finding.reproduction)
    }
  }
}

extension String {
  /// The text without digits and decimal points.
  fileprivate var withoutNumbers: String { filter { !$0.isNumber && $0 != "." } }
}
