import Tweaks

/// The demos that a program offers, found by their ids.
@MainActor
struct DemoCatalog {
  let demos: [any Demo.Type]

  init(_ demos: [any Demo.Type]) {
    let ids = demos.map { $0.id }
    precondition(Set(ids).count == ids.count, "Two demos have the same id: \(ids.joined(separator: ", ")).")
    self.demos = demos
  }

  /// The demo called `id`, or a failure that names the one probably meant.
  func demo(_ id: String) throws(CommandFailure) -> any Demo.Type {
    if let demo = demos.first(where: { $0.id == id }) { return demo }
    let nearest = NearestName.find(id, among: demos.map { $0.id })
    let hint = nearest.map { "did you mean “\($0)”?" } ?? "“glissade list” shows all"
    throw .usage("there is no demo “\(id)”; \(hint)")
  }
}
