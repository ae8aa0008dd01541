import Components
import UIKit

final class ExplodedBar: KitView {
  static let height: CGFloat = 40

  var onSpacing: (CGFloat) -> Void = { _ in }
  var onIsolate: () -> Void = {}
  var onFront: () -> Void = {}
  var onClose: () -> Void = {}

  private let countLabel = UILabel(Theme.body, Theme.quietText)
  private let spacingLabel = UILabel(Theme.body, Theme.text, text: "Spacing")
  private let slider = UISlider()
  private let isolateButton = UIButton(configuration: Theme.grayButton)
  private let frontButton = UIButton(configuration: Theme.grayButton)
  private let closeButton = UIButton(configuration: Theme.grayButton)
  private let stack: UIStackView

  init() {
    stack = UIStackView(arrangedSubviews: [countLabel, spacingLabel, slider, isolateButton, frontButton, closeButton])
    super.init(frame: .zero)
    backgroundColor = Theme.background
    layer.cornerRadius = 10
    layer.castShadow(opacity: 0.18, radius: 10, drop: 3)
    slider.thumbSize = CGSize(width: 14, height: 14)
    slider.minimumTrackTintColor = Theme.accent
    slider.maximumTrackTintColor = Theme.track
    slider.minimumValue = Float(ExplodedCamera.spacings.lowerBound)
    slider.maximumValue = Float(ExplodedCamera.spacings.upperBound)
    slider.addAction(UIAction { [unowned self] _ in onSpacing(CGFloat(slider.value)) }, for: .valueChanged)
    isolateButton.set("Only this", toolTip: "Shows the picked layer and what is inside it, and nothing else") { [unowned self] in
      onIsolate()
    }
    frontButton.set("Front", toolTip: "Shows the layers from the front") { [unowned self] in onFront() }
    closeButton.set("Done", toolTip: "Back to the stage (Esc)") { [unowned self] in onClose() }
    addSubview(stack)
    stack.spacing = 8
    stack.alignment = .center
    slider.widthAnchor.constraint(equalToConstant: 96).isActive = true
  }

  func show(count: Int, spacing: CGFloat, isIsolating: Bool, canIsolate: Bool) {
    let text = count == 1 ? "1 layer" : "\(count) layers"
    if countLabel.text != text {
      countLabel.text = text
      superview?.setNeedsLayout()
    }
    if !slider.isTracking { slider.value = Float(spacing) }
    isolateButton.isEnabled = canIsolate || isIsolating
    isolateButton.configuration?.baseForegroundColor = isIsolating ? Theme.accent : Theme.text
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    // In a narrow window, the labels are hidden first.
    let labels = [countLabel, spacingLabel]
    for label in labels { label.isHidden = false }
    for label in [nil] + labels {
      label?.isHidden = true
      if neededWidth <= size.width - 16 { break }
    }
    return CGSize(width: min(neededWidth, size.width - 16), height: Self.height)
  }

  private var neededWidth: CGFloat { ceil(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width) + 24 }

  override func layoutSubviews() {
    super.layoutSubviews()
    stack.frame = bounds.insetBy(dx: 12, dy: 0)
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
  }
}
