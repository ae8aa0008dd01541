/// Values given as text, as on the command line: `--set present.duration=0.6`.
extension TweakStore {
  /// Applies `ID=VALUE` strings in one undo step. If one of them is wrong, none is applied, and an error describes the first wrong one.
  package func apply(assignments: [String]) throws(TweakError) {
    var values: [Tweak.ID: TweakValue] = [:]
    for assignment in assignments {
      let (id, value) = try parse(assignment: assignment)
      values[id] = value
    }
    set(values)
  }

  private func parse(assignment: String) throws(TweakError) -> (Tweak.ID, TweakValue) {
    guard let equals = assignment.firstIndex(of: "=") else {
      throw TweakError("“\(assignment)” sets nothing: write ID=VALUE, such as \(example)")
    }
    let id = String(assignment[..<equals])
    guard let tweak = tweak(id) else { throw TweakError(unknownTweak(id)) }
    return (id, try tweak.value(parsing: String(assignment[assignment.index(after: equals)...])))
  }

  /// Returns a message that there is no tweak `id`, with the one that was probably meant.
  func unknownTweak(_ id: String) -> String {
    let nearest = NearestName.find(id, among: tweaks.map(\.id))
    let hint = nearest.map { "did you mean “\($0)”?" } ?? "there are \(tweaks.map(\.id).joined(separator: ", "))"
    return tweaks.isEmpty ? "there is no tweak “\(id)”: nothing can be tuned here" : "there is no tweak “\(id)”; \(hint)"
  }

  private var example: String {
    guard let tweak = tweaks.first else { return "present.duration=0.6" }
    return "\(tweak.id)=\(tweak.text(for: tweak.defaultValue))"
  }
}

extension Tweak {
  /// Returns `ID=VALUE` as one word for a shell, in quotes if the value contains more than letters, digits, and plain characters.
  package func assignment(of value: TweakValue) -> String { ShellWord.quoted("\(id)=\(text(for: value))") }
}
