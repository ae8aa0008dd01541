import Foundation

/// Finds the view that would accept the dragged items, and scrolls near its edges.
@MainActor
final class DropTracker {
  private let session: DragSession
  private weak var scene: UIWindowScene?
  private(set) weak var target: UIDropInteraction?
  private var proposal: UIDropProposal?
  /// The interactions that were asked whether they can handle the items, with their answers.
  private var answers: [(interaction: UIDropInteraction, isInterested: Bool)] = []
  private var scrolling: (view: UIScrollView, scroller: EdgeScroller)?

  var contentDidScroll: () -> Void = {}

  private let springs: SpringLoader

  init(_ session: DragSession, in scene: UIWindowScene) {
    (self.session, self.scene) = (session, scene)
    springs = SpringLoader(session, in: scene)
  }

  var operation: UIDropOperation {
    guard target != nil, let proposal else { return .cancel }
    // Items that may only be copied can't be moved.
    return proposal.operation == .move && !session.allowsMoveOperation ? .forbidden : proposal.operation
  }

  var prefersFullSizePreview: Bool { proposal?.prefersFullSizePreview ?? false }

  /// Updates the target, the proposal and scrolling for what is below the pointer.
  func update() {
    guard let scene else { return }
    let hit = scene.isEveryTouchBlocked ? nil : scene.hitTest(session.location)?.view
    let found = interaction(above: hit)
    if found !== target {
      leave()
      target = found
      if let found { found.delegate?.dropInteraction(found, sessionDidEnter: session) }
    }
    proposal = found.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: session) }
    springs.update(above: hit)
    scroll(from: hit)
  }

  func leave() {
    if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
    (target, proposal) = (nil, nil)
  }

  /// Stops scrolling and spring loading, because the items were released.
  func finish() {
    stop()
    springs.leave()
  }

  private func stop() {
    scrolling?.scroller.stop()
    scrolling = nil
  }

  /// Tells every interaction that was interested in the items that the drag is over.
  func end() {
    stop()
    for (interaction, isInterested) in answers where isInterested {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
    }
    answers = []
  }

  private func interaction(above view: UIView?) -> UIDropInteraction? {
    for view in viewChain(from: view) {
      for case let interaction as UIDropInteraction in view.storedInteractions.reversed() where isInterested(interaction) {
        return interaction
      }
    }
    return nil
  }

  private func isInterested(_ interaction: UIDropInteraction) -> Bool {
    if let answer = answers.first(where: { $0.interaction === interaction }) { return answer.isInterested }
    let answer = interaction.delegate?.dropInteraction(interaction, canHandle: session) ?? false
    answers.append((interaction, answer))
    return answer
  }

  private func scroll(from view: UIView?) {
    let scrollViews = viewChain(from: view).lazy.compactMap { $0 as? UIScrollView }
    guard let scrollView = scrollViews.first(where: { !$0.draggableAxes.isEmpty }) else { return stop() }
    if scrolling?.view !== scrollView {
      stop()
      let scroller = EdgeScroller(scrollView)
      scroller.didScroll = { [weak self] _ in
        self?.update()
        self?.contentDidScroll()
      }
      scrolling = (scrollView, scroller)
    }
    scrolling?.scroller.fingerMoved(to: session.location(in: scrollView))
  }
}
