import Components
import Rehearsal
import UIKit

/// The content of the window: the demos at the left, the stage and its timeline in the middle, and the values at the right.
final class WorkbenchViewController: KitViewController {
  let session: StageSession
  let canvas: CanvasViewController
  let sidebar: SidebarViewController
  let toolbar = StageToolbar()
  lazy var menus = StageMenus(session: session, workbench: self)
  let inspector = InspectorViewController()
  let timeline = TimelineView()
  var panel: TweakPanel?
  let views = ViewsViewController()
  let takes: TakesViewController
  let calls: CallsViewController
  let pictures: PictureSaving
  let tuningKeeper: TuningKeeper
  lazy var files = FilesController(session, canvas: canvas) { [unowned self] in present($0) }
  private let splitters = WorkbenchSplitters()
  let firstSteps: FirstStepsGuide
  var isChromeHidden = false
  /// The visible state of the session.
  var shownState: SessionState?

  var appearance = WindowAppearance.automatic { didSet { showAppearance() } }
  private let desktopStyle: UIUserInterfaceStyle

  private func showAppearance() {
    view.window?.windowScene?.settings.userInterfaceStyle = appearance.style(ofDesktop: desktopStyle)
  }

  var arrangement: WorkbenchArrangement { didSet { if arrangement != oldValue { arrangementDidChange() } } }

  /// `state` is the state of the window at the end of the last run.
  init(session: StageSession, state: WorkbenchState = WorkbenchState(), desktopStyle: UIUserInterfaceStyle = .light) {
    self.session = session
    self.desktopStyle = desktopStyle
    arrangement = state.arrangement.clamped
    appearance = state.appearance
    recentCommands = state.recentCommands
    canvas = CanvasViewController(session: session)
    tuningKeeper = TuningKeeper(session)
    pictures = PictureSaving(session, canvas: canvas)
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
    timeline.onAction = { [session] in SessionCommands(session: session).perform($0) }
    for child in [canvas, sidebar, inspector] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    files.connect()
    sidebar.onRequest = { [files] in files.perform($0) }
    pictures.onFilmChange = { [unowned self] in shortcuts = commands.shortcuts }
    splitters.resize(self, \.arrangement)
    for splitter in splitters.all { view.addSubview(splitter) }
    connectToolbar()
    connectViews()
    connectTakes()
    canvas.onDrag = { [unowned self] in firstSteps.note(.drag) }
    firstSteps.onEnd = { [unowned self] in canvas.showToast("All done. \(WorkbenchCommand.keys.keyTexts[0]) lists every command") }
    session.onChange = UIWindowScene.bound { [weak self] in self?.show($0) }
    showPanel()
  }

  private func arrangementDidChange() {
    if arrangement != arrangement.clamped { arrangement = arrangement.clamped }
    viewIfLoaded?.setNeedsLayout()
    showTimeline()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    showAppearance()
    canvas.focusStage()
  }

  // MARK: Layout

  private var pixelsPerPoint: CGFloat { view.window?.screen.scale ?? 1 }

  var layout: WorkbenchLayout {
    var surroundings = StageSurroundings(session.stage, settings: canvas.settings, hasCaptions: session.comparison != nil)
    let layout = layout(surroundings)
    surroundings.footHeight = canvas.extraFootHeight(forWidth: layout.canvas.width)
    return surroundings.footHeight > 0 ? self.layout(surroundings) : layout
  }

  private func layout(_ surroundings: StageSurroundings) -> WorkbenchLayout {
    let isSideBySide = session.comparison != nil && session.comparisonStyle == .sideBySide
    return WorkbenchLayout(
      window: view.bounds.size, device: session.stage.configuration.device.size, arrangement: arrangement, stageCount: isSideBySide ? 2 : 1,
      isChromeHidden: isChromeHidden, pixelsPerPoint: pixelsPerPoint, zoom: canvas.settings.zoom, surroundings: surroundings)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let layout = layout
    sidebar.view.frame = layout.sidebar
    inspector.view.frame = layout.panel
    toolbar.frame = layout.toolbar
    // Hidden panes can't take the keyboard.
    sidebar.view.isHidden = !layout.shownPanes.contains(.sidebar)
    inspector.view.isHidden = !layout.shownPanes.contains(.panel)
    toolbar.isHidden = isChromeHidden
    timeline.isCollapsed = !arrangement.isTimelineOpen
    timeline.frame = layout.timeline
    timeline.isHidden = isChromeHidden
    canvas.view.frame = layout.canvas
    canvas.place(layout, pixelsPerPoint: pixelsPerPoint)
    splitters.place(layout, showsTimeline: !isChromeHidden && arrangement.isTimelineOpen)
    for case let dialog as DialogView in view.subviews { dialog.frame = view.bounds }
  }

  // MARK: In front of the panes

  func present(_ dialog: DialogView) {
    dialog.frame = view.bounds
    view.addSubview(dialog)
  }

  var commandList: CommandListView?
  var recentCommands: RecentCommands

  // MARK: Keys

  private(set) lazy var paneFocus = PaneFocus(
    [.sidebar: sidebar.view, .toolbar: toolbar, .stage: canvas.view, .timeline: timeline, .inspector: inspector.view],
    stage: { [unowned canvas] in canvas.stageView })

  override var canBecomeFirstResponder: Bool { true }

  /// The keys of all commands. Only a film in progress changes them, so a key needs no table of commands.
  lazy var shortcuts = commands.shortcuts

  override var keyCommands: [UIKeyCommand]? { shortcuts.map(\.keyCommand) }
}
