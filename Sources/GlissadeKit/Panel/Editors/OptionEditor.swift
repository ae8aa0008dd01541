import Tweaks
import UIKit

/// The names to choose from, side by side.
final class OptionEditor: UIView, TweakEditor {
  private let edited: EditedTweak
  private let names: [String]
  private let segments: UISegmentedControl

  init(_ edited: EditedTweak, names: [String]) {
    self.edited = edited
    self.names = names
    segments = UISegmentedControl(items: names.map { $0.prefix(1).uppercased() + $0.dropFirst() })
    super.init(frame: .zero)
    segments.addAction(
      UIAction { [unowned self] _ in edited.set(.option(names[segments.selectedSegmentIndex])) }, for: .valueChanged)
    addSubview(segments)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("An editor is made in code.") }

  private var selected: Int? {
    guard case .option(let name) = edited.value else { return nil }
    return names.firstIndex(of: name)
  }

  func refresh() { segments.selectedSegmentIndex = selected ?? UISegmentedControl.noSegment }

  /// Goes on to the next name, round and round.
  func activate() {
    guard let selected else { return }
    edited.set(.option(names[(selected + 1) % names.count]))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    segments.frame = bounds.insetBy(dx: 0, dy: 1)
  }
}
