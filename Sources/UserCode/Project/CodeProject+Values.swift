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
    let wanted = current.variants.compiledValues(in: values)
    valueChangeCount += 1
    // A newer version that is being built has outdated values.
    if let contents, contents != current.contents, run != nil { return build(contents) }
    run?.cancel()
    run = nil
    if current.variants.contains(wanted) { return show(wanted, of: current) }
    guard wanted != failedValues, isWatching else { return setPending([]) }
    setPending(Self.differences(wanted, current.variants.shownValues))
    let number = valueChangeCount
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) {
      MainActor.assumeIsolated { [weak self] in
        guard let self, number == valueChangeCount, let current = self.current else { return }
        build(current.contents, plain: current.plain)
      }
    }
  }

  private static func differences(_ values: [Tweak.ID: TweakValue], _ others: [Tweak.ID: TweakValue]) -> Set<Tweak.ID> {
    Set(Set(values.keys).union(others.keys).filter { values[$0] != others[$0] })
  }

  func show(_ values: [Tweak.ID: TweakValue], of version: CodeVersion) {
    let isOther = version.variants.shownValues != values
    version.variants.show(values)
    if isWatching { begin(version.variants.shown) }
    failedValues = nil
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
