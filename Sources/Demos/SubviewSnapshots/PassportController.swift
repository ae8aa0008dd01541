import Components
import Transitions
import UIKit

final class PassportController: KitViewController, SubviewSnapshotsScreen {
  private let portrait = UIImageView.filling("biscuit")
  private let titleLabel = UILabel(.systemFont(ofSize: 28, weight: .bold), text: "Pet passport", alignment: .center)
  let fields = [
    PassportFieldView("Name", "Biscuit"), PassportFieldView("Nationality", "Hearthrug"),
    PassportFieldView("Born", "Under the stairs, in April"), PassportFieldView("Distinguishing marks", "Ears, mostly"),
  ]
  private let stamps = ["16-evening-sea", "05-dunes", "18-winter-moon"].map { UIImageView(image: UIImage(named: $0)) }
  private let button: UIButton

  init(action: UIAction) {
    button = ActionButton.make(action)
    super.init()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
  }

  var pieces: [SubviewSnapshots.Piece] {
    let sides: [UIRectEdge] = [.left, .right]
    return [SubviewSnapshots.Piece(portrait, from: .top), SubviewSnapshots.Piece(titleLabel, from: .right)]
      + fields.enumerated().map { SubviewSnapshots.Piece($1, from: sides[$0 % 2]) }
      + stamps.map { SubviewSnapshots.Piece($0, from: .bottom) } + [SubviewSnapshots.Piece(button, from: .bottom)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    portrait.layer.name = "portrait"
    titleLabel.layer.name = "title"
    for (index, field) in fields.enumerated() { field.layer.name = "field \(index + 1)" }
    for (index, stamp) in stamps.enumerated() {
      stamp.contentMode = .scaleAspectFill
      stamp.clipsToBounds = true
      stamp.layer.cornerRadius = 12
      stamp.layer.name = "stamp \(index + 1)"
    }
    for content in [portrait, titleLabel, button] + fields + stamps as [UIView] { view.addSubview(content) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let side = min(132, area.height * 0.17).rounded()
    portrait.frame = CGRect(x: (area.midX - side / 2).rounded(), y: area.minY + 16, width: side, height: side)
    portrait.layer.cornerRadius = side / 2
    titleLabel.frame = CGRect(x: 20, y: portrait.frame.maxY + 12, width: area.width - 40, height: 36)
    button.frame = ActionButton.frame(in: view)
    let stampWidth = ((area.width - 40 - 24) / 3).rounded(.down)
    let stampHeight = (stampWidth * 0.8).rounded()
    for (index, stamp) in stamps.enumerated() {
      stamp.frame = CGRect(
        x: 20 + CGFloat(index) * (stampWidth + 12), y: button.frame.minY - 24 - stampHeight, width: stampWidth, height: stampHeight)
    }
    let top = titleLabel.frame.maxY + 20
    let room = button.frame.minY - 24 - stampHeight - 20 - top
    let step = min(room / CGFloat(fields.count), 86).rounded(.down)
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(x: 20, y: top + CGFloat(index) * step, width: area.width - 40, height: step - 10)
    }
  }
}

final class PassportFieldView: KitView {
  let textField = UITextField()
  private let captionLabel = UILabel(.systemFont(ofSize: 12, weight: .medium), .secondaryLabel)

  init(_ caption: String, _ value: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    captionLabel.text = caption
    textField.text = value
    textField.placeholder = caption
    textField.font = .systemFont(ofSize: 18, weight: .medium)
    textField.addAction(UIAction { [weak textField] _ in textField?.resignFirstResponder() }, for: .editingDidEndOnExit)
    addSubview(captionLabel)
    addSubview(textField)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: PassportFieldView.edit))
  }

  private func edit() { textField.becomeFirstResponder() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = ((bounds.height - 42) / 2).rounded()
    captionLabel.frame = CGRect(x: 16, y: top, width: bounds.width - 32, height: 17)
    textField.frame = CGRect(x: 16, y: top + 18, width: bounds.width - 32, height: 24)
  }
}
