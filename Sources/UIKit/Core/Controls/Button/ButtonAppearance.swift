import Foundation

struct ButtonAppearance {
  var titleColor: UIColor
  var imageTint: UIColor
  var background: UIColor?
  var contentAlpha: CGFloat = 1
}

extension ButtonAppearance {
  /// The opacity of the content of a pressed system button, as on iOS.
  private static let pressedAlpha: CGFloat = 0.2

  /// The appearance from the values set for each state.
  @MainActor
  fileprivate init(of button: UIButton) {
    let tint: UIColor = button.isEnabled ? button.tintColor : .tertiaryLabel
    titleColor = button.value(of: button.titleColors) ?? (button.buttonType == .system ? tint : .white)
    imageTint = tint
    let hasOwnLooks = button.titleColors[.highlighted] != nil || button.images[.highlighted] != nil
    if button.isHighlighted, button.buttonType == .system, !hasOwnLooks { contentAlpha = Self.pressedAlpha }
  }

  @MainActor
  fileprivate init(_ configuration: UIButton.Configuration, of button: UIButton) {
    let isBare = configuration.style.isBare
    guard button.isEnabled else {
      self.init(titleColor: .tertiaryLabel, imageTint: .tertiaryLabel, background: isBare ? nil : .tertiarySystemFill)
      return
    }
    let tint: UIColor = button.tintColor
    let base = configuration.baseBackgroundColor ?? tint
    let (foreground, background): (UIColor, UIColor?) =
      switch configuration.style {
      case .plain: (tint, nil)
      case .gray: (tint, configuration.baseBackgroundColor ?? .secondarySystemFill)
      case .tinted: (tint, base.withAlphaComponent(0.18))
      case .filled: (.white, base)
      case .glass(_, let isProminent): (isProminent ? .white : .label, nil)
      }
    let color = configuration.baseForegroundColor ?? foreground
    self.init(titleColor: color, imageTint: color, background: configuration.background.backgroundColor ?? background)
    if button.isHighlighted { contentAlpha = isBare ? 0.35 : 0.75 }
  }
}

extension UIButton {
  var appearance: ButtonAppearance { configuration.map { ButtonAppearance($0, of: self) } ?? ButtonAppearance(of: self) }

  /// A press shows at once, and a release fades.
  func updateAppearance() {
    let attributedTitle = currentAttributedTitle
    let title = attributedTitle?.string ?? currentTitle
    if attributedTitle == nil { label.text = title }
    label.isHidden = title?.isEmpty ?? true
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
      if let attributedTitle {
        // A color and a font of the label would replace those of the text.
        label.text = nil
        label.textColor = appearance.titleColor
        label.attributedText = attributedTitle
      } else {
        label.textColor = appearance.titleColor
      }
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
