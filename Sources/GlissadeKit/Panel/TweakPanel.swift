import Tweaks
import UIKit

/// The panel beside a stage: every value of the demo as a row to drag, type and step, and the buttons to try the transition with.
///
/// A change is written into the store at once. Ctrl+Z and Ctrl+Shift+Z undo and redo; a drag is one step.
public final class TweakPanel: UIViewController {
  /// The width that the panel is designed for, in points.
  public static let preferredWidth = PanelStyle.width

  public let store: TweakStore
  public weak var delegate: (any TweakPanelDelegate)?

  /// The speed that is shown as chosen.
  public var speed = PlaybackSpeed.full { didSet { header.speed = speed } }

  /// Whether the transition stands at its far end, so that the first button dismisses.
  public var isPresented = false { didSet { header.isPresented = isPresented } }

  private let header: PanelHeader
  private let scrollView = UIScrollView()
  private let sections: [PanelSection]
  private let footer = PanelFooter()
  private let edge = UIView()
  private var observation: TweakObservation?

  /// A panel for a demo's values.
  public init(title: String, store: TweakStore) {
    self.store = store
    header = PanelHeader(title: title)
    sections = store.groups.map { PanelSection($0, store: store) }
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("A panel is made in code.") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = PanelStyle.background
    view.tintColor = PanelStyle.accent
    edge.backgroundColor = PanelStyle.hairline
    // A mouse scrolls by the wheel; its drags belong to the sliders.
    scrollView.panGestureRecognizer.isEnabled = false
    scrollView.delaysContentTouches = false
    for section in sections {
      section.onDescribe = { [unowned self] in footer.describe($0 ?? focusedTweak) }
      scrollView.addSubview(section)
    }
    for subview in [scrollView, header, footer, edge] { view.addSubview(subview) }
    connectHeader()
    observation = store.observe { [weak self] in self?.storeDidChange($0) }
    storeDidChange(Set(store.tweaks.map(\.id)))
  }

  private func connectHeader() {
    header.onOtherEnd = { [unowned self] in delegate?.tweakPanelDidAskForOtherEnd(self) }
    header.onReplay = { [unowned self] in delegate?.tweakPanelDidAskForReplay(self) }
    header.onReset = { [unowned self] in store.resetAll() }
    header.onUndo = { [unowned self] in store.undo() }
    header.onRedo = { [unowned self] in store.redo() }
    header.onSpeed = { [unowned self] in
      speed = $0
      delegate?.tweakPanel(self, didChoose: $0)
    }
  }

  /// The tweak of the row that the keyboard operates.
  private var focusedTweak: Tweak? { (view.window?.focusedView as? TweakRow)?.edited.tweak }

  private func storeDidChange(_ ids: Set<Tweak.ID>) {
    for section in sections { section.refresh(ids) }
    header.showChanges(store)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    edge.frame = CGRect(x: 0, y: 0, width: 1, height: bounds.height)
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: PanelHeader.height)
    footer.frame = CGRect(
      x: 0, y: bounds.height - PanelFooter.height, width: bounds.width, height: PanelFooter.height)
    scrollView.frame = CGRect(
      x: 0, y: header.frame.maxY, width: bounds.width, height: max(0, footer.frame.minY - header.frame.maxY))
    var y = PanelStyle.gap
    for section in sections {
      section.frame = CGRect(x: 0, y: y, width: bounds.width, height: section.height)
      y = section.frame.maxY + PanelStyle.gap
    }
    scrollView.contentSize = CGSize(width: bounds.width, height: y)
  }

  public override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(title: "Undo", input: "z", modifierFlags: .control, action: TweakPanel.undo),
      UIKeyCommand(title: "Redo", input: "z", modifierFlags: [.control, .shift], action: TweakPanel.redo),
    ]
  }

  /// Takes the latest change back.
  public func undo() { store.undo() }

  /// Makes the change again that was taken back last.
  public func redo() { store.redo() }
}
