import Foundation

/// The values of a custom key of a `CALayer` subclass. The layer redraws itself in each frame.
struct CustomTrack {
  let key: String
  let spring: Spring?
  private let kind: AnimatableValue.Kind
  private let range: ValueRange

  /// Returns nil if the values can't be interpolated.
  init?(_ key: String, from: Any?, to: Any?, by: Any?, spring: Spring?) {
    let values = [from, to, by].compactMap { $0 }
    let kinds: [AnimatableValue.Kind] = [.number, .point, .size, .rect, .color]
    guard !values.isEmpty, let kind = kinds.first(where: { kind in values.allSatisfy { AnimatableValue($0, kind: kind) != nil } })
    else { return nil }
    self.key = key
    self.spring = spring
    self.kind = kind
    func convert(_ value: Any?) -> AnimatableValue? { value.flatMap { AnimatableValue($0, kind: kind) } }
    range = ValueRange(from: convert(from), to: convert(to), by: convert(by))
  }

  /// Returns the value at a progress, for a layer whose own value is `own`.
  func value(at progress: Double, own: Any?) -> Any? {
    guard let ends = range.ends(around: own.flatMap { AnimatableValue($0, kind: kind) }) else { return nil }
    return AnimatableValue.interpolate(ends.0, ends.1, progress).value
  }
}
