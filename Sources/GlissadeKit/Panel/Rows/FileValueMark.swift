import Components
import Tweaks
import UIKit

/// Marks a tuned value whose default was changed in an editor: shows the value in the person's file, which isn't the one on the stage.
final class FileValueMark: KitView {
  /// In points.
  let width: CGFloat
  private let label = UILabel(.systemFont(ofSize: 10, weight: .medium), Theme.quietText, alignment: .center)

  /// The file's value is the default of the tweak.
  init(_ edited: EditedTweak) {
    let value = edited.tweak.textWithUnit(for: edited.tweak.defaultValue)
    label.text = "file: \(edited.tweak.text(for: edited.tweak.defaultValue))"
    width = label.naturalWidth.rounded(.up) + 8
    super.init(frame: .zero)
    layer.cornerRadius = 4
    clipsToBounds = true
    backgroundColor = Theme.field
    arrange(label)
    addInteraction(
      UIToolTipInteraction(
        defaultToolTip: "The file has \(value) by now. The stage shows this row’s value until it is reset, or saved to the file."))
  }
}
