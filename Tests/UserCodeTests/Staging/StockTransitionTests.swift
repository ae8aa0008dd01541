import Testing
import UIKit

@testable import UserCode

@Suite("A lone animator between two screens") @MainActor
struct StockTransitionTests {
  @Test("An animator for one direction, by its name, leaves the other to UIKit")
  func oneDirection() {
    #expect(directions(of: DismissSlide()) == [.dismissal])
    #expect(directions(of: PresentSlide()) == [.presentation])
  }

  @Test("An animator with a property for the direction, or whose name says nothing about it, animates both")
  func bothDirections() {
    #expect(directions(of: PresentOrNot()) == [.presentation, .dismissal])
    #expect(directions(of: CardPresentationSlide()) == [.presentation, .dismissal])
  }

  private enum Direction { case presentation, dismissal }

  private func directions(of animator: Slide) -> [Direction] {
    let (source, destination) = (StockGridController(), UIViewController())
    let transition = StockTransition({ _ in animator }, source: source)
    let presents = transition.animationController(forPresented: destination, presenting: source, source: source) != nil
    let dismisses = transition.animationController(forDismissed: destination) != nil
    return (presents ? [.presentation] : []) + (dismisses ? [.dismissal] : [])
  }
}

private class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.completeTransition(true)
  }
}

private final class DismissSlide: Slide {}
private final class PresentSlide: Slide {}
private final class CardPresentationSlide: Slide {}
private final class PresentOrNot: Slide {
  var isPresenting = true
}
