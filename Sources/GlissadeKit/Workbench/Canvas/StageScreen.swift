import Rehearsal
import UIKit

/// A stage on the canvas: its screen with a shadow and, in a comparison, a caption.
final class StageScreen: KitView {
  let stageView: StageView
  private let bezel = UIView(fill: .black)
  private let borderView = UIView(fill: nil)
  private let captionLabel = UILabel(Theme.heading, Theme.quietText, alignment: .center)

  init(stage: Stage) {
    stageView = StageView(stage: stage)
    super.init(frame: .zero)
    bezel.layer.castShadow(opacity: 0.22, radius: 24, drop: 10)
    borderView.layer.borderWidth = Self.borderWidth
    borderView.isHidden = true
    for view in [bezel, borderView, stageView, captionLabel] { addSubview(view) }
  }

  private static let borderWidth: CGFloat = 3

  /// The color around the screen, or nil for none.
  var border: UIColor? {
    didSet {
      borderView.isHidden = border == nil
      borderView.layer.borderColor = border?.cgColor
    }
  }

  /// The caption above the screen, or nil for none.
  var caption: String? {
    didSet {
      captionLabel.text = caption
      captionLabel.isHidden = caption == nil
    }
  }

  /// A Boolean value that indicates whether the screen is half transparent above another one, which receives the input.
  var isGhost = false {
    didSet {
      stageView.alpha = isGhost ? 0.5 : 1
      bezel.isHidden = isGhost
      isUserInteractionEnabled = !isGhost
    }
  }

  /// Places the stage's screen in a rectangle of the superview.
  func place(_ screen: CGRect, stageScale: CGFloat) {
    stageView.stageScale = stageScale
    frame = screen
    stageView.frame = bounds
    bezel.frame = bounds
    borderView.frame = bounds.insetBy(dx: -Self.borderWidth, dy: -Self.borderWidth)
    bezel.layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    captionLabel.frame = CGRect(x: 0, y: -20, width: bounds.width, height: 16)
  }
}
