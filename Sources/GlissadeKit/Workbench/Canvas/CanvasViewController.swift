import UIKit

/// The middle of the window: the stages on their ground, what is said about them, and the overlays that explain them.
final class CanvasViewController: UIViewController {
  let session: StageSession
  /// Keys that the workbench keeps for itself; all others go to the stage.
  var isReservedKey: (UIKey) -> Bool = { _ in false }

  private var screens: [StageScreen] = []
  private let resetButton = UIButton(type: .system)
  /// Says for a moment what a key has done: where a screenshot went, say.
  private let notice = NoticeView()
  /// Names the promises that the transition on the stage has broken.
  private let doctorView = DoctorView()

  init(session: StageSession) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The canvas is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = WorkbenchColors.canvas
    view.clipsToBounds = true
    resetButton.setTitle("Reset Stage", for: .normal)
    resetButton.titleLabel?.font = PanelStyle.body
    resetButton.addAction(UIAction { [weak self] _ in self?.session.reset() }, for: .touchUpInside)
    view.addSubview(resetButton)
    view.addSubview(doctorView)
    doctorView.onClose = { [weak self] in
      self?.session.stage.scene.doctor.clear()
      self?.showDiagnoses()
    }
    view.addSubview(notice)
    showStages()
  }

  /// Says something for a moment.
  func say(_ text: String) { notice.show(text) }

  // MARK: Stages

  /// Shows the session's stages as they are now: others may have taken their places, one may have come or gone.
  func showStages() {
    guard isViewLoaded else { return }
    let stages = session.stages
    while screens.count > stages.count {
      let screen = screens.removeLast()
      screen.removeFromSuperview()
    }
    while screens.count < stages.count {
      let screen = StageScreen(stage: stages[screens.count])
      screen.stageView.isReservedKey = { [weak self] in self?.isReservedKey($0) ?? false }
      screen.stageView.onInput = { [weak self] in self?.session.deliver($0) }
      view.insertSubview(screen, belowSubview: resetButton)
      screens.append(screen)
    }
    for (screen, stage) in zip(screens, stages) { screen.stageView.stage = stage }
    let comparison = session.comparison
    screens.first?.caption = comparison == nil ? nil : "A  These values"
    screens.dropFirst().first?.caption = comparison.map { "B  \($0.name)" }
    let isGhost = comparison != nil && session.comparisonStyle == .ghosted
    for ghost in screens.dropFirst() { ghost.isGhost = isGhost }
    session.stage.scene.doctor.onDiagnosis = { [weak self] _ in self?.showDiagnoses() }
    showDiagnoses()
    view.superview?.setNeedsLayout()
  }

  /// Gives the keyboard to the stage.
  func focusStage() { screens.first?.stageView.becomeFirstResponder() }

  /// Says what is known of the present stage. The doctor speaks up in the stage's turn, this belongs to the window's scene.
  private func showDiagnoses() {
    let diagnoses = session.stage.scene.doctor.diagnoses
    if let scene = view.window?.windowScene {
      scene.perform { doctorView.show(diagnoses) }
    } else {
      doctorView.show(diagnoses)
    }
  }

  // MARK: Layout

  /// Puts the stages where a layout of the window has them; the canvas itself lies at `layout.canvas`.
  func place(_ layout: WorkbenchLayout, pixelsPerPoint scale: CGFloat) {
    let pixels = layout.stageScale * scale
    if session.configuration.scale != pixels { session.configure { $0.scale = pixels } }
    for (index, screen) in screens.enumerated() {
      let frame = layout.stages[min(index, layout.stages.count - 1)]
      screen.place(frame.offsetBy(dx: -layout.canvas.minX, dy: -layout.canvas.minY), stageScale: layout.stageScale)
    }
    let area = CGRect(origin: .zero, size: layout.canvas.size)
    resetButton.sizeToFit()
    resetButton.frame.origin = CGPoint(x: 16, y: area.height - resetButton.bounds.height - 8)
    notice.place(in: area)
    doctorView.place(in: area)
  }
}
