import Tweaks
import UIKit

/// The names to choose from: side by side where they fit, else one at a time.
final class OptionEditor: UIView, TweakEditor {
  private let edited: EditedTweak
  private let names: [String]
  private let choice: Choice

  @MainActor
  private enum Choice {
    case segments(UISegmentedControl)
    case browser(OptionBrowser)

    var control: UIControl {
      switch self {
      case .segments(let segments): segments
      case .browser(let browser): browser
      }
    }

    var index: Int? {
      switch self {
      case .segments(let segments): segments.selectedSegmentIndex < 0 ? nil : segments.selectedSegmentIndex
      case .browser(let browser): browser.selectedIndex
      }
    }
  }

  /// What the panel leaves for the names, and what stands around each of them, in points.
  private static let room: CGFloat = 156
  private static let paddingOfName: CGFloat = 14

  init(_ edited: EditedTweak, names: [String]) {
    self.edited = edited
    self.names = names
    let titles = names.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let widest = titles.map { PanelStyle.label(PanelStyle.body, PanelStyle.text).width(of: $0) }.max() ?? 0
    let fits = (widest + Self.paddingOfName) * CGFloat(names.count) <= Self.room
    choice = fits ? .segments(UISegmentedControl(items: titles)) : .browser(OptionBrowser(names: titles))
    super.init(frame: .zero)
    choice.control.addAction(
      UIAction { [unowned self] _ in if let index = choice.index { edited.set(.option(names[index])) } }, for: .valueChanged)
    addSubview(choice.control)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("An editor is made in code.") }

  private var selected: Int? {
    guard case .option(let name) = edited.value else { return nil }
    return names.firstIndex(of: name)
  }

  func refresh() {
    switch choice {
    case .segments(let segments): segments.selectedSegmentIndex = selected ?? UISegmentedControl.noSegment
    case .browser(let browser): browser.selectedIndex = selected
    }
  }

  /// Goes on to the next name, round and round.
  func activate() {
    guard let selected else { return }
    edited.set(.option(names[(selected + 1) % names.count]))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    choice.control.frame = bounds.insetBy(dx: 0, dy: 1)
  }
}

extension UILabel {
  /// How wide `text` would be in the label's font, points.
  fileprivate func width(of text: String) -> CGFloat {
    self.text = text
    return sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width
  }
}
