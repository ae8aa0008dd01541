import Tweaks

/// The demos that a program offers, found by their ids.
@MainActor
struct DemoCatalog {
  /// At least one.
  let demos: [any Demo.Type]

  /// A catalogue of these demos, or a failure that says why they cannot be shown.
  init(_ demos: [any Demo.Type]) throws(CommandFailure) {
    if let problem = Self.problem(with: demos) { throw .demoError(problem) }
    self.demos = demos
  }

  /// Says what keeps demos from being shown; nil where nothing does.
  private static func problem(with demos: [any Demo.Type]) -> String? {
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

  /// The demo called `id`, or a failure that names the one probably meant.
  func demo(_ id: String) throws(CommandFailure) -> any Demo.Type {
    if let demo = demos.first(where: { $0.id == id }) { return demo }
    let nearest = NearestName.find(id, among: demos.map { $0.id })
    let hint = nearest.map { "did you mean “\($0)”?" } ?? "“glissade list” shows all"
    throw .usage("there is no demo “\(id)”; \(hint)")
  }
}
