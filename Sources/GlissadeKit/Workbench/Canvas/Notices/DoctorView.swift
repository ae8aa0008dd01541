import Components
import UIKit

/// The doctor's findings in words, at the bottom of the canvas. It is hidden when there are none.
///
/// It belongs to the window instead of the stage, so it can be read and closed when the stage is blocked.
final class DoctorView: KitView {
  var onClose: () -> Void = {}

  private let titleLabel = UILabel(.systemFont(ofSize: 13, weight: .semibold))
  private let textLabel = UILabel(.systemFont(ofSize: 13), Theme.quietText, lines: 0)
  private let closeButton = UIButton(type: .system)
  private let mark = UIView(disc: nil, 8)
  private var area = CGRect.zero

  /// The maximum number of findings in words. The rest are only counted.
  private static let longest = 3
  private static let padding: CGFloat = 16

  init() {
    super.init(frame: .zero)
    isHidden = true
    backgroundColor = Theme.background
    layer.cornerRadius = 10
    layer.borderWidth = 1
    layer.castShadow(opacity: 0.2, radius: 12, drop: 4)
    closeButton.titleLabel?.font = .systemFont(ofSize: 13)
    closeButton.set("Close") { [unowned self] in onClose() }
    for content in [mark, titleLabel, textLabel, closeButton] { addSubview(content) }
  }

  /// Shows the findings, the oldest first, or hides the view if there are none.
  func show(_ diagnoses: [TransitionDiagnosis]) {
    isHidden = diagnoses.isEmpty
    guard let worst = diagnoses.map(\.severity).max() else { return }
    let color: UIColor = worst >= .error ? .systemRed : .systemOrange
    mark.backgroundColor = color
    layer.borderColor = color.withAlphaComponent(0.5).cgColor
    titleLabel.text = diagnoses.count == 1 ? "The Doctor found a problem" : "The Doctor found \(diagnoses.count) problems"
    let more = diagnoses.count - Self.longest
    textLabel.text =
      (diagnoses.suffix(Self.longest).map(\.message) + (more > 0 ? ["… and \(more) earlier."] : [])).joined(separator: "\n")
    place(in: area)
  }

  func place(in area: CGRect) {
    self.area = area
    let width = min(area.width - 32, 560)
    guard width > 120, !isHidden else { return }
    let room = CGSize(width: width - 2 * Self.padding, height: area.height)
    let text = textLabel.sizeThatFits(room)
    let height = 14 + 20 + 6 + ceil(text.height) + 14
    frame = CGRect(x: (area.midX - width / 2).rounded(), y: area.maxY - height - 16, width: width, height: height)
    mark.frame.origin = CGPoint(x: Self.padding, y: 20)
    titleLabel.frame = CGRect(x: Self.padding + 16, y: 14, width: width - 2 * Self.padding - 76, height: 20)
    closeButton.sizeToFit()
    closeButton.frame.origin = CGPoint(x: width - Self.padding - closeButton.bounds.width, y: 24 - closeButton.bounds.height / 2)
    textLabel.frame = CGRect(x: Self.padding, y: 40, width: room.width, height: ceil(text.height))
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
  }
}
