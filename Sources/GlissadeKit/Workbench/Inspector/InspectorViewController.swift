import UIKit

/// The right side of the window with one of several pages: the values, the takes, the views on the stage, or the calls.
final class InspectorViewController: UIViewController {
  /// In the order of the segments.
  enum Page: String, CaseIterable, Sendable {
    case tune = "Tune"
    case takes = "Takes"
    case views = "Views"
    case calls = "Calls"

    var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    var toolTip: String {
      switch self {
      case .tune: "The demo's values"
      case .takes: "Recorded input: replay it, trim it, and see the effect of a release"
      case .views: "The views on the stage, and what the Doctor has found"
      case .calls: "The calls between UIKit and the demo’s code"
      }
    }
  }

  var page = Page.tune {
    didSet {
      segments.selectedSegmentIndex = page.index
      showPage()
      onPageChange(page)
    }
  }

  var onPageChange: (Page) -> Void = { _ in }

  private let segments = UISegmentedControl(items: Page.allCases.map(\.rawValue))
  private let head = UIView()
  private var controllers: [Page: UIViewController] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.background
    view.tintColor = Theme.accent
    head.backgroundColor = Theme.background
    segments.selectedSegmentIndex = page.index
    segments.toolTip = Page.allCases.map { "\($0.rawValue): \($0.toolTip)." }.joined(separator: " ")
    segments.addAction(
      UIAction { [unowned self] _ in page = Page.allCases[max(segments.selectedSegmentIndex, 0)] }, for: .valueChanged)
    head.addSubview(segments)
    head.addHairline(at: .bottom)
    view.addSubview(head)
    showPage()
  }

  /// Sets the controller of a page, and replaces the previous one.
  func set(_ controller: UIViewController, for page: Page) {
    if let old = controllers[page] { take(old) }
    controllers[page] = controller
    if isViewLoaded { showPage() }
  }

  private func take(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }

  /// Only the current page's view is in the window, so the others cost nothing.
  private func showPage() {
    guard isViewLoaded else { return }
    for (page, controller) in controllers where page != self.page { take(controller) }
    if let controller = controllers[page], controller.parent == nil {
      addChild(controller)
      view.insertSubview(controller.view, belowSubview: head)
      controller.didMove(toParent: self)
    }
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    head.frame = CGRect(x: 0, y: 0, width: bounds.width, height: WorkbenchLayout.toolbarHeight)
    segments.frame = CGRect(x: Theme.margin, y: 8, width: bounds.width - 2 * Theme.margin, height: 28)
    controllers[page]?.view.frame = CGRect(
      x: 0, y: head.frame.maxY, width: bounds.width, height: max(bounds.height - head.frame.maxY, 0))
  }
}
