import UIKit

/// The strip above the canvas: which screen the stage is, what it is compared with, what is shown over it, what is taken home.
final class StageToolbar: UIView {
  let sidebarButton = UIButton(configuration: StageToolbar.icon(.sidebar))
  /// The stage's device, appearance and start.
  let stageButton = PopUpButton()
  let compareButton = PopUpButton()
  let showButton = PopUpButton()
  /// What is taken home.
  let copyButton = PopUpButton()
  let recordButton = UIButton(configuration: StageToolbar.icon(.record))
  let helpButton = UIButton(configuration: StageToolbar.icon(.help))
  let timelineButton = UIButton(configuration: StageToolbar.icon(.timeline))
  let panelButton = UIButton(configuration: StageToolbar.icon(.panel))
  private let hairline = UIView()

  private static let inset: CGFloat = 8
  private static let gap: CGFloat = 4
  private static let controlHeight: CGFloat = 28

  init() {
    super.init(frame: .zero)
    backgroundColor = WorkbenchColors.chrome
    hairline.backgroundColor = PanelStyle.hairline
    for view in leading + trailing + [hairline] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A toolbar is made in code.") }

  private var popUps: [PopUpButton] { [stageButton, compareButton, showButton, copyButton] }
  private var leading: [UIButton] { [sidebarButton, stageButton, compareButton, showButton, copyButton] }
  private var trailing: [UIButton] { [recordButton, helpButton, timelineButton, panelButton] }

  /// Shows whether a hand is being recorded.
  var isRecording = false {
    didSet {
      guard isRecording != oldValue else { return }
      recordButton.configuration = Self.icon(isRecording ? .stop : .record, color: isRecording ? PanelStyle.wrong : PanelStyle.quietText)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let y = ((bounds.height - Self.controlHeight) / 2).rounded()
    var right = bounds.width - Self.inset
    for button in trailing.reversed() {
      right -= Self.controlHeight
      button.frame = CGRect(x: right, y: y, width: Self.controlHeight, height: Self.controlHeight)
      right -= Self.gap
    }
    sidebarButton.frame = CGRect(x: Self.inset, y: y, width: Self.controlHeight, height: Self.controlHeight)
    var x = sidebarButton.frame.maxX + Self.gap
    // The pop-ups share what room there is; the stage's, whose title says most, gives way.
    let wanted = popUps.map { ceil($0.sizeThatFits(CGSize(width: 400, height: Self.controlHeight)).width) }
    let lack = max(wanted.reduce(0, +) + CGFloat(popUps.count) * Self.gap - (right - x), 0)
    for (index, button) in popUps.enumerated() {
      let width = max(wanted[index] - (index == 0 ? lack : 0), 44)
      button.frame = CGRect(x: x, y: y, width: width, height: Self.controlHeight)
      x += width + Self.gap
    }
    hairline.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
  }

  private static func icon(_ icon: ToolbarIcon, color: UIColor = PanelStyle.quietText) -> UIButton.Configuration {
    var configuration = UIButton.Configuration.plain()
    configuration.buttonSize = .mini
    configuration.contentInsets = .zero
    configuration.image = icon.image
    configuration.baseForegroundColor = color
    return configuration
  }
}
