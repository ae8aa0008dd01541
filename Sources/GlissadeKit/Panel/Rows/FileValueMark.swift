import Components
import Tweaks
import UIKit

/// The mark of a tuned value while a person's file has got another value in an editor: what the file has, which isn't what the stage shows.
final class FileValueMark: KitView {
  /// The width, in points.
  let width: CGFloat
  private let label = UILabel(.systemFont(ofSize: 10, weight: .medium), Theme.quietText, alignment: .center)

  /// Creates the mark of a tweak, whose default is what the file has.
  init(_ edited: EditedTweak) {
    let value = edited.tweak.textWithUnit(for: edited.tweak.defaultValue)
    label.text = "file: \(edited.tweak.text(for: edited.tweak.defaultValue))"
    width = label.naturalWidth.rounded(.up) + 8
    super.init(frame: .zero)
    layer.cornerRadius = 4
    clipsToBounds = true
    backgroundColor = Theme.field
    addSubview(label)
    addInteraction(
      UIToolTipInteraction(
        defaultToolTip: "The file has \(value) by now. The stage shows this row’s value until it is reset, or saved to the file."))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
