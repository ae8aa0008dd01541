import UIKit

/// The list of demos by chapter, at the left of the window.
final class SidebarViewController: UIViewController {
  /// Called when another demo is chosen.
  var onSelect: (any Demo.Type) -> Void = { _ in }

  private let demos: [any Demo.Type]
  private(set) var selection: String
  private let titleLabel = UILabel()
  private let hairline = UIView()
  private var headings: [UILabel] = []
  private var rows: [SidebarRow] = []

  init(demos: [any Demo.Type], selection: String) {
    self.demos = demos
    self.selection = selection
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A sidebar is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = WorkbenchColors.chrome
    titleLabel.text = "Glissade"
    titleLabel.font = .systemFont(ofSize: 17, weight: .bold)
    view.addSubview(titleLabel)
    hairline.backgroundColor = .separator
    view.addSubview(hairline)
    for demo in demos {
      let row = SidebarRow(title: demo.title)
      row.isSelected = demo.id == selection
      row.addAction(UIAction { [weak self] _ in self?.choose(demo) }, for: .touchUpInside)
      rows.append(row)
      view.addSubview(row)
    }
    for chapter in chapters {
      let heading = UILabel()
      heading.text = chapter.rawValue.uppercased()
      heading.font = .systemFont(ofSize: 11, weight: .semibold)
      heading.textColor = .secondaryLabel
      headings.append(heading)
      view.addSubview(heading)
    }
  }

  /// The chapters that have a demo, in their own order.
  private var chapters: [DemoChapter] {
    DemoChapter.allCases.filter { chapter in demos.contains { $0.chapter == chapter } }
  }

  private func choose(_ demo: any Demo.Type) {
    guard demo.id != selection else { return }
    selection = demo.id
    for (row, candidate) in zip(rows, demos) { row.isSelected = candidate.id == selection }
    onSelect(demo)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    hairline.frame = CGRect(x: width - 1, y: 0, width: 1, height: view.bounds.height)
    titleLabel.frame = CGRect(x: 20, y: 20, width: width - 40, height: 24)
    var y: CGFloat = 64
    for (heading, chapter) in zip(headings, chapters) {
      heading.frame = CGRect(x: 20, y: y, width: width - 40, height: 16)
      y += 24
      for (row, demo) in zip(rows, demos) where demo.chapter == chapter {
        row.frame = CGRect(x: 8, y: y, width: width - 16, height: 32)
        y += 32
      }
      y += 16
    }
  }
}

/// One demo's line in the sidebar.
private final class SidebarRow: UIControl {
  private let label = UILabel()

  init(title: String) {
    super.init(frame: .zero)
    layer.cornerRadius = 6
    label.text = title
    label.font = .systemFont(ofSize: 13)
    label.isUserInteractionEnabled = false
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A row is made in code.") }

  override var isSelected: Bool { didSet { showState() } }
  override var isHighlighted: Bool { didSet { showState() } }

  private func showState() {
    backgroundColor = isSelected ? WorkbenchColors.selection : isHighlighted ? WorkbenchColors.hover : .clear
    label.font = .systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 12, dy: 0)
  }
}
