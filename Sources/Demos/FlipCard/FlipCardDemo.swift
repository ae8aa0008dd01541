import Rehearsal
import Transitions
import Tweaks
import UIKit

final class FlipCardDemo: NSObject, Demo {
  static let id = "flip-card"
  static let title = "Flip card"
  static let chapter = DemoChapter.modal
  static var tweaks: [TweakGroup] { FlipCardTweaks.all.groups }

  /// The original tutorial's choreography, and the slow speed at which its author develops the presentation.
  static var presets: [Preset] {
    var article = FlipCardTweaks()
    article.flip.roundsWhileShrinking = false
    article.flip.hidesBacks = false
    var slow = article
    slow.flip.duration = 2
    return [
      FlipCardTweaks.all.preset("article", of: id, with: article), FlipCardTweaks.all.preset("developing", of: id, with: slow),
    ]
  }

  static let exhibits = [
    DemoExhibit(
      FlipMistake.dismissesWithoutView.rawValue, values: ["exhibit.mistake": .option(FlipMistake.dismissesWithoutView.rawValue)],
      diagnoses: [.presenterNeverAdded])
  ]

  let rootViewController: UIViewController
  private let pages = PetPagesController()
  private let setting: DemoSetting
  private let flip = FlipCard()
  private var mistaken: MistakenFlipDelegate?

  init(_ setting: DemoSetting) {
    self.setting = setting
    rootViewController = pages
    super.init()
    pages.dataSource = self
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
    let tweaks = FlipCardTweaks.all.parameters(from: setting.tweaks)
    flip.parameters = tweaks.flip
    flip.cardFrame = page.card.frame
    flip.attach(to: reveal)
    // A controller doesn't retain its delegate.
    mistaken = tweaks.mistake == .none ? nil : MistakenFlipDelegate(flip)
    if let mistaken { reveal.transitioningDelegate = mistaken }
    name(from: pages, to: reveal)
    pages.present(reveal, animated: true)
  }

  private func page(at index: Int) -> PetCardController {
    PetCardController(Pet.all[index], at: index, radius: FlipCardTweaks.all.parameters(from: setting.tweaks).flip.cornerRadius) {
      [weak self] in self?.reveal($0)
    }
  }
}

extension FlipCardDemo: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, by: 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { Pet.all.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    (pageViewController.viewControllers?.first as? PetCardController)?.index ?? 0
  }

  private func neighbor(of controller: UIViewController, by offset: Int) -> UIViewController? {
    guard let index = (controller as? PetCardController).map({ $0.index + offset }), Pet.all.indices.contains(index) else { return nil }
    return page(at: index)
  }
}
