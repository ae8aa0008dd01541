import Foundation

/// The panel that a capsule of a date picker opens next to itself, even on a small screen.
@MainActor
final class DatePanel: UIViewController, UIPopoverPresentationControllerDelegate {
  private static let margin: CGFloat = 8
  /// The distance from the capsule, and the width of wheels, in points.
  private static let gap: CGFloat = 6
  private static let wheelsWidth: CGFloat = 250

  let content: any DatePicking
  var didClose: () -> Void = {}

  init(_ content: any DatePicking, beside capsule: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    let size = content.naturalSize
    let width = content is WheelsDateView ? Self.wheelsWidth : size.width
    preferredContentSize = CGSize(width: width + 2 * Self.margin, height: size.height + 2 * Self.margin)
    modalPresentationStyle = .popover
    let popover = popoverPresentationController
    popover?.sourceView = capsule
    popover?.permittedArrowDirections = [.up, .down]
    popover?.arrowlessGap = Self.gap
    popover?.canOverlapSourceViewRect = true
    popover?.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.frame = view.bounds.insetBy(dx: Self.margin, dy: Self.margin)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { didClose() }
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
