import Components
import Tweaks
import UIKit

/// Sliders for hue, saturation, brightness and opacity, each on a track of the colors that it selects.
final class ColorMixer: KitView {
  private enum Part: String, CaseIterable {
    case hue = "Hue"
    case saturation = "Saturation"
    case brightness = "Brightness"
    case opacity = "Opacity"

    @MainActor var value: ReferenceWritableKeyPath<ColorMixer, Double> {
      switch self {
      case .hue: \.hsb.hue
      case .saturation: \.hsb.saturation
      case .brightness: \.hsb.brightness
      case .opacity: \.alphaPart
      }
    }
  }

  private let edited: EditedTweak
  private var hsb = TweakHSB(hue: 0, saturation: 0, brightness: 0)
  private var alphaPart = 1.0
  private let rows: [(part: Part, label: UILabel, slider: GradientSlider, figure: UILabel)]

  private static let pitch: CGFloat = 28

  init(_ edited: EditedTweak) {
    self.edited = edited
    rows = Part.allCases.map { part in
      let figure = UILabel(Theme.captionFigures, Theme.quietText, alignment: .right)
      return (part, UILabel(Theme.caption, Theme.quietText, text: part.rawValue), GradientSlider(edited.store), figure)
    }
    super.init(frame: .zero)
    for row in rows {
      let value = row.part.value
      row.slider.onMove = { [unowned self] fraction, _ in
        self[keyPath: value] = fraction
        edited.set(.color(TweakColor(hsb, alpha: alphaPart)))
        refresh()
      }
    }
    arrange(
      Column(
        rows.map {
          Row($0.label.sized(width: 72), $0.slider, Space(Theme.gap), $0.figure.sized(width: 40)).sized(height: Self.pitch)
        }))
  }

  /// In points.
  var height: CGFloat { Self.pitch * CGFloat(rows.count) }

  func refresh() {
    guard case .color(let color) = edited.value else { return }
    // Gray has no hue, and black no saturation. The previous values are kept, so that the thumbs don't jump to 0 during a drag.
    if TweakColor(hsb).hex != TweakColor(red: color.red, green: color.green, blue: color.blue).hex { hsb = color.hsb }
    alphaPart = color.alpha
    for row in rows {
      let value = self[keyPath: row.part.value]
      row.slider.value = Float(value)
      row.slider.colors = track(of: row.part)
      row.figure.text = row.part == .hue ? "\(Int((value * 360).rounded()))°" : "\(Int((value * 100).rounded())) %"
    }
  }

  func cancelDrag() -> Bool { rows.contains { $0.slider.cancelDrag() } }

  /// Returns the colors along a component's track, evenly spaced.
  private func track(of part: Part) -> [UIColor] {
    func color(_ hue: Double, _ saturation: Double, _ brightness: Double, _ alpha: Double = 1) -> UIColor {
      UIColor(TweakColor(TweakHSB(hue: hue, saturation: saturation, brightness: brightness), alpha: alpha))
    }
    return switch part {
    case .hue: (0...6).map { color(Double($0) / 6, 1, 1) }
    case .saturation: [0, 1].map { color(hsb.hue, $0, hsb.brightness) }
    case .brightness: [0, 1].map { color(hsb.hue, hsb.saturation, $0) }
    case .opacity: [0.1, 1].map { color(hsb.hue, hsb.saturation, hsb.brightness, $0) }
    }
  }
}

private final class GradientSlider: TweakSlider {
  var colors: [UIColor] = [] { didSet { gradient.colors = colors.map(\.cgColor) } }

  private let gradient = CAGradientLayer()

  override init(_ store: TweakStore) {
    super.init(store)
    minimumTrackTintColor = .clear
    maximumTrackTintColor = .clear
    showsDefault = false
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.cornerRadius = 4
    layer.insertSublayer(gradient, at: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.withoutActions { gradient.frame = bounds.insetBy(dx: 2, dy: (bounds.height - 8) / 2) }
  }
}
