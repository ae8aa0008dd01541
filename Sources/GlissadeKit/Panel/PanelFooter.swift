import Components
import Tweaks
import UIKit

/// The footer of the panel. It explains the value that has the pointer or the focus, or how to use the panel.
final class PanelFooter: KitView {
  static let height: CGFloat = 60
  /// The minimum height of a panel with a footer, in points. The rows' tool tips contain the same text.
  static let leastPanelHeight: CGFloat = 640

  private let name = UILabel(Theme.heading, Theme.text)
  private let meaning = UILabel(Theme.caption, Theme.quietText, lines: 2)

  init() {
    super.init(frame: .zero)
    backgroundColor = Theme.background
    arrange(
      Column(gap: 3, name.sized(height: 14), meaning.fittingHeight).inset(top: 8, left: Theme.margin, right: Theme.margin))
    addHairline(at: .top)
    describe(nil)
  }

  /// Explains a tweak, or for nil, how to use the panel.
  func describe(_ tweak: Tweak?) {
    if let tweak {
      name.text = "\(tweak.title): \(tweak.rangeText)"
      meaning.text = tweak.meaning
    } else {
      name.text = "Drag, type or step"
      meaning.text = "Drag titles or sliders; Shift is coarse, Alt fine. Double-click a title to reset it."
    }
  }

  /// Describes the part of a curve under the pointer, or shows the default text for nil.
  func describe(curve text: String?) {
    guard let text else { return describe(nil) }
    name.text = "Curve"
    meaning.text = text
  }
}
