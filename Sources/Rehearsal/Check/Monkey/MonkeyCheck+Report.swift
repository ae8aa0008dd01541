import Tweaks

extension MonkeyCheck.Finding {
  /// The command line option that reproduces the problem, empty for a take that isn't saved.
  var hint: String {
    let events = take.events.count == 1 ? "1 event reproduces" : "\(take.events.count) events reproduce"
    return file.map { "; \(events) it: --take \(ShellWord.quoted($0))" } ?? ""
  }
}

extension MonkeyCheck.Result: Encodable {
  private enum CodingKeys: String, CodingKey {
    case seed, events, findings
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(seed, forKey: .seed)
    try container.encode(events, forKey: .events)
    try container.encode(findings, forKey: .findings)
  }
}

extension MonkeyCheck.Finding: Encodable {
  private enum CodingKeys: String, CodingKey {
    case seed, burst, bursts, problem, take, events
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(seed, forKey: .seed)
    try container.encode(burst, forKey: .burst)
    try container.encode(bursts, forKey: .bursts)
    try container.encode(problem, forKey: .problem)
    try container.encodeIfPresent(file, forKey: .take)
    try container.encode(take.events.count, forKey: .events)
  }
}
