import Components
import UIKit

/// The message of an empty list, with proposals for finding values.
final class EmptyListView: KitView {
  enum Proposal: Equatable {
    case search(String)
    case showAll

    var title: String {
      switch self {
      case .search(let title): title
      case .showAll: "Show all values"
      }
    }
  }

  struct Content: Equatable {
    var text: String
    var proposals: [Proposal] = []
  }

  var onChoose: (Proposal) -> Void = { _ in }

  /// Nil while the list isn't empty.
  var content: Content? { didSet { if content != oldValue { contentDidChange() } } }

  private let label = UILabel(Theme.body, Theme.quietText, lines: 0, alignment: .center)
  private var buttons: [UIButton] = []

  /// More proposals wouldn't help.
  private static let mostProposals = 12

  init() {
    super.init(frame: .zero)
    isHidden = true
  }

  private func contentDidChange() {
    isHidden = content == nil
    label.text = content?.text
    for button in buttons { button.removeFromSuperview() }
    buttons = (content?.proposals ?? []).prefix(Self.mostProposals).map { proposal in
      let button = UIButton(configuration: Theme.grayButton)
      button.set(proposal.title) { [unowned self] in onChoose(proposal) }
      return button
    }
    let proposals = Flow(gap: 6, lineHeight: 26, lineGap: 6, isCentered: true, buttons.map(\.fittingWidth))
    arrange(Column(label.fittingHeight, proposals.inset(top: 12, bottom: 6)))
    setNeedsLayout()
  }
}
