import UIKit

/// A round glass button that a menu flows out of, as on iOS 26, and back into.
///
/// The pieces of glass are in one `UIGlassContainerEffect`, so they separate like drops when the menu opens, and merge when it closes. A
/// tap outside the menu or the Escape key closes it. A drag pulls the menu out of the button or pushes it back in, also while it moves.
///
/// Place one instance over the whole page, and set its `buttonFrame` when the page is laid out. To use it in an app, copy this folder and
/// `Shared`.
public final class GlassMenu: CodeView {
  /// The parameters of the menu.
  public struct Parameters: Sendable {
    /// The response of the spring that opens the menu, in seconds. It was measured on an iPhone 16 Pro with iOS 27 by Tembeon/morph, as
    /// were the other numbers of the springs.
    public var openResponse: TimeInterval = 0.35
    /// The bounce of that spring, 0…1, which is 1 minus its damping ratio.
    public var openBounce: CGFloat = 0.25
    /// The response of the spring that closes the menu, in seconds.
    public var closeResponse: TimeInterval = 0.49
    /// The bounce of that spring, 0…1.
    public var closeBounce: CGFloat = 0.2
    /// The fraction of the response by which each further piece is slower, 0…1.
    public var stagger: CGFloat = 0.12
    /// The distance at which pieces of glass begin to join, in points.
    public var spacing: CGFloat = 18
    /// The distance between the pieces of the open menu, in points.
    public var gap: CGFloat = 16
    /// A Boolean value that indicates whether the glass is almost invisible except for its rim.
    public var isClear = false
    /// The fraction of the background's color in the glass, 0…1.
    public var tint: CGFloat = 0.62
    /// The width of the panel, in points.
    public var width: CGFloat = 232
    /// The corner radius of the panel, in points.
    public var cornerRadius: CGFloat = 28
    /// The distance of a drag that opens or closes the whole menu, in points.
    public var dragDistance: CGFloat = 220
    /// The progress beyond which a released menu opens, 0…1.
    public var threshold: CGFloat = 0.5
    /// The speed from which the direction of a drag decides, in points per second.
    public var flick: CGFloat = 300
    /// The duration in which the glass appears and disappears with Reduce Motion, in seconds.
    public var reducedDuration: TimeInterval = 0.2

    /// Creates the default parameters.
    public init() {}
  }

  /// The parameters. Changes of the appearance are visible at once, and changes of the motion with the next one.
  public var parameters: Parameters {
    didSet {
      updateGlass()
      setNeedsLayout()
    }
  }

  /// The frame of the button, in points. The menu opens toward the middle of the view.
  public var buttonFrame = CGRect(x: 0, y: 0, width: 44, height: 44) { didSet { if buttonFrame != oldValue { setNeedsLayout() } } }

  /// A Boolean value that indicates whether the menu is open or opening.
  public private(set) var isOpen = false { didSet { letPiecesBeUsed() } }

  let container = UIVisualEffectView(effect: nil)
  let button: GlassMenuDrop
  let shortcuts: [GlassMenuDrop]
  let panel = UIVisualEffectView(effect: nil)
  let list: GlassMenuList
  /// The progress at which a drag holds the menu, or nil without a drag.
  var held: CGFloat?
  var dragStart: CGFloat = 0
  /// A Boolean value that indicates whether the glass of a closed menu is still fading out in place.
  private var isFading = false
  private var motions = 0

  /// Creates a menu. The shortcuts appear next to the button in the open menu, as images only. The items are the rows of the panel.
  public init(shortcuts: [GlassMenuItem], items: [GlassMenuItem], parameters: Parameters = Parameters()) {
    self.parameters = parameters
    button = GlassMenuDrop("More", UIImage(systemName: "ellipsis"), whenOpen: UIImage(systemName: "xmark"))
    self.shortcuts = shortcuts.map { GlassMenuDrop($0.title, $0.image) }
    list = GlassMenuList(items)
    super.init(frame: .zero)
    build()
    for (drop, item) in zip(self.shortcuts, shortcuts) { drop.onTap = { [weak self] in self?.choose(item) } }
    list.onChoose = { [weak self] in self?.choose($0) }
    button.onTap = { [weak self] in self.map { $0.setOpen(!$0.isOpen, animated: true) } }
  }

  private func build() {
    panel.clipsToBounds = true
    panel.contentView.addSubview(list)
    panel.layer.name = "panel"
    addSubview(container)
    for piece in pieces { container.contentView.addSubview(piece) }
    container.contentView.addSubview(button)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: GlassMenu.tapBeside))
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: GlassMenu.drag))
    updateGlass()
    letPiecesBeUsed()
    materialize()
    arrive()
  }

  var pieces: [UIVisualEffectView] { [panel] + shortcuts }

  /// Lets touches and the keyboard reach the pieces only in the open menu, and not while they move into the button.
  private func letPiecesBeUsed() { for piece in pieces { piece.isUserInteractionEnabled = isOpen } }

  private func choose(_ item: GlassMenuItem) {
    setOpen(false, animated: true)
    item.handler()
  }

  /// Opens or closes the menu from its current position. With Reduce Motion, its glass appears and disappears in place.
  public func setOpen(_ opens: Bool, animated: Bool) {
    // A motion that a drag has caught never ends by itself.
    let isCaught = held != nil
    held = nil
    guard animated, window != nil else {
      isOpen = opens
      motions += 1
      return UIView.performWithoutAnimation {
        if opens { materialize() }
        arrive()
      }
    }
    guard opens != isOpen || isCaught else { return }
    if UIAccessibility.isReduceMotionEnabled { fade(opens) } else { run(opens, speed: 0) }
  }

  /// Opens or closes the menu, at an initial velocity toward that state in full distances per second.
  func run(_ opens: Bool, speed: CGFloat) {
    let remaining = max(abs((opens ? 1 : 0) - progress), 0.05)
    let motion = begin(opens)
    UIView.performWithoutAnimation {
      if panel.isHidden { show(0) }
      materialize()
    }
    let response = opens ? parameters.openResponse : parameters.closeResponse
    let bounce = opens ? parameters.openBounce : parameters.closeBounce
    for (index, piece) in pieces.enumerated() {
      UIView.animate(
        springDuration: response * (1 + TimeInterval(parameters.stagger) * TimeInterval(index)), bounce: bounce,
        initialSpringVelocity: min(max(speed / remaining, -40), 40), options: [.allowUserInteraction, .beginFromCurrentState],
        animations: { place(piece, at: opens ? 1 : 0) }, completion: { [weak self] _ in self?.end(motion, at: index) })
    }
    UIView.animate(
      withDuration: opens ? 0.22 : 0.16, delay: opens ? 0.05 : 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.setParts(opacity: opens ? 1 : 0) })
  }

  /// Makes the glass appear or disappear at its place in the open menu.
  private func fade(_ opens: Bool) {
    let motion = begin(opens)
    isFading = true
    if panel.isHidden {
      UIView.performWithoutAnimation {
        setParts(hidden: false)
        show(1)
      }
    }
    UIView.animate(
      withDuration: parameters.reducedDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        for piece in self.pieces { piece.effect = opens ? self.makeGlass() : nil }
        self.setParts(opacity: opens ? 1 : 0)
      }, completion: { [weak self] _ in self.map { $0.end(motion, at: $0.pieces.count - 1) } })
  }

  private func begin(_ opens: Bool) -> Int {
    isOpen = opens
    isFading = false
    motions += 1
    button.isOpen = opens
    if opens { becomeFirstResponder() } else { resignFirstResponder() }
    return motions
  }

  /// Ends a motion when the last piece has arrived, unless another motion has begun.
  private func end(_ motion: Int, at index: Int) {
    guard motion == motions, held == nil, index == pieces.count - 1 else { return }
    arrive()
  }

  private func arrive() {
    isFading = false
    button.isOpen = isOpen
    setParts(hidden: !isOpen)
    if !isOpen { for piece in pieces { piece.effect = nil } }
    setParts(opacity: isOpen ? 1 : 0)
    show(rest)
  }

  private var rest: CGFloat { isOpen || isFading ? 1 : 0 }

  // MARK: Input

  /// The menu can be first responder, so it receives keys.
  public override var canBecomeFirstResponder: Bool { true }

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if isOpen, presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
      setOpen(false, animated: true)
    } else {
      super.pressesBegan(presses, with: event)
    }
  }

  /// Returns the view that a touch reaches: any while the menu is open, otherwise the button and the glass that still moves into it.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    if hit.isDescendant(of: button) || isOpen && pieces.contains(where: { hit.isDescendant(of: $0) }) { return hit }
    return isOpen || isOnMovingGlass(point) ? self : nil
  }

  /// Returns whether a tap is outside the open menu, or a drag may move the menu. A list that scrolls keeps its drags.
  public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer.view === self else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    let point = gestureRecognizer.location(in: self)
    if gestureRecognizer is UITapGestureRecognizer { return isOpen && !isOnMenu(point) }
    return !(isOpen && list.scrolls && panel.frame.contains(point))
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    container.frame = bounds
    button.frame = buttonFrame
    show(held ?? rest)
  }
}
