import Foundation

/// What trying a demo has shown.
struct DemoReport: Sendable {
  /// A promise that the demo broke.
  struct Diagnosis: Equatable, Sendable, Encodable {
    var phase: DemoPhase
    /// The take that was played; nil for a phase that ran by itself.
    var take: String?
    var kind: DiagnosisKind
    /// Seconds since the phase began.
    var time: TimeInterval
    /// What is wrong, in plain words.
    var message: String
  }

  /// What is wrong after a take has been played.
  struct Aftermath: Equatable, Sendable, Encodable {
    var take: String
    var problem: String
  }

  var demo: String
  /// What it did wrong on purpose; nil where it was to do everything right.
  var exhibit: String?
  /// The kinds of diagnoses that an exhibit of a mistake is there to show.
  var expected: Set<DiagnosisKind>
  var diagnoses: [Diagnosis] = []
  /// What is left on the stage when all phases are over, in words; nil for nothing.
  var remains: String?
  var sweep = InterruptionSweep.Result()
  var aftermaths: [Aftermath] = []
  /// What came of a monkey's hands; nil where there was none.
  var monkey: MonkeyCheck.Result?

  /// Diagnoses that nobody expected.
  var unexpected: [Diagnosis] { diagnoses.filter { !expected.contains($0.kind) } }

  /// Kinds that were expected and did not show, in alphabetical order.
  var missing: [DiagnosisKind] { DiagnosisKind.allCases.filter { expected.contains($0) && !diagnoses.map(\.kind).contains($0) } }

  /// Whether the latest thing that the demo did was to raise an exception.
  var endsWithException: Bool { diagnoses.last?.kind == .exception }

  var isFine: Bool {
    unexpected.isEmpty && missing.isEmpty && remains == nil && sweep.findings.isEmpty && aftermaths.isEmpty
      && monkey?.findings.isEmpty != false
  }

  /// For people: a line for the demo, and one for each thing that is wrong.
  var text: String {
    var lines: [String] = []
    for diagnosis in unexpected {
      lines.append("\(place(diagnosis.phase, diagnosis.take)), \(Self.seconds(diagnosis.time)): \(diagnosis.message)")
    }
    for kind in missing { lines.append("is there to show “\(kind.rawValue)”, and does not") }
    if let remains { lines.append("leaves something behind when all is over: \(remains)") }
    for finding in sweep.findings {
      let others = finding.frames > 1 ? " (and at \(finding.frames - 1) other moments)" : ""
      lines.append(
        "\(place(finding.phase, finding.take)): when \(finding.interruption.words) at \(Self.seconds(finding.time))\(others), "
          + "\(finding.problem)")
    }
    for aftermath in aftermaths { lines.append("after the take “\(aftermath.take)”: \(aftermath.problem)") }
    for finding in monkey?.findings ?? [] { lines.append(finding.text) }
    let swept = sweep.interruptions == 0 ? "" : ", \(sweep.interruptions) interruptions"
    let shown = expected.isEmpty ? "" : ", shows \(expected.map(\.rawValue).sorted().joined(separator: ", "))"
    let verdict = isFine ? "fine" : lines.count == 1 ? "1 thing is wrong" : "\(lines.count) things are wrong"
    let played = monkey.map { ", \($0.events) monkey events (seed \($0.seed))" } ?? ""
    let name = demo + (exhibit.map { " (\($0))" } ?? "")
    return (["\(name): \(verdict)\(shown)\(swept)\(played)"] + lines.map { "  " + $0 }).map { $0 + "\n" }.joined()
  }

  private func place(_ phase: DemoPhase, _ take: String?) -> String { take.map { "take “\($0)”" } ?? phase.rawValue }

  private static func seconds(_ time: TimeInterval) -> String { DecimalText.of(time, places: 3) + " s" }
}

extension DemoReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case demo, exhibit, isFine, diagnoses, missingDiagnoses, remains, interruptions, findings, aftermaths, monkey
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(demo, forKey: .demo)
    try container.encodeIfPresent(exhibit, forKey: .exhibit)
    try container.encode(isFine, forKey: .isFine)
    try container.encode(diagnoses, forKey: .diagnoses)
    try container.encode(missing, forKey: .missingDiagnoses)
    try container.encodeIfPresent(remains, forKey: .remains)
    try container.encode(sweep.interruptions, forKey: .interruptions)
    try container.encode(sweep.findings, forKey: .findings)
    try container.encode(aftermaths, forKey: .aftermaths)
    try container.encodeIfPresent(monkey, forKey: .monkey)
  }
}

extension InterruptionSweep.Finding: Encodable {
  private enum CodingKeys: String, CodingKey {
    case phase, interruption, take, time, frames, problem
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(phase, forKey: .phase)
    try container.encode(interruption.rawValue, forKey: .interruption)
    try container.encodeIfPresent(take, forKey: .take)
    try container.encode(time, forKey: .time)
    try container.encode(frames, forKey: .frames)
    try container.encode(problem, forKey: .problem)
  }
}
