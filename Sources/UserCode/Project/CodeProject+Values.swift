import Foundation
import Tweaks

// Tuned values, some of which are compiled into the code.
extension CodeProject {
  /// The time for which values must stay unchanged before they are compiled, in seconds.
  private static var patience: TimeInterval { 0.25 }

  /// Runs the code with tuned values. Those that can't be live are compiled into it in the background, shortly after the last change.
  package func use(_ values: [Tweak.ID: TweakValue]) {
    guard values != self.values else { return }
    let wanted = current?.variants.compiledValues(in: self.values)
    self.values = values
    if wanted != current?.variants.compiledValues(in: values) { compileValues() }
  }

  /// Shows the code of the current version with the tuned values, and builds it if necessary.
  func compileValues() {
    guard let current else { return }
    let variants = current.variants
    let wanted = variants.compiledValues(in: values)
    // A newer version that is being built has other values than are wanted by now.
    if let contents, contents != current.contents, builder.isBuilding { return build(contents) }
    builder.cancel()
    if variants.contains(wanted) { return show(wanted, of: current) }
    guard wanted != variants.failedValues else { return setPending([]) }
    setPending(Self.differences(wanted, variants.shownValues))
    builder.start(job(current.contents, plain: current.plain), after: Self.patience)
  }

  private static func differences(_ values: [Tweak.ID: TweakValue], _ others: [Tweak.ID: TweakValue]) -> Set<Tweak.ID> {
    Set(Set(values.keys).union(others.keys).filter { values[$0] != others[$0] })
  }

  func show(_ values: [Tweak.ID: TweakValue], of version: CodeVersion) {
    let isOther = version.variants.shownValues != values
    version.variants.show(values)
    begin(version.variants.shown)
    // The problem of a newer version stays.
    if contents == version.contents { status = CodeStatus(messages: version.warnings) } else { status.pendingValues = [] }
    onChange(isOther ? .build : .status)
  }

  func setPending(_ values: Set<Tweak.ID>) {
    guard status.pendingValues != values || status.activity != .idle else { return }
    status.pendingValues = values
    status.activity = .idle
    onChange(.status)
  }
}
