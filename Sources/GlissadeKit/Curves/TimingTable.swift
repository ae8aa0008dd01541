import Components
import UIKit

/// A table of numbers in the terms of several APIs. A click on a number copies it with all digits.
final class TimingTable: KitView {
  /// Called with a description of the cell that has the pointer or the focus, or nil if there is none.
  var onDescribe: (String?) -> Void = { _ in }

  var rows: [TimingTerms.Row] { didSet { if rows != oldValue { rowsDidChange(from: oldValue) } } }

  private let showsTitles: Bool
  private var titles: [UILabel] = []
  private var cells: [[TimingCell]] = []

  init(_ rows: [TimingTerms.Row], showsTitles: Bool) {
    self.rows = rows
    self.showsTitles = showsTitles
    super.init(frame: .zero)
    build()
  }

  private static let titleHeight: CGFloat = 16
  private static let gap: CGFloat = 8

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let rowHeight = TimingCell.height + (showsTitles ? Self.titleHeight : 0)
    return CGSize(width: size.width, height: CGFloat(rows.count) * (rowHeight + Self.gap) - (rows.isEmpty ? 0 : Self.gap))
  }

  private func rowsDidChange(from old: [TimingTerms.Row]) {
    let keepsShape = rows.count == old.count && zip(rows, old).allSatisfy { $0.terms.count == $1.terms.count && $0.title == $1.title }
    guard keepsShape else { return build() }
    for (row, cells) in zip(rows, cells) {
      for (term, cell) in zip(row.terms, cells) { cell.term = term }
    }
  }

  private func build() {
    for view in shownViews { view.removeFromSuperview() }
    titles = showsTitles ? rows.map { UILabel(Theme.caption, Theme.quietText, text: $0.title) } : []
    cells = rows.map { row in
      row.terms.map { term in
        let cell = TimingCell(term)
        cell.toolTip = "Copies \(term.name). \(row.meaning)"
        cell.onAttention = { [weak self] in self?.onDescribe($0 ? "Copies \(term.name). \(row.meaning)" : nil) }
        return cell
      }
    }
    for view in shownViews { addSubview(view) }
    setNeedsLayout()
  }

  private var shownViews: [UIView] { titles + cells.flatMap { $0 as [UIView] } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let widest = rows.map(\.terms.count).max() ?? 1
    let columns = max(showsTitles ? 3 : widest, 1)
    let pitch = (bounds.width + Self.gap) / CGFloat(columns)
    var y: CGFloat = 0
    for index in rows.indices {
      if showsTitles {
        titles[index].frame = CGRect(x: TimingCell.inset, y: y, width: bounds.width, height: 14)
        y += Self.titleHeight
      }
      for (column, cell) in cells[index].enumerated() {
        let x = (CGFloat(column) * pitch).rounded()
        cell.frame = CGRect(x: x, y: y, width: (pitch - Self.gap).rounded(), height: TimingCell.height)
      }
      y += TimingCell.height + Self.gap
    }
  }
}

/// A number with its name. A click or Return copies it.
final class TimingCell: HoverControl {
  static let height: CGFloat = 36
  static let inset: CGFloat = 4

  var term: TimingTerms.Term { didSet { if term != oldValue { show() } } }
  /// Called when the pointer or the focus enters (true) or leaves (false).
  var onAttention: (Bool) -> Void = { _ in }

  private let nameLabel = UILabel(Theme.caption, Theme.quietText)
  private let valueLabel = UILabel(Theme.figures, Theme.text)
  private let sign = TimingSign(takesTouches: false)
  /// A Boolean value that indicates whether "Copied" is shown, until the pointer leaves or the number changes.
  private var isCopied = false

  init(_ term: TimingTerms.Term) {
    self.term = term
    super.init(frame: .zero)
    layer.cornerRadius = 5
    let nameRow = Row(gap: 2, sign.sized(width: 9, height: 9, pinned: .top).inset(top: 3), nameLabel)
    arrange(Column(nameRow.sized(height: 14), valueLabel.sized(height: 16)).inset(x: Self.inset, y: 3))
    addAction(UIAction { [unowned self] _ in copyNumber() }, for: .touchUpInside)
    show()
  }

  private func show() {
    isCopied = false
    nameLabel.text = term.name
    valueLabel.text = term.text
    valueLabel.textColor = term.value == nil ? Theme.quietText : Theme.text
    sign.mark = term.mark
    sign.isHidden = term.mark == nil
    isEnabled = term.exactText != nil
    setNeedsLayout()
  }

  private func copyNumber() {
    guard let text = term.exactText else { return }
    UIPasteboard.general.string = text
    isCopied = true
    nameLabel.text = "Copied"
  }

  override func attentionDidChange() {
    backgroundColor = isAttended ? Theme.field : .clear
    if !isAttended, isCopied { show() }
    onAttention(isAttended)
  }
}

private final class TimingSign: DrawnView {
  var mark: PlotMark? { didSet { if mark != oldValue { setNeedsDisplay() } } }

  override func draw(_ rect: CGRect) {
    guard let mark, let context = UIGraphicsGetCurrentContext() else { return }
    mark.draw(at: CGPoint(x: bounds.midX, y: bounds.midY), in: context)
  }
}
