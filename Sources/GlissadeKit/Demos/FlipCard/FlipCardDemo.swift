import Transitions
import Tweaks
import UIKit

/// A guessing game: five cards to leaf through, each with a pet on its other side.
final class FlipCardDemo: NSObject, Demo {
  static let id = "flip-card"
  static let title = "Flip card"
  static let chapter = DemoChapter.modal
  static var tweaks: [TweakGroup] { parameters.groups }

  private static let parameters = ParameterTweaks(
    FlipCard.Parameters(),
    [
      .group(
        "Turn",
        [
          .number(
            "turn.duration", \.duration, "Duration", in: 0.1...3, step: 0.01, unit: .seconds,
            "How long the whole turn takes: a third each to edge-on, to face you, and to grow."),
          .curve("turn.curve", \.curve, "Curve", "How the whole turn is paced."),
          .number(
            "turn.m34", \.m34, "m34", in: -0.01...0, step: 0.0001,
            "The perspective: minus one over the distance of the eye in points. 0 has no depth."),
          .boolean("turn.smooth", \.joinsSmoothly, "Smooth keyframes", "Whether one third runs smoothly into the next."),
        ], timings: [.curve("Turn", duration: "turn.duration", curve: "turn.curve")]),
      .group(
        "Card",
        [
          .number("card.radius", \.cornerRadius, "Corner radius", in: 0...60, step: 1, unit: .points, "How round the card is."),
          .boolean(
            "card.rounds", \.roundsWhileShrinking, "Rounds on the way", "Off: the screen is round from the first frame of the way back."),
        ]),
      .group(
        "Swipe",
        [
          .number(
            "swipe.distance", \.swipeDistance, "Distance", in: 50...400, step: 5, unit: .points,
            "How far a swipe from the left edge has to come for the whole turn."),
          .number(
            "swipe.threshold", \.completionThreshold, "Threshold", in: 0...1, step: 0.01, unit: .ratio,
            "How far the turn must have come to go on by itself when let go."),
          .number(
            "fade.duration", \.fadeDuration, "Reduced motion", in: 0.05...2, step: 0.01, unit: .seconds,
            "How long the cross-fade takes where less motion is asked for."),
        ]),
    ])

  /// The tutorial's own choreography to the letter, and the pace at which it is developed.
  static var presets: [Preset] {
    var article = FlipCard.Parameters()
    article.roundsWhileShrinking = false
    var slow = article
    slow.duration = 2
    return [parameters.preset("article", of: id, with: article), parameters.preset("developing", of: id, with: slow)]
  }

  let rootViewController: UIViewController
  private let pages: UIPageViewController
  private let setting: DemoSetting
  private let flip = FlipCard()

  init(_ setting: DemoSetting) {
    self.setting = setting
    pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    rootViewController = pages
    super.init()
    pages.dataSource = self
    pages.view.backgroundColor = .black
    pages.setViewControllers([page(at: 0)], direction: .forward, animated: false)
  }

  func run(_ phase: DemoPhase) {
    switch phase {
    case .present: (pages.viewControllers?.first as? PetCardController).map(reveal)
    case .dismiss:
      name(from: pages.presentedViewController, to: pages)
      pages.dismiss(animated: true)
    }
  }

  private func reveal(_ page: PetCardController) {
    let reveal = PetRevealController(page.pet)
    flip.parameters = Self.parameters.parameters(from: setting.tweaks)
    flip.cardFrame = page.card.frame
    flip.attach(to: reveal)
    name(from: pages, to: reveal)
    pages.present(reveal, animated: true)
  }

  private func page(at index: Int) -> PetCardController {
    PetCardController(Pet.all[index], at: index, radius: Self.parameters.parameters(from: setting.tweaks).cornerRadius) {
      [weak self] in self?.reveal($0)
    }
  }
}

extension FlipCardDemo: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, by: 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { Pet.all.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    (pageViewController.viewControllers?.first as? PetCardController)?.index ?? 0
  }

  private func neighbour(of controller: UIViewController, by offset: Int) -> UIViewController? {
    guard let index = (controller as? PetCardController).map({ $0.index + offset }), Pet.all.indices.contains(index) else { return nil }
    return page(at: index)
  }
}
