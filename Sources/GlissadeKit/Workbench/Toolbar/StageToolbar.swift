import Components
import UIKit

/// The strip above the canvas, with menus for the stage, comparisons, overlays and copying.
final class StageToolbar: KitView {
  let sidebarButton = UIButton(configuration: Icon.sidebar.configuration())
  /// The menu of the stage's device and appearance.
  let stageButton = PopUpButton(Theme.plainButton)
  let compareButton = PopUpButton(Theme.plainButton)
  let showButton = PopUpButton(Theme.plainButton)
  let copyButton = PopUpButton(Theme.plainButton)
  /// The menu of the menus that don't fit.
  let moreButton = PopUpButton(Icon.more.configuration())
  let recordButton = UIButton(configuration: Icon.record.configuration())
  let helpButton = UIButton(configuration: Icon.help.configuration())
  let timelineButton = UIButton(configuration: Icon.timeline.configuration())
  let panelButton = UIButton(configuration: Icon.panel.configuration())

  private static let inset: CGFloat = 8
  private static let gap: CGFloat = 4
  private static let controlHeight: CGFloat = 28

  init() {
    super.init(frame: .zero)
    backgroundColor = Theme.background
    showRecording()
    moreButton.configuration?.indicator = .none
    moreButton.makeMenu = { [unowned self] in
      UIMenu(children: overflow.map { UIMenu(title: $0.title(for: .normal) ?? "", children: $0.makeMenu()?.children ?? []) })
    }
    func square(_ button: UIButton) -> any Layout { button.sized(width: Self.controlHeight) }
    let leading = [square(sidebarButton)] + popUps.map(\.fittingWidth) + [square(moreButton)]
    let row = Row(gap: Self.gap, leading + [Space()] + trailing.map(square))
    arrange(row.sized(height: Self.controlHeight).inset(x: Self.inset))
    addHairline(at: .bottom)
  }

  private var popUps: [PopUpButton] { [stageButton, compareButton, showButton, copyButton] }
  private var trailing: [UIButton] { [recordButton, helpButton, timelineButton, panelButton] }

  var isRecording = false { didSet { if isRecording != oldValue { showRecording() } } }

  private func showRecording() {
    recordButton.toolTip = WorkbenchCommand.record.toolTip(isRecording ? "Stop recording" : "Record input on the stage")
    recordButton.configuration = (isRecording ? Icon.stop : .record).configuration(isRecording ? Theme.wrong : Theme.quietText)
  }

  /// The title of the stage, long and short.
  var stageTitle = (long: "", short: "") {
    didSet { if stageTitle != oldValue { setNeedsLayout() } }
  }

  private func wantedWidth(_ button: UIButton) -> CGFloat {
    ceil(button.sizeThatFits(CGSize(width: 400, height: Self.controlHeight)).width)
  }

  private func width(of buttons: [UIButton]) -> CGFloat { buttons.reduce(0) { $0 + wantedWidth($1) + Self.gap } }

  private var widthOfTrailing: CGFloat { CGFloat(trailing.count) * (Self.controlHeight + Self.gap) + Self.inset - Self.gap }

  /// Shortens the stage's title if there isn't enough space, and then moves menus into the last button, the last ones first.
  private func fitTitles(into room: CGFloat) {
    // Setting a title causes a layout, so this is done only when the width or the title has changed.
    let fit = (room: room, title: stageTitle.long)
    guard fit != self.fit else { return }
    self.fit = fit
    overflow = []
    stageButton.setTitle(stageTitle.long, for: .normal)
    if width(of: popUps) > room { stageButton.setTitle(stageTitle.short, for: .normal) }
    var shown = popUps
    while shown.count > 1, width(of: shown) + (overflow.isEmpty ? 0 : Self.controlHeight + Self.gap) > room {
      overflow.insert(shown.removeLast(), at: 0)
    }
    for button in popUps { button.isHidden = overflow.contains(button) }
    moreButton.isHidden = overflow.isEmpty
  }

  /// The width and title for which the titles have been fitted.
  private var fit = (room: CGFloat.nan, title: "")
  /// The menus that don't fit.
  private var overflow: [PopUpButton] = []

  override func layoutSubviews() {
    fitTitles(into: bounds.width - Self.inset - Self.controlHeight - Self.gap - widthOfTrailing)
    super.layoutSubviews()
  }
}
