import Foundation

struct ButtonAppearance {
  var titleColor: UIColor
  var imageTint: UIColor
  var background: UIColor?
  var contentAlpha: CGFloat = 1
}

extension UIButton {
  /// The opacity of the content of a pressed system button, as on iOS.
  private static let pressedAlpha: CGFloat = 0.2

  var appearance: ButtonAppearance {
    if let configuration { return appearance(of: configuration) }
    let color = content(titleColors) ?? (buttonType == .system ? systemTitleColor : .white)
    var appearance = ButtonAppearance(titleColor: color, imageTint: isEnabled ? tintColor : .tertiaryLabel)
    let hasOwnLooks = titleColors[.highlighted] != nil || images[.highlighted] != nil
    if isHighlighted, buttonType == .system, !hasOwnLooks { appearance.contentAlpha = Self.pressedAlpha }
    return appearance
  }

  private var systemTitleColor: UIColor { isEnabled ? tintColor : .tertiaryLabel }

  private func appearance(of configuration: Configuration) -> ButtonAppearance {
    let tint: UIColor = tintColor
    let base = configuration.baseBackgroundColor ?? tint
    var foreground: UIColor
    var background: UIColor?
    switch configuration.style {
    case .plain: (foreground, background) = (tint, nil)
    case .gray: (foreground, background) = (tint, configuration.baseBackgroundColor ?? .secondarySystemFill)
    case .tinted: (foreground, background) = (tint, base.withAlphaComponent(0.18))
    case .filled: (foreground, background) = (.white, base)
    case .glass(_, let isProminent): (foreground, background) = (isProminent ? .white : .label, nil)
    }
    foreground = configuration.baseForegroundColor ?? foreground
    background = configuration.background.backgroundColor ?? background
    guard isEnabled else {
      return ButtonAppearance(
        titleColor: .tertiaryLabel, imageTint: .tertiaryLabel, background: configuration.style.isBare ? nil : .tertiarySystemFill)
    }
    var appearance = ButtonAppearance(titleColor: foreground, imageTint: foreground, background: background)
    if isHighlighted { appearance.contentAlpha = configuration.style.isBare ? 0.35 : 0.75 }
    return appearance
  }

  /// A press shows at once, and a release fades.
  func updateAppearance() {
    label.text = currentTitle
    label.isHidden = currentTitle?.isEmpty ?? true
    let isBusy = configuration?.showsActivityIndicator == true
    picture.image = currentImage?.preferring(currentPreferredSymbolConfiguration)
    picture.isHidden = currentImage == nil || isBusy
    updateSubtitle()
    updateActivityIndicator(isBusy)
    updateGlass()
    plate.image = currentBackgroundImage
    popUpArrows.isHidden = !showsPopUpArrows
    if let configuration {
      label.font = configuration.titleFont
      plate.layer.cornerRadius = configuration.cornerRadius(for: bounds.size)
      plate.image = configuration.background.image ?? plate.image
      plate.layer.borderWidth = configuration.background.strokeLineWidth(pixelsPerPoint: traitCollection.displayScale)
      plate.layer.borderColor = configuration.background.strokeColor?.resolvedColor(with: traitCollection).cgColor
    }
    let appearance = appearance
    let apply = { [self] in
      label.textColor = appearance.titleColor
      picture.tintColor = appearance.imageTint
      plate.backgroundColor = appearance.background
      label.alpha = appearance.contentAlpha
      subtitleLabel?.textColor = appearance.titleColor
      subtitleLabel?.alpha = appearance.contentAlpha
      activityIndicator?.color = appearance.imageTint
      picture.alpha = appearance.contentAlpha
      popUpArrows.color = appearance.titleColor
      popUpArrows.alpha = appearance.contentAlpha
      glassView?.isPressed = isHighlighted
      if configuration?.style.isBare == false { plate.alpha = isHighlighted ? 0.7 : 1 }
    }
    let isFadingBack = appearance.contentAlpha == 1 && label.alpha < 1 && window != nil
    guard isFadingBack else { return apply() }
    UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: apply)
  }

  private func updateGlass() {
    guard case .glass(let style, let isProminent)? = configuration?.style else {
      glassView?.removeFromSuperview()
      return glassView = nil
    }
    let view = glassView ?? ButtonGlassView()
    if glassView == nil { insertSubview(view, aboveSubview: plate) }
    glassView = view
    view.show(style, tint: isProminent && isEnabled ? configuration?.baseBackgroundColor ?? tintColor : nil)
  }

  private func updateSubtitle() {
    let subtitle = configuration?.subtitle ?? ""
    if subtitleLabel == nil, !subtitle.isEmpty {
      let label = UILabel()
      label.isUserInteractionEnabled = false
      label.lineBreakMode = .byTruncatingMiddle
      addSubview(label)
      subtitleLabel = label
    }
    subtitleLabel?.text = subtitle
    subtitleLabel?.isHidden = subtitle.isEmpty
    if let configuration { subtitleLabel?.font = configuration.subtitleFont }
  }

  private func updateActivityIndicator(_ isBusy: Bool) {
    if activityIndicator == nil, isBusy {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.isUserInteractionEnabled = false
      indicator.hidesWhenStopped = true
      addSubview(indicator)
      activityIndicator = indicator
    }
    guard let activityIndicator, activityIndicator.isAnimating != isBusy else { return }
    if isBusy { activityIndicator.startAnimating() } else { activityIndicator.stopAnimating() }
  }
}
