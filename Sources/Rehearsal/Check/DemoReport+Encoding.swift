import Foundation

extension DemoReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case demo, exhibit, isFine, diagnoses, missingDiagnoses, remains, interruptions, findings, takeProblems = "aftermaths", disturbances,
      disturbanceFindings, monkey
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(demo, forKey: .demo)
    try container.encodeIfPresent(exhibit, forKey: .exhibit)
    try container.encode(isFine, forKey: .isFine)
    try container.encode(diagnoses, forKey: .diagnoses)
    try container.encode(missing, forKey: .missingDiagnoses)
    try container.encodeIfPresent(remains, forKey: .remains)
    try container.encode(sweep.interruptions, forKey: .interruptions)
    try container.encode(sweep.findings, forKey: .findings)
    try container.encode(takeProblems, forKey: .takeProblems)
    try container.encodeIfPresent(disturbances?.disturbances, forKey: .disturbances)
    try container.encodeIfPresent(disturbances?.findings, forKey: .disturbanceFindings)
    try container.encodeIfPresent(monkey, forKey: .monkey)
  }
}

extension InterruptionSweep.Finding: Encodable {
  private enum CodingKeys: String, CodingKey {
    case phase, interruption, take, time, frames, problem, file
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(phase, forKey: .phase)
    try container.encode(interruption.rawValue, forKey: .interruption)
    try container.encodeIfPresent(take, forKey: .take)
    try container.encode(time, forKey: .time)
    try container.encode(frames, forKey: .frames)
    try container.encode(problem, forKey: .problem)
    try container.encodeIfPresent(reproduction?.saved?.file, forKey: .file)
  }
}

extension DisturbanceCheck.Finding: Encodable {
  private enum CodingKeys: String, CodingKey {
    case phase, disturbance, words, time, cases, problem, file
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(phase, forKey: .phase)
    try container.encode(kind.rawValue, forKey: .disturbance)
    try container.encode(words, forKey: .words)
    try container.encode(time, forKey: .time)
    try container.encode(cases, forKey: .cases)
    try container.encode(problem, forKey: .problem)
    try container.encodeIfPresent(reproduction.saved?.file, forKey: .file)
  }
}
