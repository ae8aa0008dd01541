import Foundation

/// The style of content in front of a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Texts, from the most to the least prominent.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  /// Areas, from the most to the least prominent.
  case fill, secondaryFill, tertiaryFill
  /// Lines.
  case separator

  /// The opacity of the content, 0…1: that of the system color of the same name.
  var opacity: CGFloat {
    switch self {
    case .label: 1
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.3
    case .quaternaryLabel: 0.18
    case .fill: 0.36
    case .secondaryFill: 0.32
    case .tertiaryFill: 0.24
    case .separator: 0.4
    }
  }
}

/// An effect that makes content look as if it belonged to the blur behind it.
///
/// Put its view into the content view of a view with the blur. The content is shown in the interface style of the blur, with the tint
/// color of texts, and lets the blur through as much as its style asks for. On iOS the content gets the colors of the blur, too.
@preconcurrency @MainActor
public final class UIVibrancyEffect: UIVisualEffect {
  /// The opacity of the content, 0…1.
  let opacity: CGFloat
  /// The interface style of the content.
  let interfaceStyle: UIUserInterfaceStyle

  /// The opacity of content without a style, in front of blurs that have none, either.
  private static let classicOpacity: CGFloat = 0.8

  /// Creates an effect for content in front of a blur.
  public init(blurEffect: UIBlurEffect) {
    (opacity, interfaceStyle) = (Self.classicOpacity, blurEffect.interfaceStyle)
    super.init()
  }

  /// Creates an effect for content of a style in front of a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (opacity, interfaceStyle) = (style.opacity, blurEffect.interfaceStyle)
    super.init()
  }

  /// The view around the content of an effect view.
  final class Host: UIView {}
}

extension UIBlurEffect {
  /// The interface style in which content is legible in front of the blur, or unspecified if the blur adapts.
  fileprivate var interfaceStyle: UIUserInterfaceStyle {
    switch style {
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      .dark
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight,
      .systemChromeMaterialLight:
      .light
    default: .unspecified
    }
  }
}

extension UIVisualEffectView {
  /// Puts the content into a view with the look of a vibrancy effect, or takes it out if the effect is another one.
  func applyVibrancy() {
    guard let vibrancy = effect as? UIVibrancyEffect else {
      guard let host = contentView.superview as? UIVibrancyEffect.Host else { return }
      contentView.tintColor = nil
      addSubview(contentView)
      host.removeFromSuperview()
      return
    }
    let host = contentView.superview as? UIVibrancyEffect.Host ?? makeVibrancyHost()
    host.alpha = vibrancy.opacity
    host.overrideUserInterfaceStyle = vibrancy.interfaceStyle
    contentView.tintColor = .label
  }

  private func makeVibrancyHost() -> UIVibrancyEffect.Host {
    let host = UIVibrancyEffect.Host(frame: bounds)
    host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(host)
    contentView.frame = host.bounds
    host.addSubview(contentView)
    return host
  }
}
