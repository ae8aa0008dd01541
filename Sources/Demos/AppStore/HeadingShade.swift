import Components
import UIKit

final class HeadingShade: KitView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    let dark = UIColor.black.withAlphaComponent(0.55)
    (layer as? CAGradientLayer)?.colors = [dark.cgColor, dark.withAlphaComponent(0).cgColor]
  }
}
