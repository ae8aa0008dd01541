import UIKit

/// Shows the address of a page below a bar with a Done button. It stands in for SafariServices' class.
open class SFSafariViewController: UIViewController {
  /// What the button of the bar says. It stands in for SafariServices' type.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done = 0
    /// Close.
    case close = 1
    /// Cancel.
    case cancel = 2

    fileprivate var title: String {
      switch self {
      case .done: "Done"
      case .close: "Close"
      case .cancel: "Cancel"
      }
    }
  }

  /// How the controller behaves. It stands in for SafariServices' class.
  open class Configuration: NSObject {
    /// A Boolean value that indicates whether articles are shown without what surrounds them.
    open var entersReaderIfAvailable = false
    /// A Boolean value that indicates whether the bar gets smaller while the page is scrolled.
    open var barCollapsingEnabled = true
  }

  /// The object that is told when the button is pressed.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// What the button says.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// The color of the bar, or nil.
  open var preferredBarTintColor: UIColor?
  /// The color of the button, or nil.
  open var preferredControlTintColor: UIColor?
  /// The configuration with which the controller was created.
  public let configuration: Configuration
  private let address: URL

  /// Creates a controller of a page.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Creates a controller of a page.
  public init(url URL: URL, configuration: Configuration) {
    (address, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a controller needs an address.
  public required init?(coder: NSCoder) { nil }

  /// Creates the bar and the placeholder of the page.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bar = UINavigationBar()
    let item = UINavigationItem(title: address.host ?? address.lastPathComponent)
    item.leftBarButtonItem = UIBarButtonItem(
      title: dismissButtonStyle.title, primaryAction: UIAction { [weak self] _ in self?.finish() })
    bar.items = [item]
    bar.barTintColor = preferredBarTintColor
    bar.tintColor = preferredControlTintColor
    let page = WKWebView()
    page.load(URLRequest(url: address))
    for part in [page, bar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor), page.topAnchor.constraint(equalTo: bar.bottomAnchor),
      page.leadingAnchor.constraint(equalTo: view.leadingAnchor), page.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      page.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func finish() {
    dismiss(animated: true)
    delegate?.safariViewControllerDidFinish(self)
  }
}

/// What a controller of a page tells. It stands in for SafariServices' protocol.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Tells that the button was pressed.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
