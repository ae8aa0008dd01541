import UIKit

/// A view by SwiftUI of which only the name is known. In ported code it takes the place of views that are made with SwiftUI.
public struct NamedView: Hashable, Sendable {
  /// The name of the view's type.
  public let name: String

  /// Creates a view from the name of its type.
  public init(_ name: String) { self.name = name }
}

/// A placeholder for a screen that is made with SwiftUI, with the name of its root view. It stands in for SwiftUI's class.
open class UIHostingController<Content>: UIViewController {
  /// The root view. Only its name is shown.
  open var rootView: Content { didSet { if isViewLoaded { panel?.name = name } } }
  private var panel: HostedPanel?

  /// Creates a controller of a root view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a root view from an archive.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// Returns nil, because a controller needs a root view.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// Adds the placeholder.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let panel = HostedPanel(frame: view.bounds)
    panel.name = name
    panel.isUserInteractionEnabled = false
    panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(panel, at: 0)
    self.panel = panel
  }

  /// Returns the size of a placeholder that fits into a size: 320 by 200 points at most.
  open func sizeThatFits(in size: CGSize) -> CGSize { CGSize(width: min(size.width, 320), height: min(size.height, 200)) }

  private var name: String { (rootView as? NamedView)?.name ?? String(describing: type(of: rootView)) }
}

private final class HostedPanel: StandInView {
  var name = "" { didSet { repaint() } }

  override var standIn: StandInLabel { StandInLabel(mark: .stack, title: name, detail: "SwiftUI") }
}
