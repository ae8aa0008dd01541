import Components
import Rehearsal
import UIKit

/// The middle of the window: the stages, messages about them, and overlays.
final class CanvasViewController: KitViewController {
  let session: StageSession
  /// Returns whether the workbench handles a key. All other keys go to the stage.
  var isReservedKey: (UIKey) -> Bool = { _ in false }
  /// Called when the person drags on the stage.
  var onDrag: () -> Void = {}
  var dragSensor = DragSensor()

  // MARK: Parts

  /// The screens of the stages.
  let stages = CanvasStages()
  /// The view of the tuned stage.
  var stageView: StageView { stages.tunedView }
  /// The overlays on the tuned stage.
  private(set) var overlays: StageOverlays?
  let resetButton = UIButton(type: .system)
  /// A notice of the effect of a shortcut, such as the file of a screenshot.
  let notice = NoticeView()
  /// The badge of the recording in progress.
  let recordingBadge = RecordingBadge()
  /// The line about the shown file, and the list of all messages about it.
  let codeLine = CodeLineView()
  let messageList = MessageListView()
  /// The line that leads through the first steps.
  let firstSteps = FirstStepsView()
  /// The durations of the window's latest frames.
  let frameTimes = FrameTimeStrip()
  /// The button with the scale and its menu.
  let zoomButton = PopUpButton(Theme.plainButton)
  /// The doctor's findings about the transition on the stage.
  let doctorView = DoctorView()
  let rulers = CanvasRulers()

  // MARK: State

  /// The visible overlays.
  var shownOverlays: Set<StageOverlay> = [] {
    didSet {
      overlays?.shown = shownOverlays
      frameTimes.isHidden = !shownOverlays.contains(.frameTimes)
    }
  }
  /// The settings of the canvas around the stages.
  var settings = CanvasSettings() {
    didSet {
      guard settings != oldValue else { return }
      (viewIfLoaded as? CanvasView)?.backdrop = settings.backdrop
      viewIfLoaded?.superview?.setNeedsLayout()
    }
  }

  /// Selects views by presses.
  let picking = StagePicking()

  /// The view that moves the stages while the space bar is held.
  let panView = CanvasPanView()
  /// The point of the canvas at which the middle button has grabbed it, or nil while the button is up.
  var grabbed: CGPoint?
  /// The scale before the latest pinch on a touchpad.
  var scaleBeforePinch: CGFloat = 1
  /// A Boolean value that indicates whether the latest pinch on a touchpad is for the stage.
  var isPinchForStage = false

  /// Whether the pointer measures distances.
  var measuring = Measuring.off { didSet { if measuring != oldValue { showMeasurement() } } }
  enum Measuring {
    case off, whileHeld, on
  }
  /// The point of the stage under the pointer, or nil for none.
  var pointedPlace: CGPoint?

  /// The layers of the stages in space, while they are shown instead of them.
  var explodedView: ExplodedView?
  /// Called with the view of an exploded layer that was clicked, or with nil.
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

  /// Updates what explains the stages.
  func refreshOverlays() {
    overlays?.refresh(session)
    refreshExplodedLayers()
  }

  /// Makes the stage first responder.
  func focusStage() { stages.screens.first?.stageView.becomeFirstResponder() }

  /// Clears the doctor's findings on the stage.
  func clearDiagnoses() {
    session.stage.scene.doctor.clear()
    showDiagnoses()
  }

  /// Shows the findings about the current stage.
  private func showDiagnoses() {
    // The reason why a stage has stopped is shown on the stage.
    doctorView.show(session.stage.scene.doctor.diagnoses.filter { $0.severity < .fatal })
    stages.showMisuse(of: session.stages)
  }

  // MARK: Messages

  /// Shows a message briefly, with buttons if there is something to do about it, and with a file to drag to other programs.
  func showToast(_ text: String, buttons: [NoticeView.Action] = [], file: URL? = nil) { notice.show(text, actions: buttons, file: file) }

  /// The color around the tuned stage, or nil for none. A recording has a border of its own.
  var stageBorder: UIColor? { didSet { showBorder() } }

  private func showBorder() { stages.screens.first?.border = session.isRecording ? Theme.wrong : stageBorder }

  /// Shows whether input is being recorded.
  func showRecording() {
    recordingBadge.show(session.recorder, named: session.recorder == nil ? "" : session.takes.nextName(demo: session.definition.takeID))
    showBorder()
  }
}
