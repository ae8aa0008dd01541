extension MarkupElement {
  /// Gives objects without an identifier one, and objects and constraints with an identifier that is taken another one.
  ///
  /// - Returns: A sentence for each identifier that is used twice.
  mutating func makeIdentifiersUnique() -> [InterfaceProblem] {
    var taken: Set<String> = []
    noteIdentifiers(in: &taken)
    var seen: Set<String> = []
    var problems: [InterfaceProblem] = []
    assignIdentifiers(taken: &taken, seen: &seen, problems: &problems)
    return problems
  }

  private func noteIdentifiers(in taken: inout Set<String>) {
    if let id = attributes["id"] { taken.insert(id) }
    for child in children { child.noteIdentifiers(in: &taken) }
  }

  private mutating func assignIdentifiers(taken: inout Set<String>, seen: inout Set<String>, problems: inout [InterfaceProblem]) {
    if InterfaceVocabulary.needsIdentifier(self) {
      let id = attributes["id"] ?? ""
      if id.isEmpty || !seen.insert(id).inserted {
        if !id.isEmpty { problems.append(InterfaceProblem(line: line, "The identifier “\(id)” is used twice")) }
        attributes["id"] = Self.free(id.isEmpty ? name : id, in: &taken)
        attributes[Self.replacedIdentifier] = "YES"
      }
    }
    for index in children.indices { children[index].assignIdentifiers(taken: &taken, seen: &seen, problems: &problems) }
  }

  /// The attribute that marks an element whose identifier isn't that of the file.
  private static let replacedIdentifier = "glissade:replacedIdentifier"

  /// Whether the identifier isn't in the file.
  var hasReplacedIdentifier: Bool { attributes[Self.replacedIdentifier] != nil }

  private static func free(_ stem: String, in taken: inout Set<String>) -> String {
    var number = 2
    while !taken.insert("\(stem)-\(number)").inserted { number += 1 }
    return "\(stem)-\(number)"
  }
}
