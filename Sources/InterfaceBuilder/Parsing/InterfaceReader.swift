/// Reads what the elements of an Interface Builder file mean.
struct InterfaceReader {
  /// The catalogs of the pictures in the file's list of resources, by name. The user's own catalogs are nil.
  private(set) var imageCatalogs: [String: Set<String?>] = [:]
  /// What can't be read, in the order of the file.
  private(set) var problems: [InterfaceProblem]
  private var unknown: Set<String> = []

  init(problems: [InterfaceProblem]) { self.problems = problems }

  mutating func note(_ sentence: String, at element: MarkupElement) {
    problems.append(InterfaceProblem(line: element.line, sentence))
  }

  /// Notes an element that isn't known, once for each name.
  mutating func noteUnknown(_ element: MarkupElement, _ consequence: String) {
    guard unknown.insert(element.name).inserted else { return }
    note("The element “\(element.name)” isn’t known\(consequence)", at: element)
  }

  mutating func noteCatalog(_ catalog: String?, ofImage name: String) {
    imageCatalogs[name, default: []].insert(catalog)
  }
}
