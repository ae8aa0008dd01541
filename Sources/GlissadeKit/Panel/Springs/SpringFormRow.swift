import Components
import Rehearsal
import Tweaks
import UIKit

final class SpringFormRow: KitView, PanelRow {
  var onChoose: (SpringForm) -> Void = { _ in }

  var form: SpringForm { didSet { showForm() } }

  private let segments = UISegmentedControl(items: SpringForm.allCases.map(\.title))

  init(_ timing: TweakTiming, form: SpringForm) {
    self.form = form
    super.init(frame: .zero)
    segments.toolTip = SpringForm.allCases.map { "\($0.title): \($0.meaning)" }.joined(separator: "\n")
    segments.addAction(
      UIAction { [unowned self] _ in
        let index = segments.selectedSegmentIndex
        if SpringForm.allCases.indices.contains(index) { onChoose(SpringForm.allCases[index]) }
      }, for: .valueChanged)
    arrange(segments.inset(x: Theme.rowOutset, y: 1))
    showForm()
  }

  private func showForm() { segments.selectedSegmentIndex = SpringForm.allCases.firstIndex(of: form) ?? UISegmentedControl.noSegment }

  var height: CGFloat { Theme.rowHeight }

  var isAttended: Bool { segments.isFocused }

  func refresh() {}
}
