import Rehearsal
import Host
import Tweaks
import UIKit

/// The content of the window: the demos at the left, the stage with its timeline in the middle, and the values at the right.
final class WorkbenchViewController: KitViewController {
  let session: StageSession
  let canvas: CanvasViewController
  let sidebar: SidebarViewController
  let toolbar = StageToolbar()
  lazy var menus = StageMenus(session: session, workbench: self)
  let inspector = InspectorViewController()
  let timeline = TimelineView()
  private(set) var panel: TweakPanel?
  let views = ViewsViewController()
  let takes: TakesViewController
  let calls: CallsViewController
  private let sidebarSplitter = SplitterView(.vertical)
  private let panelSplitter = SplitterView(.vertical)
  private let timelineSplitter = SplitterView(.horizontal)
  /// Leads through the first steps.
  let firstSteps: FirstStepsGuide
  var isChromeHidden = false

  /// The appearance of the window.
  var appearance = WindowAppearance.automatic { didSet { showAppearance() } }
  /// The style of the desktop.
  private let desktopStyle: UIUserInterfaceStyle

  private func showAppearance() {
    view.window?.windowScene?.userInterfaceStyle = appearance.style(ofDesktop: desktopStyle)
  }

  /// The visible parts of the window and their sizes.
  var arrangement: WorkbenchArrangement { didSet { if arrangement != oldValue { arrangementDidChange() } } }

  /// Creates the controller.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - state: The state of the window at the end of the last run.
  ///   - desktopStyle: The style of the desktop.
  init(session: StageSession, state: WorkbenchState = WorkbenchState(), desktopStyle: UIUserInterfaceStyle = .light) {
    self.session = session
    self.desktopStyle = desktopStyle
    arrangement = state.arrangement.clamped
    appearance = state.appearance
    recentCommands = state.recentCommands
    canvas = CanvasViewController(session: session)
    firstSteps = FirstStepsGuide(canvas.firstSteps, steps: state.firstSteps)
    takes = TakesViewController(session: session)
    calls = CallsViewController(session: session)
    sidebar = SidebarViewController(SidebarContent(session), selection: session.definition.id)
    super.init()
    canvas.shownOverlays = state.overlays
    canvas.settings = state.canvas
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.canvas
    view.tintColor = Theme.accent
    canvas.isReservedKey = { [weak self] in self?.reserves($0) ?? false }
    view.addSubview(toolbar)
    view.addSubview(timeline)
    timeline.onAction = { [unowned self] in perform($0) }
    for child in [canvas, sidebar, inspector] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    connectFiles()
    let standard = WorkbenchArrangement()
    sidebarSplitter.resize(self, \.arrangement.sidebarWidth, standard: standard.sidebarWidth)
    panelSplitter.resize(self, \.arrangement.panelWidth, direction: -1, standard: standard.panelWidth)
    timelineSplitter.resize(self, \.arrangement.timelineHeight, direction: -1, standard: standard.timelineHeight)
    for splitter in [sidebarSplitter, panelSplitter, timelineSplitter] { view.addSubview(splitter) }
    connectToolbar()
    connectViews()
    connectTakes()
    canvas.onDrag = { [unowned self] in firstSteps.note(.drag) }
    firstSteps.onEnd = { [unowned self] in canvas.showToast("That was all. \(WorkbenchCommand.keys.keyTexts[0]) lists every command") }
    session.onChange = UIWindowScene.bound { [weak self] in self?.show($0) }
    showPanel()
  }

  /// The sets of values for comparison: the defaults, and every preset that can be read.
  var comparableSets: [(name: String, values: [Tweak.ID: TweakValue])] {
    guard let shelf = panel?.shelf else { return [] }
    return [(Self.defaultsName, [:])]
      + (shelf.shippedNames + shelf.ownNames).compactMap { name in
        (try? shelf.preset(name)).map { (name, $0.values) }
      }
  }

  /// The name of the default values in a comparison.
  static let defaultsName = "Defaults"

  /// Makes the search field of the values first responder.
  func searchValues() {
    showPage(.tune)
    view.layoutIfNeeded()
    panel?.beginSearch()
  }

  private func arrangementDidChange() {
    if arrangement != arrangement.clamped { arrangement = arrangement.clamped }
    viewIfLoaded?.setNeedsLayout()
    showTimeline()
  }

  // MARK: Session

  /// The session's state that is visible.
  private var shownState: SessionState?

  private func show(_ state: SessionState) {
    let old = shownState
    shownState = state
    if old?.differsInStages(from: state) != false {
      canvas.showStages()
      showPanel()
      panel?.comparedStore = session.comparison?.player.tweaks
    }
    if old?.differsOnlyInMoments(from: state) != true {
      panel?.isPresented = state.nextPhase == .dismiss
      showFiles(state, insteadOf: old)
      showToolbar()
      canvas.showRecording()
      showTimeline()
    }
    firstSteps.note(state, hasChanges: session.tweaks.hasChanges)
    canvas.refreshOverlays()
    views.refresh(session.stage)
    takes.show(state)
    calls.show(state)
  }

  /// Shows what other windows have changed in the meantime.
  func windowDidGetFocus() { takes.filesMayHaveChanged() }

  private func showPanel() {
    guard panel?.store !== session.tweaks else { return }
    let code = session.files.shown?.source.report.map(PanelCode.init)
    let panel = TweakPanel(PanelSubject(session.definition, code: code), store: session.tweaks, memory: session.panelMemory)
    if let old = self.panel { panel.resume(old) }
    panel.onRequest = { [unowned self] in perform($0) }
    panel.setHistory(canUndo: { [unowned session] in session.canUndo }, canRedo: { [unowned session] in session.canRedo })
    panel.isPresented = session.nextPhase == .dismiss
    inspector.set(panel, for: .tune)
    self.panel = panel
    // The arrow keys go on through the sidebar. Otherwise the keys are for the stage.
    guard let window = view.window, !canvas.stageView.isFirstResponder else { return }
    if !window.showsFocusRing || window.focusedView == nil { canvas.focusStage() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    showAppearance()
    canvas.focusStage()
  }

  // MARK: Layout

  private var pixelsPerPoint: CGFloat { view.window?.screen.scale ?? 1 }

  /// The frames of the parts of the window.
  var layout: WorkbenchLayout {
    let isSideBySide = session.comparison != nil && session.comparisonStyle == .sideBySide
    return WorkbenchLayout(
      window: view.bounds.size, device: session.stage.configuration.device.size, arrangement: arrangement, stageCount: isSideBySide ? 2 : 1,
      isChromeHidden: isChromeHidden, pixelsPerPoint: pixelsPerPoint, zoom: canvas.settings.zoom,
      surroundings: StageSurroundings(session.stage, settings: canvas.settings, hasCaptions: session.comparison != nil))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let layout = layout
    sidebar.view.frame = layout.sidebar
    inspector.view.frame = layout.panel
    toolbar.frame = layout.toolbar
    // Collapsed panes are out of the keyboard's reach.
    sidebar.view.isHidden = !layout.shownPanes.contains(.sidebar)
    inspector.view.isHidden = !layout.shownPanes.contains(.panel)
    toolbar.isHidden = isChromeHidden
    timeline.isCollapsed = !arrangement.isTimelineOpen
    timeline.frame = layout.timeline
    timeline.isHidden = isChromeHidden
    canvas.view.frame = layout.canvas
    canvas.place(layout, pixelsPerPoint: pixelsPerPoint)
    place(layout)
    for overlay in [commandList, fileChooser, valuesWriting] as [UIView?] { overlay?.frame = view.bounds }
  }

  /// Places the parts of the window. A splitter is hidden when the part next to it is.
  private func place(_ layout: WorkbenchLayout) {
    sidebarSplitter.isHidden = !layout.shownPanes.contains(.sidebar)
    panelSplitter.isHidden = !layout.shownPanes.contains(.panel)
    timelineSplitter.isHidden = isChromeHidden || !arrangement.isTimelineOpen
    sidebarSplitter.place(along: layout.sidebar.maxX - 1, from: layout.sidebar.minY, length: layout.sidebar.height)
    panelSplitter.place(along: layout.panel.minX, from: layout.panel.minY, length: layout.panel.height)
    timelineSplitter.place(along: layout.timeline.minY, from: layout.timeline.minX, length: layout.timeline.width)
  }

  // MARK: Overlays

  var overlays: Set<StageOverlay> {
    get { canvas.shownOverlays }
    set {
      canvas.shownOverlays = newValue
      toolbar.showButton.isOn = !newValue.isEmpty
      canvas.refreshOverlays()
    }
  }

  func toggle(_ overlay: StageOverlay) {
    if overlays.contains(overlay) { overlays.remove(overlay) } else { overlays.insert(overlay) }
    canvas.showToast("\(overlay.title): \(overlays.contains(overlay) ? "shown" : "hidden")")
  }

  /// Records the duration of a frame of the window.
  func note(_ timing: FrameTiming) { canvas.frameTimes.note(timing) }

  /// Copies a text to the pasteboard, and shows a notice.
  func copy(_ text: String, as kind: String) {
    UIPasteboard.general.string = text
    let lines = text.split(separator: "\n").count
    canvas.showToast("Copied: \(kind), \(lines) \(lines == 1 ? "line" : "lines")")
    // The last of them says more than that something was copied.
    firstSteps.note(.copy)
  }

  /// The dialog to open files, while it is visible.
  var fileChooser: FileChooserView?
  /// The question whether to write values into a file, while it is visible.
  var valuesWriting: ValuesWritingView?

  /// The film that is being saved, or nil for none.
  var film: FilmInProgress?

  /// A Boolean value that indicates whether tuned values of files are stored soon.
  var isTuningDue = false

  /// The list of commands, while it is visible.
  var commandList: CommandListView?
  /// The commands that were run from the list.
  var recentCommands: RecentCommands

  /// Shows or hides everything but the stage.
  func toggleChrome() {
    isChromeHidden.toggle()
    view.setNeedsLayout()
  }

  // MARK: Keys

  /// The views that had the focus in each pane when the keyboard left it.
  var paneFocus: [WorkbenchPane: WeakView] = [:]

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? { commands.keyCommands }

  // MARK: Panel

  private func perform(_ request: PanelRequest) {
    switch request {
    case .replay: session.replay()
    case .otherEnd: session.run(session.nextPhase)
    case .compare(let values, let name): session.compare(with: values, named: name)
    case .endTyping: canvas.focusStage()
    case .writeValues: askToWriteValues()
    case .undo: session.undo()
    case .redo: session.redo()
    case .presetsChanged:
      showUnsavedDemos()
      keepTuningSoon()
    }
  }
}
