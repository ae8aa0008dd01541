import UIKit

/// One name at a time, with a step to the one before and the one after: for names too long to stand side by side.
final class OptionBrowser: UIControl {
  var selectedIndex: Int? { didSet { label.text = selectedIndex.map { names[$0] } } }

  private let names: [String]
  private let label = PanelStyle.label(PanelStyle.body, PanelStyle.text)
  private let back = UIButton(type: .system)
  private let forward = UIButton(type: .system)

  private static let stepWidth: CGFloat = 24

  init(names: [String]) {
    self.names = names
    super.init(frame: .zero)
    backgroundColor = PanelStyle.field
    layer.cornerRadius = 6
    label.textAlignment = .center
    for (button, sign, offset) in [(back, "‹", -1), (forward, "›", 1)] {
      button.setTitle(sign, for: .normal)
      button.titleLabel?.font = PanelStyle.title
      button.addAction(UIAction { [unowned self] _ in step(by: offset) }, for: .touchUpInside)
    }
    for view in [label, back, forward] as [UIView] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("An editor is made in code.") }

  private func step(by offset: Int) {
    guard let selectedIndex else { return }
    self.selectedIndex = (selectedIndex + offset + names.count) % names.count
    sendActions(for: .valueChanged)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    back.frame = CGRect(x: 0, y: 0, width: Self.stepWidth, height: bounds.height)
    forward.frame = CGRect(x: bounds.width - Self.stepWidth, y: 0, width: Self.stepWidth, height: bounds.height)
    label.frame = bounds.insetBy(dx: Self.stepWidth, dy: 0)
  }
}
