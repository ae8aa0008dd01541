import Rehearsal
import UIKit

/// The middle of the window: the stages, messages about them, and overlays.
final class CanvasViewController: KitViewController {
  let session: StageSession
  /// Returns whether the workbench handles a key. All other keys go to the stage.
  var isReservedKey: (UIKey) -> Bool = { _ in false }

  /// Called with the pressed point of the stage while presses select views.
  var onPick: (CGPoint) -> Void = { _ in }
  /// Called with the point of the stage under the pointer while presses select views, or nil when the pointer has left the stage.
  var onPickingHover: (CGPoint?) -> Void = { _ in }
  /// Called when the person drags on the stage.
  var onDrag: () -> Void = {}
  private var dragSensor = DragSensor()
  /// A Boolean value that indicates whether presses on the stage select views, and do nothing else.
  var isPicking = false
  /// A Boolean value that indicates whether the press that selected a view is still down.
  private var isEndingPick = false
  /// The overlays on the tuned stage.
  private(set) var overlays: StageOverlays?
  /// The visible overlays.
  var shownOverlays: Set<StageOverlay> = [] {
    didSet {
      overlays?.shown = shownOverlays
      frameTimes.isHidden = !shownOverlays.contains(.frameTimes)
    }
  }
  /// What is shown around the stages.
  var settings = CanvasSettings() {
    didSet {
      guard settings != oldValue else { return }
      (viewIfLoaded as? CanvasView)?.backdrop = settings.backdrop
      viewIfLoaded?.superview?.setNeedsLayout()
    }
  }
  /// The durations of the window's latest frames.
  let frameTimes = FrameTimeStrip()

  private var screens: [StageScreen] = []
  /// The view of the tuned stage.
  var stageView: StageView { screens[0].stageView }
  /// The views for stopped stages, one in front of each screen.
  private var stoppedViews: [StoppedStageView] = []
  private let resetButton = UIButton(type: .system)
  /// A notice of the effect of a shortcut, such as the file of a screenshot.
  private let notice = NoticeView()
  /// What is being recorded.
  let recordingBadge = RecordingBadge()
  /// The line about the shown file, and the list of all messages about it.
  let codeLine = CodeLineView()
  let messageList = MessageListView()
  /// The line that leads through the first steps.
  let firstSteps = FirstStepsView()
  /// The view that moves the stages while the space bar is held.
  let panView = CanvasPanView()
  /// The point of the canvas at which the middle button has grabbed it, or nil while the button is up.
  var grabbed: CGPoint?
  /// The button with the scale and its menu.
  let zoomButton = PopUpButton(Theme.plainButton)
  /// The rectangle around all stages.
  private(set) var stagesFrame = CGRect.zero
  /// Whether the pointer measures distances.
  var measuring = Measuring.off { didSet { if measuring != oldValue { showMeasurement() } } }
  enum Measuring {
    case off, whileHeld, on
  }
  /// The point of the stage under the pointer, or nil for none.
  var pointedPlace: CGPoint?
  /// The layers of the stage in space, while they are shown instead of it.
  var explodedView: ExplodedView?
  /// Called with the view of an exploded layer that was clicked, or with nil.
  var onExplodedPick: (UIView?) -> Void = { _ in }
  /// The doctor's findings about the transition on the stage.
  let doctorView = DoctorView()

  init(session: StageSession) {
    self.session = session
    super.init()
  }

  override func loadView() {
    let canvas = CanvasView()
    canvas.onWheel = { [unowned self] in turnWheel($0, at: $1, isOverStage: false) }
    canvas.backdrop = settings.backdrop
    view = canvas
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    resetButton.titleLabel?.font = Theme.caption
    resetButton.tintColor = Theme.accentOnCanvas
    resetButton.set("Reset stage", toolTip: WorkbenchCommand.resetStage.toolTip) { [unowned self] in session.reset() }
    view.addSubview(resetButton)
    frameTimes.isHidden = !shownOverlays.contains(.frameTimes)
    view.addSubview(frameTimes)
    view.addSubview(doctorView)
    doctorView.onClose = { [weak self] in self?.clearDiagnoses() }
    panView.onPan = { [unowned self] in pan(by: $0) }
    for part in [codeLine, messageList, recordingBadge, zoomButton, firstSteps, notice, panView] { view.addSubview(part) }
    showStages()
  }

  /// Shows a message briefly, with buttons if there is something to do about it.
  func showToast(_ text: String, buttons: [NoticeView.Action] = []) { notice.show(text, actions: buttons) }

  /// The color around the tuned stage, or nil for none. A recording has a border of its own.
  var stageBorder: UIColor? { didSet { showBorder() } }

  private func showBorder() { screens.first?.border = session.isRecording ? Theme.wrong : stageBorder }

  /// Shows whether input is being recorded.
  func showRecording() {
    recordingBadge.show(session.recorder, named: session.recorder == nil ? "" : session.takes.nextName(demo: session.definition.id))
    showBorder()
  }

  // MARK: Stages

  /// Updates the canvas for the session's stages, some of which may have been replaced, added or removed.
  func showStages() {
    guard isViewLoaded else { return }
    let stages = session.stages
    while screens.count > stages.count {
      let screen = screens.removeLast()
      screen.removeFromSuperview()
      stoppedViews.removeLast().removeFromSuperview()
    }
    while screens.count < stages.count {
      let screen = StageScreen(stage: stages[screens.count])
      screen.stageView.onInput = { [weak self] in self?.receive($0) ?? false }
      view.insertSubview(screen, belowSubview: resetButton)
      screens.append(screen)
      addStoppedView()
    }
    for (screen, stage) in zip(screens, stages) {
      screen.stageView.stage = stage
      screen.followStatusBar()
    }
    showBorder()
    if overlays == nil, let first = screens.first {
      overlays = StageOverlays(over: first.stageView)
      overlays?.shown = shownOverlays
    }
    showComparison()
    for stage in stages { stage.scene.doctor.onDiagnosis = { [weak self] _ in self?.showDiagnoses() } }
    showDiagnoses()
    view.superview?.setNeedsLayout()
  }

  /// Shows what each stage of a comparison is. Stages on top of each other have their captions next to each other.
  private func showComparison() {
    let comparison = session.comparison
    let isGhost = comparison != nil && session.comparisonStyle == .ghosted
    let texts = [
      comparison.map { $0.subject == .values ? "A  These values" : "A  The file now" }, comparison.map { "B  \($0.name)" },
    ]
    let looks: [(side: StageCaption.Side, color: UIColor)] = [(.left, Theme.Comparison.tuned), (.right, Theme.Comparison.other)]
    for (index, screen) in screens.enumerated() {
      screen.caption.text = texts[min(index, 1)]
      screen.caption.side = isGhost ? looks[min(index, 1)].side : .whole
      screen.caption.color = looks[min(index, 1)].color
      screen.isGhost = isGhost && index > 0
    }
  }

  /// Delivers input to the stages, unless presses choose a view, and returns whether it was accepted.
  private func receive(_ event: InputEvent) -> Bool {
    if isPicking || isEndingPick {
      switch event {
      case .pointer(let input):
        // The rest of the press that picked a view does nothing either.
        isEndingPick = input.phase == .began || input.phase == .moved
        if input.phase == .began { onPick(input.location) }
        return true
      case .hover(let point):
        onPickingHover(point)
        return true
      case .wheel, .key, .text: return false
      }
    }
    if takesForZoom(event) || takesForMeasuring(event) { return true }
    guard isStages(event) else { return false }
    if case .pointer(let input) = event, input.phase == .began { explainUntouchableReplay() }
    if dragSensor.recognizes(event) { onDrag() }
    session.deliver(event)
    return true
  }

  /// Says why a press on a replay doesn't catch what moves, and offers to return to the moment that was shown.
  private func explainUntouchableReplay() {
    guard let time = session.playhead, session.stage.scene.isUserInteractionBlocked else { return }
    let back = { [weak self] () -> Void in self?.session.scrub(to: time) }
    showToast(
      "This transition can’t be interrupted: it takes no touches until it ends.",
      buttons: [("Back to \(DecimalText.of(time, places: 2)) s", back)])
  }

  /// Returns a Boolean value that indicates whether an event is for the stage and not for the workbench.
  ///
  /// Letters that are shortcuts of the workbench are for the stage while text is edited there. Earlier input of the same turn may have begun
  /// the editing.
  private func isStages(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let input) where input.isDown:
      session.handlePendingInput()
      let key = UIKey(input)
      if key.keyCode == .keyboardTab { return takesTab(forward: !key.modifierFlags.contains(.shift)) }
      return !isReservedKey(key)
    case .text:
      session.handlePendingInput()
      return session.isEditingText
    case .pointer, .hover, .wheel, .key: return true
    }
  }

  /// Returns whether Tab moves the focus on the stage. Only a stage with the focus takes the key, and not after its last control.
  private func takesTab(forward: Bool) -> Bool {
    screens.contains { $0.stageView.isFocused && $0.stageView.hostedScene.hasTabStop(forward: forward) }
  }

  /// Updates the overlays on the stage.
  func refreshOverlays() {
    overlays?.refresh(session)
    explodedView?.refresh(session.stage)
  }

  /// Makes the stage first responder.
  func focusStage() { screens.first?.stageView.becomeFirstResponder() }

  /// Clears the doctor's findings on the stage.
  func clearDiagnoses() {
    session.stage.scene.doctor.clear()
    showDiagnoses()
  }

  /// Shows the findings about the current stage.
  private func showDiagnoses() {
    // The reason why a stage has stopped is shown on the stage.
    doctorView.show(session.stage.scene.doctor.diagnoses.filter { $0.severity < .fatal })
    for (view, stage) in zip(stoppedViews, session.stages) { show(stage.scene.misuse, in: view) }
  }

  // MARK: Stopped stages

  private func addStoppedView() {
    let stopped = StoppedStageView()
    stopped.onReset = { [weak self] in self?.session.reset() }
    stopped.onCopy = { [weak self] report in
      UIPasteboard.general.string = report
      self?.showToast("Copied: the exception")
    }
    view.insertSubview(stopped, belowSubview: resetButton)
    stoppedViews.append(stopped)
  }

  private func show(_ misuse: Misuse?, in stopped: StoppedStageView) {
    guard misuse != stopped.misuse else { return }
    stopped.misuse = misuse
    // If the stage had the keyboard, the Return key now resets it.
    let hadKeyboard = screens.contains { $0.stageView.isFirstResponder }
    if misuse != nil, hadKeyboard { view.window?.setFocus(stopped.resetButton) }
    if misuse == nil, view.window?.focusedView === stopped.resetButton { view.window?.setFocus(screens.first?.stageView) }
  }

  // MARK: Layout

  /// Places the stages according to a layout of the window. The canvas itself is at `layout.canvas`.
  func place(_ layout: WorkbenchLayout, pixelsPerPoint scale: CGFloat) {
    let isZoomed = settings.zoom.scale != nil
    // An enlarged stage has a usual density, and is laid out for it only when that changes.
    let pixels = isZoomed ? (layout.stageScale * scale).rounded().clamped(to: 1...3) : layout.stageScale * scale
    if session.configuration.scale != pixels { session.configure { $0.scale = pixels } }
    let area = CGRect(origin: .zero, size: layout.canvas.size)
    stagesFrame = layout.stages.reduce(CGRect.null) { $0.union($1) }.offsetBy(dx: -layout.canvas.minX, dy: -layout.canvas.minY)
    for (index, screen) in screens.enumerated() {
      let frame = layout.stages[min(index, layout.stages.count - 1)]
      screen.showsDevice = settings.showsDevice
      screen.showsGrid = settings.showsPixelGrid
      screen.place(
        frame.offsetBy(dx: -layout.canvas.minX, dy: -layout.canvas.minY), stageScale: layout.stageScale, visible: isZoomed ? area : nil,
        pixelsPerPoint: scale)
      stoppedViews[index].frame = screen.frame
    }
    overlays?.layout()
    for cover in [panView, explodedView] { cover?.frame = area }
    // Over an enlarged stage or a backdrop of any color, the buttons need a background.
    for button in [resetButton, zoomButton] {
      button.backgroundColor = isZoomed || settings.backdrop != .automatic ? Theme.background.withAlphaComponent(0.85) : nil
      button.layer.cornerRadius = 6
    }
    // Below the stage, as the line about the file is.
    let resetWidth = resetButton.sizeThatFits(area.size).width.rounded(.up)
    resetButton.frame = CGRect(x: 16, y: area.height - CodeLineView.height - 1, width: resetWidth, height: CodeLineView.height)
    let percent = "\(Int((layout.stageScale * 100).rounded())) %"
    // Setting a title causes a layout.
    if zoomButton.title(for: .normal) != percent { zoomButton.setTitle(percent, for: .normal) }
    let zoomWidth = ceil(zoomButton.sizeThatFits(CGSize(width: 200, height: Theme.rowHeight)).width)
    zoomButton.frame = CGRect(
      x: area.width - zoomWidth - 8, y: resetButton.frame.minY, width: zoomWidth, height: resetButton.frame.height)
    let strip = FrameTimeStrip.preferredSize
    frameTimes.frame = CGRect(
      x: zoomButton.frame.minX - strip.width - 8, y: area.height - strip.height - 8, width: strip.width, height: strip.height)
    placeCodeLine(in: area)
    // What appears at the foot of the canvas leaves the line readable.
    let free = codeLine.isHidden ? area : CGRect(x: 0, y: 0, width: area.width, height: codeLine.frame.minY)
    notice.place(in: free)
    recordingBadge.place(in: area)
    doctorView.place(in: free)
  }

  /// Places the line about the shown file between what is at the foot of the canvas.
  private func placeCodeLine(in area: CGRect) {
    let left = resetButton.frame.maxX + 12
    let right = (frameTimes.isHidden ? zoomButton : frameTimes).frame.minX - 12
    codeLine.frame = CGRect(
      x: left, y: area.height - CodeLineView.height - 1, width: max(right - left, 0), height: CodeLineView.height)
    messageList.place(above: codeLine.frame, room: (area.height / 2).rounded())
    // What is wrong with a file comes first.
    firstSteps.isHidden = !firstSteps.hasStep || !codeLine.isHidden
    firstSteps.place(in: area, between: left, and: right, footHeight: CodeLineView.height)
  }
}
