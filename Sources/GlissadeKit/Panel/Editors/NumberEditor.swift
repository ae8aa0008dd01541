import Components
import Tweaks
import UIKit

/// An editor of a number: a slider, and a field with the unit.
final class NumberEditor: TweakEditor {
  private let slider: TweakSlider
  private let unit = UILabel(Theme.caption, Theme.quietText)

  override init(_ edited: EditedTweak) {
    slider = TweakSlider(edited.store)
    super.init(edited)
    unit.text = edited.tweak.unit.symbol
    slider.onMove = { [unowned self] in move(to: $0, stepFactor: $1) }
    slider.onAskForTyping = { [unowned self] in activate() }
    slider.defaultFraction = fraction(of: edited.tweak.defaultValue)
    arrange(
      Row(
        slider, Space(Theme.gap), field.sized(width: Theme.valueWidth).inset(y: 2), Space(4),
        unit.sized(width: Theme.unitWidth).inset(top: 1, bottom: -1)))
  }

  override func refresh() {
    field.refresh()
    slider.value = Float(fraction(of: edited.value))
  }

  /// Returns the position of a value in the range, 0…1.
  private func fraction(of value: TweakValue) -> Double {
    guard let range = edited.tweak.domain.scale?.range, let position = value.position, range.upperBound > range.lowerBound
    else { return 0 }
    return (position - range.lowerBound) / (range.upperBound - range.lowerBound)
  }

  override func cancelDrag() -> Bool { slider.cancelDrag() }

  private func move(to fraction: Double, stepFactor: Double) {
    guard let scale = edited.tweak.domain.scale else { return }
    let position = scale.range.lowerBound + fraction * (scale.range.upperBound - scale.range.lowerBound)
    if let value = edited.tweak.domain.value(at: position, step: scale.step * stepFactor) { edited.set(value) }
  }
}
