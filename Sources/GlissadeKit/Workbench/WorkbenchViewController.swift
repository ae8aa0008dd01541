import Tweaks
import UIKit

/// The whole window: demos at the left, the stage in the middle with its timeline, the chosen demo's values at the right.
final class WorkbenchViewController: UIViewController {
  let session: StageSession
  let canvas: CanvasViewController
  private let sidebar: SidebarViewController
  private(set) var panel: TweakPanel?
  private let sidebarSplitter = SplitterView(.vertical)
  private let panelSplitter = SplitterView(.vertical)
  private let timelineSplitter = SplitterView(.horizontal)
  /// The arrangement when the drag that is going on began.
  private var arrangementAtDrag = WorkbenchArrangement()
  private(set) var isChromeHidden = false

  /// Which parts are shown, and how large.
  var arrangement: WorkbenchArrangement { didSet { if arrangement != oldValue { arrangementDidChange() } } }
  init(session: StageSession, arrangement: WorkbenchArrangement = WorkbenchArrangement()) {
    self.session = session
    self.arrangement = arrangement.sound
    canvas = CanvasViewController(session: session)
    sidebar = SidebarViewController(demos: session.demos, selection: session.demoType.id)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The workbench is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = WorkbenchColors.canvas
    canvas.isReservedKey = { [weak self] in self?.reserves($0) ?? false }
    for child in [canvas, sidebar] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    sidebar.onSelect = { [weak self] in self?.session.select($0) }
    for splitter in [sidebarSplitter, panelSplitter, timelineSplitter] {
      splitter.onBegin = { [weak self] in self.map { $0.arrangementAtDrag = $0.arrangement } }
      view.addSubview(splitter)
    }
    connectSplitters()
    session.onStageChange = { [weak self] in self?.showStages() }
    session.onStateChange = { [weak self] in self?.showState() }
    showPanel()
  }

  private func connectSplitters() {
    sidebarSplitter.onDrag = { [unowned self] in arrangement.sidebarWidth = arrangementAtDrag.sidebarWidth + $0 }
    sidebarSplitter.onReset = { [unowned self] in arrangement.sidebarWidth = WorkbenchArrangement().sidebarWidth }
    panelSplitter.onDrag = { [unowned self] in arrangement.panelWidth = arrangementAtDrag.panelWidth - $0 }
    panelSplitter.onReset = { [unowned self] in arrangement.panelWidth = WorkbenchArrangement().panelWidth }
    timelineSplitter.onDrag = { [unowned self] in arrangement.timelineHeight = arrangementAtDrag.timelineHeight - $0 }
    timelineSplitter.onReset = { [unowned self] in arrangement.timelineHeight = WorkbenchArrangement().timelineHeight }
  }

  private func arrangementDidChange() {
    if arrangement != arrangement.sound { arrangement = arrangement.sound }
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: The session

  private func showStages() {
    canvas.showStages()
    showPanel()
  }

  /// Shows what can be done now, and where the replay stands.
  private func showState() {
    panel?.isPresented = session.nextPhase == .dismiss
  }

  private func showPanel() {
    guard panel?.store !== session.tweaks else { return }
    if let panel {
      panel.willMove(toParent: nil)
      panel.view.removeFromSuperview()
      panel.removeFromParent()
    }
    let panel = TweakPanel(title: session.demoType.title, store: session.tweaks)
    panel.delegate = self
    panel.speed = session.speed
    panel.isPresented = session.nextPhase == .dismiss
    addChild(panel)
    view.insertSubview(panel.view, belowSubview: panelSplitter)
    panel.didMove(toParent: self)
    self.panel = panel
    view.setNeedsLayout()
    if view.window != nil { canvas.focusStage() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    canvas.focusStage()
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let scale = view.window?.screen.scale ?? 1
    let isSideBySide = session.comparison != nil && session.comparisonStyle == .sideBySide
    let layout = WorkbenchLayout(
      window: view.bounds.size, device: session.configuration.device.size, arrangement: arrangement, stageCount: isSideBySide ? 2 : 1,
      isChromeHidden: isChromeHidden, pixelsPerPoint: scale)
    sidebar.view.frame = layout.sidebar
    panel?.view.frame = layout.panel
    canvas.view.frame = layout.canvas
    canvas.place(layout, pixelsPerPoint: scale)
    place(layout)
  }

  /// The splitters lie where there is something to split.
  private func place(_ layout: WorkbenchLayout) {
    let height = view.bounds.height
    sidebarSplitter.isHidden = isChromeHidden || !arrangement.isSidebarShown
    panelSplitter.isHidden = isChromeHidden || !arrangement.isPanelShown
    timelineSplitter.isHidden = isChromeHidden || !arrangement.isTimelineOpen
    sidebarSplitter.place(along: layout.sidebar.maxX - 1, from: 0, length: height)
    panelSplitter.place(along: layout.panel.minX, from: 0, length: height)
    timelineSplitter.place(along: layout.timeline.minY, from: layout.timeline.minX, length: layout.timeline.width)
  }

  func toggleChrome() {
    isChromeHidden.toggle()
    view.setNeedsLayout()
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? { shortcuts.map(\.command) }

  /// What the workbench does by key; what is not listed goes to the stage.
  private(set) lazy var shortcuts: [WorkbenchShortcut] = makeShortcuts()

  /// Does what the shortcut with this command's key does.
  func runShortcut(_ command: UIKeyCommand) {
    shortcuts.first { $0.input == command.input && $0.modifiers == command.modifierFlags }?.action()
  }

  /// Whether a key that was pressed on the stage is the workbench's: plain letters are the stage's while text is edited there.
  private func reserves(_ key: UIKey) -> Bool {
    let isTyping = session.stage.scene.keyWindow?.isEditingText ?? false
    return shortcuts.contains { $0.matches(key) && !(isTyping && $0.types) }
  }
}

extension WorkbenchViewController: TweakPanelDelegate {
  func tweakPanelDidAskForReplay(_ panel: TweakPanel) { session.replay() }
  func tweakPanelDidAskForOtherEnd(_ panel: TweakPanel) { session.run(session.nextPhase) }
  func tweakPanel(_ panel: TweakPanel, didChoose speed: PlaybackSpeed) { session.speed = speed }
}
