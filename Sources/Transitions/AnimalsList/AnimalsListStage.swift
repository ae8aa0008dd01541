import UIKit

/// The snapshots of both screens. They show the list when the stage is closed, and the next screen when it is open.
final class AnimalsListStage: CodeView {
  private let above: UIView?
  private let below: UIView?
  private let card: UIView
  private let content: UIView
  private let cardInList: CGRect
  private let cardInDetail: CGRect
  private let colors: (list: UIColor?, detail: UIColor?)
  private let contentOffset: CGFloat
  private let clearance: CGFloat

  /// Returns nil if the list doesn't show the card.
  init?(list: any AnimalsListScreen, detail: any AnimalsListDetail, parameters: AnimalsList.Parameters) {
    guard let tapped = list.tappedCard, let screen = list.view, let card = tapped.snapshotView(afterScreenUpdates: true),
      let content = detail.content.snapshotView(afterScreenUpdates: true)
    else { return nil }
    cardInList = tapped.convert(tapped.bounds, to: screen)
    cardInDetail = detail.card.convert(detail.card.bounds, to: detail.view)
    self.card = card
    self.content = content
    colors = (screen.backgroundColor, detail.view.backgroundColor)
    contentOffset = parameters.contentOffset
    clearance = parameters.clearance
    // The background shows around the card, between the two parts.
    let upper = CGRect(x: 0, y: 0, width: screen.bounds.width, height: max(cardInList.minY, 0))
    let lower = CGRect(x: 0, y: cardInList.maxY, width: screen.bounds.width, height: max(screen.bounds.height - cardInList.maxY, 0))
    above = screen.resizableSnapshotView(from: upper, afterScreenUpdates: true, withCapInsets: .zero)
    below = screen.resizableSnapshotView(from: lower, afterScreenUpdates: true, withCapInsets: .zero)
    super.init(frame: screen.bounds)
    clipsToBounds = true
    content.frame = detail.content.convert(detail.content.bounds, to: detail.view)
    above?.layer.name = "above"
    below?.layer.name = "below"
    card.layer.name = "card"
    content.layer.name = "content"
    for piece in [content, above, below, card] { piece.map(addSubview) }
  }

  func pose(isOpen: Bool) {
    backgroundColor = isOpen ? colors.detail : colors.list
    card.frame = isOpen ? cardInDetail : cardInList
    above?.frame.origin.y = isOpen ? -(above?.bounds.height ?? 0) - clearance : 0
    below?.frame.origin.y = isOpen ? bounds.height + clearance : cardInList.maxY
    content.transform = isOpen ? .identity : CGAffineTransform(translationX: 0, y: contentOffset)
  }

  /// Fades the content in late during a push, and out early during a pop.
  func showContent(_ isShown: Bool, _ parameters: AnimalsList.Parameters, isInteractive: Bool) {
    content.alpha = isShown ? 0 : 1
    let wait = parameters.duration * parameters.contentDelay
    parameters.contentCurve.animate(
      withDuration: isShown ? parameters.duration - wait : wait, delay: isShown ? wait : 0, isInteractive: isInteractive
    ) { [content] in
      content.alpha = isShown ? 1 : 0
    }
  }
}
