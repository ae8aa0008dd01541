import Components
import Rehearsal
import UIKit

/// The middle of the window: the stages, messages about them, and overlays.
final class CanvasViewController: KitViewController {
  let session: StageSession
  /// Returns whether the workbench handles a key. All other keys go to the stage.
  var isReservedKey: (UIKey) -> Bool = { _ in false }
  var onDrag: () -> Void = {}
  var dragSensor = DragSensor()
  private(set) lazy var inputFilters = makeInputFilters()

  // MARK: Parts

  let stages = CanvasStages()
  var stageView: StageView { stages.tunedView }
  /// The overlays on the tuned stage.
  private(set) var overlays: StageOverlays?
  let resetButton = UIButton(type: .system)
  /// A notice of the effect of a shortcut, such as the file of a screenshot.
  let notice = NoticeView()
  let recordingBadge = RecordingBadge()
  /// The line about the shown file, and the list of all messages about it.
  let codeLine = CodeLineView()
  let messageList = MessageListView()
  /// The line that guides a person through the first steps.
  let firstSteps = FirstStepsView()
  let frameTimes = FrameTimeStrip()
  let zoomButton = PopUpButton(Theme.plainButton)
  let doctorView = DoctorView()
  let rulers = CanvasRulers()

  // MARK: State

  var shownOverlays: Set<StageOverlay> = [] {
    didSet {
      overlays?.shown = shownOverlays
      frameTimes.isHidden = !shownOverlays.contains(.frameTimes)
    }
  }
  var settings = CanvasSettings() {
    didSet {
      guard settings != oldValue else { return }
      (viewIfLoaded as? CanvasView)?.backdrop = settings.backdrop
      viewIfLoaded?.superview?.setNeedsLayout()
    }
  }

  let picking = StagePicking()

  /// Moves the stages while the space bar is held.
  let panView = CanvasPanView()
  /// The point of the canvas where the middle button was pressed, or nil while the button is up.
  var grabbed: CGPoint?
  /// The scale before the latest pinch on a touchpad.
  var scaleBeforePinch: CGFloat = 1
  /// A Boolean value that indicates whether the latest pinch on a touchpad is for the stage.
  var isPinchForStage = false

  var measuring = Measuring.off { didSet { if measuring != oldValue { showMeasurement() } } }
  enum Measuring {
    case off, whileHeld, on
  }
  /// The point of the stage under the pointer.
  var pointedPlace: CGPoint?

  /// The exploded layers, while they are shown instead of the stages.
  var explodedView: ExplodedView?
  /// Called with the view of a clicked exploded layer, or nil.
  var onExplodedPick: (UIView?) -> Void = { _ in }

  init(session: StageSession) {
    self.session = session
    super.init()
  }

  override func loadView() {
    let canvas = CanvasView(settings.backdrop)
    canvas.onWheel = { [unowned self] in turnWheel($0, at: $1, isOverStage: false) }
    canvas.onPinch = { [unowned self] in pinchCanvas($0, at: $1) }
    canvas.onPointer = { [unowned self] in rulers.pointer = $0 }
    view = canvas
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    resetButton.titleLabel?.font = Theme.caption
    resetButton.tintColor = Theme.accentOnCanvas
    resetButton.set("Reset stage", toolTip: WorkbenchCommand.resetStage.toolTip) { [unowned self] in session.reset() }
    frameTimes.isHidden = !shownOverlays.contains(.frameTimes)
    doctorView.onClose = { [weak self] in self?.clearDiagnoses() }
    panView.onPan = { [unowned self] in
      pan(by: $0)
      rulers.movePointer(by: $0)
    }
    for part in rulers.views + [resetButton, frameTimes, doctorView] { view.addSubview(part) }
    for part in [codeLine, messageList, recordingBadge, zoomButton, firstSteps, notice, panView] { view.addSubview(part) }
    notice.covered = firstSteps
    stages.onInput = { [weak self] in self?.receive($0) ?? false }
    stages.onReset = { [weak self] in self?.session.reset() }
    stages.onCopy = { [weak self] report in
      UIPasteboard.general.string = report
      self?.showToast("Copied: the exception")
    }
    showStages()
  }

  // MARK: Stages

  /// Updates the canvas for the session's stages, some of which may have been replaced, added or removed.
  func showStages() {
    guard isViewLoaded else { return }
    stages.show(session.stages, in: view, behind: rulers.views[0])
    stages.show(session.comparison, style: session.comparisonStyle)
    showBorder()
    if overlays == nil {
      overlays = StageOverlays(over: stageView)
      overlays?.shown = shownOverlays
    }
    for stage in session.stages { stage.scene.doctor.onDiagnosis = { [weak self] _ in self?.showDiagnoses() } }
    showDiagnoses()
    view.superview?.setNeedsLayout()
  }

  func refreshOverlays() {
    overlays?.refresh(session)
    refreshExplodedLayers()
  }

  func focusStage() { stages.screens.first?.stageView.becomeFirstResponder() }

  func clearDiagnoses() {
    session.stage.scene.doctor.clear()
    showDiagnoses()
  }

  private func showDiagnoses() {
    // The reason why a stage has stopped is shown on the stage.
    doctorView.show(session.stage.scene.doctor.diagnoses.filter { $0.severity < .fatal })
    stages.showMisuse(of: session.stages)
  }

  // MARK: Messages

  /// Shows a message briefly, with buttons for what can be done about it, and a file that can be dragged to other programs.
  func showToast(_ text: String, buttons: [NoticeView.Action] = [], file: URL? = nil) { notice.show(text, actions: buttons, file: file) }

  /// The color around the tuned stage. During a recording, the border has another color.
  var stageBorder: UIColor? { didSet { showBorder() } }

  private func showBorder() { stages.screens.first?.border = session.isRecording ? Theme.wrong : stageBorder }

  func showRecording() {
    let recorder = session.playback.recorder
    recordingBadge.show(recorder, named: recorder == nil ? "" : session.takes.nextName(demo: session.definition.takeID))
    showBorder()
  }
}
