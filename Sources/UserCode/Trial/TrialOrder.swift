import SourceReport

/// What a process tries: a version of a user's code, and the roots of it that haven't been tried.
struct TrialOrder: Codable, Sendable {
  var report: SourceReport
  /// The modules of others that the code uses.
  var modules: [BuiltModule] = []
  /// What the app finds beside its code, or nil without a project.
  var app: AppFiles?
  /// The name of the preferred root, or nil.
  var root: String?
  /// What is known from earlier processes, which a root has ended.
  var known = TrialReport()

  /// Whether roots that aren't the app are tried only if the app shows nothing, as a project is one app.
  private var prefersApp: Bool { app != nil }

  /// The roots in the order in which they are tried: the preferred one and, of a project, previews and the app before other types.
  var roots: [SourceRoot] { report.roots.filter(isFirst) + report.roots.filter { !isFirst($0) } }

  /// Returns whether a root is tried in any case.
  func isFirst(_ root: SourceRoot) -> Bool { !prefersApp || isPreferred(root) || root.kind.isApp || root.kind == .preview }

  func isPreferred(_ root: SourceRoot) -> Bool { self.root != nil && (root.name == self.root || root.type == self.root) }
}
