import Tweaks
import UIKit

/// The whole window: demos at the left, the stage in the middle, the chosen demo's values at the right.
final class WorkbenchViewController: UIViewController {
  let session: StageSession
  private let sidebar: SidebarViewController
  private var panel: TweakPanel?
  private let canvas = UIView()
  private let bezel = UIView()
  private let resetButton = UIButton(type: .system)
  private var stageView: StageView?
  private var isChromeHidden = false
  /// Says for a moment what a key has done: where a screenshot went, say.
  private let notice = NoticeView()
  /// Names the promises that the transition on the stage has broken.
  private let doctorView = DoctorView()

  init(session: StageSession) {
    self.session = session
    sidebar = SidebarViewController(demos: session.demos, selection: session.demoType.id)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The workbench is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    canvas.backgroundColor = WorkbenchColors.canvas
    view.addSubview(canvas)
    bezel.layer.shadowColor = UIColor.black.cgColor
    bezel.layer.shadowOpacity = 0.22
    bezel.layer.shadowRadius = 24
    bezel.layer.shadowOffset = CGSize(width: 0, height: 10)
    bezel.backgroundColor = .black
    canvas.addSubview(bezel)
    resetButton.setTitle("Reset Stage", for: .normal)
    resetButton.titleLabel?.font = .systemFont(ofSize: 13)
    resetButton.addAction(UIAction { [weak self] _ in self?.session.reset() }, for: .touchUpInside)
    canvas.addSubview(resetButton)

    addChild(sidebar)
    view.addSubview(sidebar.view)
    sidebar.didMove(toParent: self)
    sidebar.onSelect = { [weak self] demo in self?.session.select(demo) }

    session.onStageChange = { [weak self] in self?.showStage() }
    session.onPhaseChange = { [weak self] in self?.panel?.isPresented = $0 == .dismiss }
    view.addSubview(doctorView)
    doctorView.onClose = { [weak self] in
      self?.session.stage.scene.doctor.clear()
      self?.showDiagnoses()
    }
    showStage()
    view.addSubview(notice)
  }

  /// Puts the session's present stage and its panel into the window.
  private func showStage() {
    stageView?.removeFromSuperview()
    let stageView = StageView(stage: session.stage)
    stageView.isReservedKey = { [weak self] in self?.reserves($0) ?? false }
    canvas.addSubview(stageView)
    self.stageView = stageView
    session.stage.scene.doctor.onDiagnosis = { [weak self] _ in self?.showDiagnoses() }
    showDiagnoses()
    showPanel()
    view.setNeedsLayout()
    if view.window != nil { stageView.becomeFirstResponder() }
  }

  /// Says what is known of the present stage. The doctor speaks up in the stage's turn, this belongs to the window's scene.
  private func showDiagnoses() {
    let diagnoses = session.stage.scene.doctor.diagnoses
    if let scene = view.window?.windowScene {
      scene.perform { doctorView.show(diagnoses) }
    } else {
      doctorView.show(diagnoses)
    }
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
    view.addSubview(panel.view)
    panel.didMove(toParent: self)
    self.panel = panel
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    stageView?.becomeFirstResponder()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let scale = view.window?.screen.scale ?? 1
    let layout = WorkbenchLayout(
      window: view.bounds.size, device: session.stage.configuration.device.size, isChromeHidden: isChromeHidden,
      pixelsPerPoint: scale)
    sidebar.view.frame = layout.sidebar
    panel?.view.frame = layout.panel
    canvas.frame = layout.canvas
    session.stage.rescale(to: layout.stageScale * scale)
    stageView?.stageScale = layout.stageScale
    stageView?.frame = layout.stage.offsetBy(dx: -layout.canvas.minX, dy: -layout.canvas.minY)
    bezel.frame = stageView?.frame ?? .zero
    bezel.layer.shadowPath = UIBezierPath(rect: bezel.bounds).cgPath
    resetButton.sizeToFit()
    resetButton.frame.origin = CGPoint(x: 16, y: canvas.bounds.height - resetButton.bounds.height - 12)
    notice.place(in: layout.canvas)
    doctorView.place(in: layout.canvas)
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? { shortcuts.map(\.command) }

  /// Does what the shortcut with this command's key does.
  func runShortcut(_ command: UIKeyCommand) {
    shortcuts.first { $0.input == command.input && $0.modifiers == command.modifierFlags }?.action()
  }

  private func reserves(_ key: UIKey) -> Bool { shortcuts.contains { $0.matches(key) } }

  /// What the workbench does by key; what is not listed goes to the stage.
  private lazy var shortcuts: [WorkbenchShortcut] = [
    WorkbenchShortcut("r", "Replay") { [unowned self] in session.replay() },
    WorkbenchShortcut(" ", "Pause or go on") { [unowned self] in session.isPaused.toggle() },
    WorkbenchShortcut("[", "Slower") { [unowned self] in changeSpeed(by: 1) },
    WorkbenchShortcut("]", "Faster") { [unowned self] in changeSpeed(by: -1) },
    WorkbenchShortcut("h", "Hide or show the chrome") { [unowned self] in toggleChrome() },
    WorkbenchShortcut("r", modifiers: .control, "Record a take, or stop recording") { [unowned self] in toggleRecording() },
    WorkbenchShortcut(UIKeyCommand.f12, "Screenshot") { [unowned self] in saveScreenshot() },
    WorkbenchShortcut("z", modifiers: .control, "Undo") { [unowned self] in session.tweaks.undo() },
    WorkbenchShortcut("z", modifiers: [.control, .shift], "Redo") { [unowned self] in session.tweaks.redo() },
  ]

  private func changeSpeed(by steps: Int) {
    let speeds = PlaybackSpeed.allCases
    let index = (speeds.firstIndex(of: session.speed) ?? 0) + steps
    guard speeds.indices.contains(index) else { return }
    session.speed = speeds[index]
    panel?.speed = session.speed
  }

  private func toggleChrome() {
    isChromeHidden.toggle()
    view.setNeedsLayout()
  }

  private func toggleRecording() {
    guard session.isRecording else {
      session.startRecording()
      return notice.show("Recording; Ctrl+R stops")
    }
    do {
      let file = try session.finishRecording()
      notice.show(file.map { "Saved \($0.path); R plays it" } ?? "Nothing was recorded")
    } catch {
      notice.show("The recording could not be saved: \(error)")
    }
  }

  private func saveScreenshot() {
    do {
      notice.show("Saved \(try session.saveScreenshot().path)")
    } catch {
      notice.show("The screenshot could not be saved: \(error.localizedDescription)")
    }
  }
}

extension WorkbenchViewController: TweakPanelDelegate {
  func tweakPanelDidAskForReplay(_ panel: TweakPanel) { session.replay() }
  func tweakPanelDidAskForOtherEnd(_ panel: TweakPanel) { session.run(session.nextPhase) }
  func tweakPanel(_ panel: TweakPanel, didChoose speed: PlaybackSpeed) { session.speed = speed }
}
