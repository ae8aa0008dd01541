import Rehearsal
import SourceReport

extension SourceReport {
  /// Returns the names of the demo of a root. The app of a project has the project's name alone.
  package func name(of root: SourceRoot, in request: CodeRequest) -> SourceName {
    let isApp = request.project != nil && roots.first { $0.kind.isApp }?.index == root.index
    return SourceName(request, path: files[root.file].path, root: roots.count == 1 || isApp ? nil : root.name)
  }
}

extension SourceRoot.Kind {
  /// A Boolean value that indicates whether the root is the whole app.
  var isApp: Bool { self == .delegate || self == .storyboard }
}
