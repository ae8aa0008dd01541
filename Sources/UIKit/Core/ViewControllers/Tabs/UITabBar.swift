import Foundation

@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}

@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The height without the safe area below, in points, as on iOS.
  static let height: CGFloat = 49

  /// A bar that belongs to a tab bar controller notifies that controller as well.
  open weak var delegate: (any UITabBarDelegate)?

  @Observed open var items: [UITabBarItem]? { didSet { if items != oldValue { makeButtons() } } }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard animated, window != nil, items != self.items else { return self.items = items }
    UIView.transition(
      with: self, duration: 0.25, options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: { self.items = items })
  }

  @Observed open var selectedItem: UITabBarItem? { didSet { showSelection() } }

  /// Nil for gray.
  @Observed open var unselectedItemTintColor: UIColor? { didSet { showSelection() } }

  @Observed open var standardAppearance = UITabBarAppearance() { didSet { showBackground() } }
  /// Nil for `standardAppearance`.
  @Observed open var scrollEdgeAppearance: UITabBarAppearance? { didSet { showBackground() } }

  var classicLooks = ClassicBarLooks() {
    didSet {
      classicLooks.apply(to: standardAppearance)
      showBackground()
    }
  }

  /// The distance by which content continues below the bar, in points.
  var contentBelow = CGFloat.infinity { didSet { if (contentBelow <= 0) != (oldValue <= 0) { showBackground() } } }

  /// The edge effect of the content behind the bar.
  var edgeLook = ScrollEdgeLook() { didSet { if edgeLook != oldValue { showBackground() } } }

  private func showBackground() {
    background.show(contentBelow <= 0 ? scrollEdgeAppearance ?? standardAppearance : standardAppearance, over: edgeLook)
    background.alpha = isMinimized || edgeLook.isHidden ? 0 : 1
  }

  // MARK: Minimizing

  /// The size of the capsule of a minimized bar, and its distance from the top of the bar, in points.
  static let capsuleSize: CGFloat = 48
  static let capsuleTop: CGFloat = 0

  /// A Boolean value that indicates whether only the selected item is shown, in a capsule.
  var isMinimized = false {
    didSet {
      guard isMinimized != oldValue else { return }
      showBackground()
      capsule.effect = isMinimized ? UIGlassEffect() : nil
      for button in buttons { showMinimization(of: button) }
      setNeedsLayout()
    }
  }

  private let capsule = UIVisualEffectView(effect: nil)

  private var capsuleFrame: CGRect {
    let left = TabAccessoryView.margin + safeAreaInsets.left
    let x = isRightToLeft ? bounds.width - left - Self.capsuleSize : left
    return CGRect(x: x, y: Self.capsuleTop, width: Self.capsuleSize, height: Self.capsuleSize)
  }

  private func showMinimization(of button: TabBarButton) {
    let isSelected = button.item === selectedItem
    button.alpha = isMinimized && !isSelected ? 0 : 1
    button.isUserInteractionEnabled = !isMinimized || isSelected
    button.showsTitle = !isMinimized
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    isMinimized ? capsuleFrame.contains(point) : super.point(inside: point, with: event)
  }

  /// A closure that handles a person's choice instead of selecting the item.
  var choose: ((UITabBarItem) -> Void)?
  var visibilityDidChange: (() -> Void)?

  private let background = BarBackground(hairlineAt: .top)
  private var buttons: [TabBarButton] = []

  override func didInitialize() {
    capsule.isUserInteractionEnabled = false
    for view in [background, capsule] as [UIView] { addSubview(view) }
    takeCommonLooks()
    showBackground()
  }

  open override var isHidden: Bool { didSet { if isHidden != oldValue { visibilityDidChange?() } } }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  func button(at point: CGPoint) -> TabBarButton? { buttons.first { $0.isUserInteractionEnabled && $0.frame.contains(point) } }

  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = TabBarButton(item)
      button.addAction(UIAction { [weak self] _ in self?.itemWasChosen(item) }, for: [.touchUpInside, .primaryActionTriggered])
      item.onChange = { [weak button] in button?.showItem() }
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
      showMinimization(of: button)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    capsule.frame = capsuleFrame
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      if isMinimized {
        button.frame = capsuleFrame
        continue
      }
      let place = isRightToLeft ? buttons.count - 1 - index : index
      button.frame = CGRect(x: (CGFloat(place) * width).rounded(), y: 0, width: width.rounded(), height: Self.height)
    }
  }
}
