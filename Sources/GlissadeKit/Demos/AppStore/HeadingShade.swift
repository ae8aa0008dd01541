import UIKit

/// A dark gradient behind a heading, which fades out downward.
final class HeadingShade: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    let dark = UIColor.black.withAlphaComponent(0.55)
    (layer as? CAGradientLayer)?.colors = [dark.cgColor, dark.withAlphaComponent(0).cgColor]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A shade is made in code.") }
}
