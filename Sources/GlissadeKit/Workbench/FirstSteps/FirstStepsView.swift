import Components
import UIKit

/// The line at the foot of the canvas with the next of the first steps: a dot for each step, an instruction, and a button to close it.
final class FirstStepsView: KitView {
  /// Called when the person no longer wants to see the steps.
  var onClose: () -> Void = {}

  private let label = UILabel(Theme.body, Theme.text)
  private let dots = FirstSteps.Step.allCases.map { _ in UIView(fill: nil, radius: FirstStepsView.dotSize / 2) }
  private let closeButton = UIButton(configuration: Icon.cross.configuration())
  private(set) var hasStep = false

  static let height: CGFloat = 28
  private static let dotSize: CGFloat = 6
  private static let dotGap: CGFloat = 4
  private static let inset: CGFloat = 12

  init() {
    super.init(frame: .zero)
    isHidden = true
    backgroundColor = Theme.background
    layer.cornerRadius = Self.height / 2
    label.numberOfLines = 2
    closeButton.set(toolTip: "Don’t show the first steps") { [unowned self] in onClose() }
    for view in dots + [label, closeButton] { addSubview(view) }
  }

  /// Shows the next step, or hides the line if there is none.
  func show(_ steps: FirstSteps?) {
    hasStep = steps?.next != nil
    label.text = steps?.next?.text
    for (step, dot) in zip(FirstSteps.Step.allCases, dots) {
      dot.backgroundColor = steps?.done.contains(step) == true ? Theme.accent : Theme.mark
    }
    superview?.superview?.setNeedsLayout()
  }

  /// The width of everything except the text.
  private var others: CGFloat {
    Self.inset + CGFloat(dots.count) * (Self.dotSize + Self.dotGap) + Theme.gap + Self.height + 4
  }

  private func size(in width: CGFloat) -> CGSize {
    let width = min(others + label.naturalWidth.rounded(.up), width - 2 * Theme.gap)
    return CGSize(width: width, height: max(Self.height, label.height(in: max(width - others, 0)) + 10))
  }

  /// Returns the height above the buttons at the foot of an area, or 0 if the line fits between them.
  func heightAboveFoot(in width: CGFloat, between left: CGFloat, and right: CGFloat) -> CGFloat {
    let size = size(in: width)
    let x = ((width - size.width) / 2).rounded()
    return x >= left && x + size.width <= right ? 0 : size.height
  }

  /// Places the line at the foot of an area, between the buttons or, if there isn't enough space, above them. In a narrow area, the text
  /// wraps.
  func place(in area: CGRect, between left: CGFloat, and right: CGFloat, footHeight: CGFloat) {
    let size = size(in: area.width)
    let (width, height) = (size.width, size.height)
    let x = (area.midX - width / 2).rounded()
    let hasRoom = x >= left && x + width <= right
    frame = CGRect(x: x, y: area.maxY - height - (hasRoom ? 2 : footHeight + 4), width: width, height: height)
    let others = others
    for (index, dot) in dots.enumerated() {
      dot.frame = CGRect(
        x: Self.inset + CGFloat(index) * (Self.dotSize + Self.dotGap), y: (height - Self.dotSize) / 2, width: Self.dotSize,
        height: Self.dotSize)
    }
    let start = others - Self.height - 4
    label.frame = CGRect(x: start, y: 0, width: max(width - others, 0), height: height)
    closeButton.frame = CGRect(x: width - Self.height - 2, y: (height - Self.height) / 2, width: Self.height, height: Self.height)
  }
}
