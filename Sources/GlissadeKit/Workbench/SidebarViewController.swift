import Rehearsal
import UIKit

/// The list of demos by chapter, at the left of the window.
final class SidebarViewController: KitViewController {
  /// Called when the person chooses another demo.
  var onSelect: (DemoDefinition) -> Void = { _ in }

  private let demos: [DemoDefinition]
  private(set) var selection: String
  private let titleLabel = UILabel(.systemFont(ofSize: 17, weight: .bold), Theme.text, text: "Glissade")
  private let scrollView = WheelScrollView()
  private var headings: [UILabel] = []
  private var rows: [SidebarRow] = []

  private static let titleHeight: CGFloat = 44
  private static let rowHeight: CGFloat = 28

  init(demos: [DemoDefinition], selection: String) {
    self.demos = demos
    self.selection = selection
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.background
    view.addSubview(titleLabel)
    view.addSubview(scrollView)
    for demo in demos {
      let row = SidebarRow(title: demo.title)
      row.isSelected = demo.id == selection
      row.toolTip = "glissade --demo \(demo.id)"
      row.addAction(UIAction { [weak self] _ in self?.choose(demo) }, for: .touchUpInside)
      row.onStep = { [weak self] in self?.step(from: demo, by: $0) }
      rows.append(row)
      scrollView.addSubview(row)
    }
    for chapter in chapters {
      let heading = UILabel(Theme.heading, Theme.quietText, text: chapter.rawValue)
      headings.append(heading)
      scrollView.addSubview(heading)
    }
  }

  /// The chapters that contain a demo, in their order.
  private var chapters: [DemoChapter] {
    DemoChapter.allCases.filter { chapter in demos.contains { $0.chapter == chapter } }
  }

  /// Marks a demo as selected.
  func select(_ id: String) {
    selection = id
    for (row, candidate) in zip(rows, demos) { row.isSelected = candidate.id == id }
  }

  private func choose(_ demo: DemoDefinition) {
    guard demo.id != selection else { return }
    select(demo.id)
    onSelect(demo)
  }

  /// Chooses a demo before or after the given one, as the arrow keys do.
  private func step(from demo: DemoDefinition, by steps: Int) {
    guard let index = demos.firstIndex(where: { $0.id == demo.id }), demos.indices.contains(index + steps) else { return }
    choose(demos[index + steps])
    view.window?.setFocus(rows[index + steps])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    titleLabel.frame = CGRect(x: 20, y: 0, width: bounds.width - 40, height: Self.titleHeight)
    scrollView.frame = CGRect(x: 0, y: Self.titleHeight, width: bounds.width, height: max(bounds.height - Self.titleHeight, 0))
    var y: CGFloat = 8
    for (heading, chapter) in zip(headings, chapters) {
      heading.frame = CGRect(x: 20, y: y, width: bounds.width - 40, height: 16)
      y += 20
      for (row, demo) in zip(rows, demos) where demo.chapter == chapter {
        row.frame = CGRect(x: 8, y: y, width: bounds.width - 16, height: Self.rowHeight)
        y += Self.rowHeight
      }
      y += 16
    }
    scrollView.contentSize = CGSize(width: bounds.width, height: y)
  }
}

/// A demo's row in the sidebar.
private final class SidebarRow: HoverControl {
  /// Called for the arrow keys, with 1 for down and −1 for up.
  var onStep: (Int) -> Void = { _ in }

  private let label = UILabel(Theme.body, Theme.text)

  init(title: String) {
    super.init(frame: .zero)
    layer.cornerRadius = 6
    label.text = title
    label.isUserInteractionEnabled = false
    addSubview(label)
  }

  override var isSelected: Bool { didSet { attentionDidChange() } }
  override var isHighlighted: Bool { didSet { attentionDidChange() } }

  override func attentionDidChange() {
    backgroundColor = isSelected ? Theme.selection : isHighlighted || isHovered ? Theme.hover : .clear
    label.font = isSelected ? .systemFont(ofSize: 13, weight: .semibold) : Theme.body
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.keyCode {
    case .keyboardUpArrow: onStep(-1)
    case .keyboardDownArrow: onStep(1)
    default: super.pressesBegan(presses, with: event)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 12, dy: 0)
  }
}
