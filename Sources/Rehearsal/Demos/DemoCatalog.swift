import Tweaks

@MainActor
package struct DemoCatalog {
  /// At least one demo.
  package let demos: [DemoDefinition]

  /// Creates a catalog.
  ///
  /// - Throws: A `GlissadeError` if the demos can't be shown.
  package init(_ demos: [DemoDefinition]) throws(GlissadeError) {
    if let problem = Self.problem(with: demos) { throw .demoError(problem) }
    self.demos = demos
  }

  /// The reason why demos can't be shown, or nil if there is none.
  private static func problem(with demos: [DemoDefinition]) -> String? {
    if demos.isEmpty { return "there is no demo to show: “Workbench.main(demos:)” needs at least one" }
    if let id = firstDouble(demos.map { $0.id }) { return "two demos have the id “\(id)”: give each its own" }
    for demo in demos {
      if demo.phases.isEmpty { return "the demo “\(demo.id)” has no phases: name “present”, “dismiss” or both" }
      if let id = firstDouble(demo.tweaks.flatMap(\.tweaks).map(\.id)) {
        return "two tweaks of the demo “\(demo.id)” have the id “\(id)”: give each its own"
      }
    }
    return nil
  }

  private static func firstDouble(_ ids: [String]) -> String? {
    var known: Set<String> = []
    return ids.first { !known.insert($0).inserted }
  }

  /// Returns the demo with the given identifier.
  ///
  /// - Throws: A `GlissadeError` that suggests a similar one if there is none.
  package func demo(_ id: String) throws(GlissadeError) -> DemoDefinition {
    if let demo = demos.first(where: { $0.id == id }) { return demo }
    let nearest = NearestName.find(id, among: demos.map { $0.id })
    let hint = nearest.map { "did you mean “\($0)”?" } ?? "“glissade list” shows all"
    throw .usage("there is no demo “\(id)”; \(hint)")
  }
}
