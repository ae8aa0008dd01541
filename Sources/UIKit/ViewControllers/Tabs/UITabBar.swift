import Foundation

/// Hears which item of a tab bar is chosen.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// A person has chosen an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The looks of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}

/// A row of buttons of which one is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Without the safe area below, in points, as on iOS.
  static let height: CGFloat = 49

  /// Hears of choices; a bar of a tab bar controller tells that controller besides.
  open weak var delegate: (any UITabBarDelegate)?

  /// From left to right.
  open var items: [UITabBarItem]? { didSet { if items != oldValue { makeButtons() } } }

  /// The item that is shown as selected. Setting it tells nobody.
  open var selectedItem: UITabBarItem? { didSet { showSelection() } }

  /// The colour of the items that are not selected; nil for grey.
  open var unselectedItemTintColor: UIColor? { didSet { showSelection() } }

  /// The looks of the bar.
  open var standardAppearance = UITabBarAppearance() { didSet { background.show(standardAppearance) } }

  /// Takes the place of selecting the item that a person has chosen.
  var choose: ((UITabBarItem) -> Void)?
  /// Told when the bar is hidden or shown.
  var visibilityDidChange: (() -> Void)?

  private let background = BarBackground(hairlineAt: .top)
  private var buttons: [TabBarButton] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    background.show(standardAppearance)
  }

  public required init?(coder: NSCoder) { nil }

  open override var isHidden: Bool { didSet { if isHidden != oldValue { visibilityDidChange?() } } }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = TabBarButton(item)
      button.addAction(UIAction { [weak self] _ in self?.itemWasChosen(item) }, for: [.touchUpInside, .primaryActionTriggered])
      item.whenChanged = { [weak button] in button?.showItem() }
      addSubview(button)
      return button
    }
    showSelection()
    setNeedsLayout()
  }

  private func itemWasChosen(_ item: UITabBarItem) {
    if let choose { choose(item) } else { selectedItem = item }
    delegate?.tabBar(self, didSelect: item)
  }

  private func showSelection() {
    for button in buttons {
      button.isSelected = button.item === selectedItem
      button.restColor = unselectedItemTintColor ?? .systemGray
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: (CGFloat(index) * width).rounded(), y: 0, width: width.rounded(), height: Self.height)
    }
  }
}
