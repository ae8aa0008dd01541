import Tweaks
import UIKit

/// Sliders for hue, saturation, brightness and opacity, each on a track with the colors that it selects.
final class ColorMixer: KitView, EditorDrawer {
  private enum Part: Int, CaseIterable {
    case hue, saturation, brightness, opacity

    var title: String {
      switch self {
      case .hue: "Hue"
      case .saturation: "Saturation"
      case .brightness: "Brightness"
      case .opacity: "Opacity"
      }
    }
  }

  private let edited: EditedTweak
  private var hsb = TweakHSB(hue: 0, saturation: 0, brightness: 0)
  private var alphaPart = 1.0
  private let labels: [UILabel]
  private let sliders: [GradientSlider]
  private let figures: [UILabel]

  private static let pitch: CGFloat = 28
  private static let titleWidth: CGFloat = 72
  private static let figureWidth: CGFloat = 40

  init(_ edited: EditedTweak) {
    self.edited = edited
    labels = Part.allCases.map { part in
      let label = UILabel(Theme.caption, Theme.quietText, text: part.title)
      return label
    }
    sliders = Part.allCases.map { _ in GradientSlider() }
    figures = Part.allCases.map { _ in
      let label = UILabel(UIFont.monospacedDigitSystemFont(ofSize: 11, weight: .regular), Theme.quietText, alignment: .right)
      return label
    }
    super.init(frame: .zero)
    for slider in sliders { slider.delegate = self }
    for view in labels + sliders + figures as [UIView] { addSubview(view) }
  }

  var height: CGFloat { Self.pitch * CGFloat(Part.allCases.count) }

  func refresh() {
    guard case .color(let color) = edited.value else { return }
    // Gray has no hue, and black no saturation. The previous ones are kept, so that the thumbs don't jump to 0 during a drag.
    if TweakColor(hsb).hex != TweakColor(red: color.red, green: color.green, blue: color.blue).hex { hsb = color.hsb }
    alphaPart = color.alpha
    for part in Part.allCases {
      let slider = sliders[part.rawValue]
      slider.value = Float(value(of: part))
      slider.colors = track(of: part)
      figures[part.rawValue].text = part == .hue ? "\(Int((hsb.hue * 360).rounded()))°" : "\(Int((value(of: part) * 100).rounded())) %"
    }
  }

  func cancelDrag() -> Bool {
    guard let slider = sliders.first(where: \.isTracking) else { return false }
    slider.cancelTracking(with: nil)
    return true
  }

  private func value(of part: Part) -> Double {
    switch part {
    case .hue: hsb.hue
    case .saturation: hsb.saturation
    case .brightness: hsb.brightness
    case .opacity: alphaPart
    }
  }

  /// Returns the colors along a component's track, evenly spaced.
  private func track(of part: Part) -> [UIColor] {
    func color(_ hsb: TweakHSB, _ alpha: Double = 1) -> UIColor {
      let color = TweakColor(hsb, alpha: alpha)
      return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
    func with(_ change: (inout TweakHSB) -> Void) -> UIColor {
      var changed = hsb
      change(&changed)
      return color(changed)
    }
    return switch part {
    case .hue: (0...6).map { color(TweakHSB(hue: Double($0) / 6, saturation: 1, brightness: 1)) }
    case .saturation: [0, 1].map { value in with { $0.saturation = value } }
    case .brightness: [0, 1].map { value in with { $0.brightness = value } }
    case .opacity: [color(hsb, 0.1), color(hsb)]
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for part in Part.allCases {
      let y = CGFloat(part.rawValue) * Self.pitch
      labels[part.rawValue].frame = CGRect(x: 0, y: y, width: Self.titleWidth, height: Self.pitch)
      figures[part.rawValue].frame = CGRect(x: bounds.width - Self.figureWidth, y: y, width: Self.figureWidth, height: Self.pitch)
      sliders[part.rawValue].frame = CGRect(
        x: Self.titleWidth, y: y, width: bounds.width - Self.titleWidth - Self.figureWidth - Theme.gap, height: Self.pitch)
    }
  }
}

extension ColorMixer: TweakSliderDelegate {
  func sliderDidBeginDrag(_ slider: TweakSlider) { edited.store.beginEdit() }

  func slider(_ slider: TweakSlider, didMoveTo fraction: Double, stepFactor: Double) {
    guard let index = sliders.firstIndex(where: { $0 === slider }), let part = Part(rawValue: index) else { return }
    switch part {
    case .hue: hsb.hue = fraction
    case .saturation: hsb.saturation = fraction
    case .brightness: hsb.brightness = fraction
    case .opacity: alphaPart = fraction
    }
    edited.set(.color(TweakColor(hsb, alpha: alphaPart)))
    refresh()
  }

  func sliderDidEndDrag(_ slider: TweakSlider) { edited.store.endEdit() }

  func sliderDidCancelDrag(_ slider: TweakSlider) { edited.store.cancelEdit() }

  func sliderDidAskForTyping(_ slider: TweakSlider) {}
}

/// A slider on a track of colors.
private final class GradientSlider: TweakSlider {
  var colors: [UIColor] = [] { didSet { gradient.colors = colors.map(\.cgColor) } }

  private let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
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
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = bounds.insetBy(dx: 2, dy: (bounds.height - 8) / 2)
    CATransaction.commit()
  }
}
