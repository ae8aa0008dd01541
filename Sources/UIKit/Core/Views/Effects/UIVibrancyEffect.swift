import Foundation

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
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

/// The content is shown in the interface style of the blur, with the tint color of text and the opacity of its style. On iOS, it also gets
/// the colors of the blur.
@preconcurrency @MainActor
public final class UIVibrancyEffect: UIVisualEffect {
  let opacity: CGFloat
  let interfaceStyle: UIUserInterfaceStyle

  /// The opacity of content without a style.
  private static let classicOpacity: CGFloat = 0.8

  public init(blurEffect: UIBlurEffect) {
    (opacity, interfaceStyle) = (Self.classicOpacity, blurEffect.interfaceStyle)
    super.init()
  }

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
  /// Moves the content into a view with the appearance of a vibrancy effect, or out of it if the effect is another one.
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
