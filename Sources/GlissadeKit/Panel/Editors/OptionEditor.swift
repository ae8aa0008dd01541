import Components
import Tweaks
import UIKit

/// An editor of an option: a segmented control if the names fit, and otherwise a pop-up button.
final class OptionEditor: TweakEditor {
  private let names: [String]
  private let choice: Choice

  @MainActor
  private enum Choice {
    case segments(UISegmentedControl)
    case popUp(UIButton)

    var control: UIControl {
      switch self {
      case .segments(let segments): segments
      case .popUp(let button): button
      }
    }
  }

  /// The padding around each name in the segmented control, in points.
  private static let paddingOfName: CGFloat = 14

  init(_ edited: EditedTweak, names: [String]) {
    self.names = names
    let widest = names.map { UILabel(Theme.body, Theme.text, text: Self.title($0)).naturalWidth }.max() ?? 0
    let fits = (widest + Self.paddingOfName) * CGFloat(names.count) <= PanelColumns.narrowestEditor
    choice = fits ? .segments(UISegmentedControl(items: names.map(Self.title))) : .popUp(UIButton(configuration: Theme.grayButton))
    super.init(edited)
    arrange(choice.control.inset(y: 1))
    switch choice {
    case .segments(let segments):
      segments.addAction(
        UIAction { [unowned segments] _ in
          let index = segments.selectedSegmentIndex
          if names.indices.contains(index) { edited.set(.option(names[index])) }
        }, for: .valueChanged)
    case .popUp(let button):
      button.contentHorizontalAlignment = .left
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
    }
  }

  private static func title(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  private var selected: Int? {
    guard case .option(let name) = edited.value else { return nil }
    return names.firstIndex(of: name)
  }

  override func refresh() {
    switch choice {
    case .segments(let segments): segments.selectedSegmentIndex = selected ?? UISegmentedControl.noSegment
    case .popUp(let button): button.menu = menu
    }
  }

  private var menu: UIMenu {
    UIMenu(
      options: .singleSelection,
      children: names.enumerated().map { index, name in
        UIAction.item(Self.title(name), isOn: index == selected) { [edited] in edited.set(.option(name)) }
      })
  }

  /// Selects the next option, or the first one after the last.
  override func activate() {
    guard let selected else { return }
    edited.set(.option(names[(selected + 1) % names.count]))
  }
}
