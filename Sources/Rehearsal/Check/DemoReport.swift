import Foundation

package struct DemoReport: Sendable {
  /// A contract that the demo broke.
  struct Diagnosis: Equatable, Sendable, Encodable {
    var phase: DemoPhase
    /// The take that played, or nil for a phase that ran by itself.
    var take: String?
    var kind: DiagnosisKind
    /// The time since the start of the phase, in seconds.
    var time: TimeInterval
    var message: String
  }

  /// A problem after a take has been played.
  struct TakeProblem: Equatable, Sendable, Encodable {
    var take: String
    var problem: String
  }

  var demo: String
  /// The demo's deliberate mistake, or nil if it makes none.
  var exhibit: String?
  /// The kinds of diagnoses that the mistake causes.
  var expected: Set<DiagnosisKind>
  var diagnoses: [Diagnosis] = []
  /// What remains on the stage after all phases, in words, or nil for nothing.
  var remains: String?
  var sweep = InterruptionSweep.Result()
  var takeProblems: [TakeProblem] = []
  /// The results of the disturbances, or nil without them.
  var disturbances: DisturbanceCheck.Result?
  /// The results of the random input, or nil without it.
  package var monkey: MonkeyCheck.Result?

  var unexpected: [Diagnosis] { diagnoses.filter { !expected.contains($0.kind) } }

  /// The expected kinds that weren't diagnosed, in the order of their declaration.
  var missing: [DiagnosisKind] { DiagnosisKind.allCases.filter { expected.contains($0) && !diagnoses.map(\.kind).contains($0) } }

  var endsWithException: Bool { diagnoses.last?.kind == .exception }

  package var isFine: Bool {
    unexpected.isEmpty && missing.isEmpty && remains == nil && sweep.findings.isEmpty && takeProblems.isEmpty
      && disturbances?.findings.isEmpty != false && monkey?.findings.isEmpty != false
  }
}
