import SourceReport

/// The outcome of a trial.
struct TrialReport: Codable, Equatable, Sendable {
  /// Why a root isn't shown.
  struct Failure: Codable, Equatable, Sendable {
    /// Whether the code didn't return, rather than crash.
    var isHang = false
    /// A sentence about the version that begins in lowercase, without a full stop.
    var text: String
    /// The user's lines on the stack, the innermost first.
    var lines: [SourceMessage] = []
  }

  /// How the roots are put on the stage, by their indexes.
  var placements: [Int: Placement] = [:]
  /// The roots that show nothing: delegates that set no root view controller.
  var emptyRoots: Set<Int> = []
  /// The roots that crashed or didn't return.
  var failures: [Int: Failure] = [:]
  /// Why UIKit stops apps when they are shown first, by the indexes of their roots: the reasons of its exceptions.
  var exceptions: [Int: String] = [:]
  /// The root that is being tried.
  var current: Int?
  /// The warnings about the app's Interface Builder files.
  var warnings: [SourceMessage] = []

  func hasTried(_ root: Int) -> Bool { placements[root] != nil || emptyRoots.contains(root) || failures[root] != nil }
}

extension TrialReport {
  /// Returns the warnings about roots of a report that aren't shown, and those about Interface Builder files.
  func messages(about report: SourceReport) -> [SourceMessage] {
    let shown = report.roots.first { placements[$0.index] != nil }
    let instead = shown.map { ", so “\($0.name)” is shown in its place" } ?? ""
    let hidden = report.roots.compactMap { root -> SourceMessage? in
      if let reason = exceptions[root.index] {
        let text = "“\(root.name)”\(Self.stopping)\(reason)"
        return SourceMessage(.warning, path: report.files[root.file].path, line: root.line, column: 1, text: text)
      }
      if let failure = failures[root.index] {
        let line = failure.lines.first
        return SourceMessage(
          .warning, path: line?.path ?? report.files[root.file].path, line: line?.line ?? root.line, column: line?.column ?? 1,
          text: "“\(root.name)” isn't shown: \(failure.text)")
      }
      guard emptyRoots.contains(root.index) else { return nil }
      return SourceMessage(
        .warning, path: report.files[root.file].path, line: root.line, column: 1, text: "\(Self.absence(in: root))\(instead)")
    }
    return hidden + warnings
  }

  /// What is between the name of a root and the reason of the exception that stops it.
  static let stopping = " is stopped when it starts: "

  /// Returns why nothing of a report is shown, or nil if something is.
  func problem(with report: SourceReport) -> CodeProblem? {
    guard placements.isEmpty else { return nil }
    if let failure = report.roots.lazy.compactMap({ failures[$0.index] }).first { return CodeProblem(failure) }
    let empty = report.roots.filter { emptyRoots.contains($0.index) }
    guard let first = empty.first else { return nil }
    let lines = empty.map { root in
      SourceMessage(.error, path: report.files[root.file].path, line: root.line, column: 1, text: Self.absence(in: root))
    }
    return CodeProblem(.code, "there is nothing to show, as \(Self.absence(in: first))", lines: lines)
  }

  private static func absence(in root: SourceRoot) -> String {
    root.kind == .storyboard ? "the main storyboard has no initial view controller" : "\(root.name) sets no root view controller"
  }
}

extension CodeProblem {
  init(_ failure: TrialReport.Failure) {
    self.init(failure.isHang ? .hang : .crash, failure.text, lines: failure.lines)
  }
}
