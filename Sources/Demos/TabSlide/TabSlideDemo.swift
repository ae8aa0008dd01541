import Rehearsal
import Transitions
import Tweaks
import UIKit

/// A demo of three tabs that slide past each other.
final class TabSlideDemo: Demo {
  static let id = "tab-slide"
  static let title = "Tab slide"
  static let chapter = DemoChapter.navigation
  static var tweaks: [TweakGroup] { parameters.groups }

  private static let parameters = ParameterTweaks(
    TabSlide.Parameters(),
    [
      .group(
        "Motion",
        [
          .number(
            "slide.duration", \.duration, "Duration", in: 0.05...3, step: 0.01, unit: .seconds, "The duration of the slide."),
          .curve("slide.curve", \.curve, "Curve", "The timing curve when no gesture drives the slide."),
          .number("slide.gap", \.gap, "Gap", in: 0...100, step: 1, unit: .points, "The space between the two screens."),
          .number(
            "slide.parallax", \.parallax, "Parallax", in: 0...1, step: 0.01, unit: .ratio,
            "The distance of the old screen relative to the new one: 1 is as far, 0 not at all."),
          .reducedMotion(\.reducedDuration),
        ], timings: [.curve("Slide", duration: "slide.duration", curve: "slide.curve")]),
      .group(
        "Swipe",
        [
          .boolean("swipe.enabled", \.isSwipeable, "Swipeable", "Whether a sideways swipe changes tabs."),
          .number(
            "swipe.threshold", \.threshold, "Threshold", in: 0.1...0.9, step: 0.01, unit: .ratio,
            "The progress beyond which a released swipe finishes."),
          .boolean("swipe.flicks", \.usesFlick, "Flicks", "Whether the velocity at release decides as well."),
          .number(
            "swipe.flick", \.flick, "Flick", in: 100...3000, step: 50, unit: .pointsPerSecond,
            "The speed that finishes or reverses it from any position."),
        ]),
    ])

  /// The slides of Apple's sample "Custom View Controller Presentations and Transitions" and of the library SwipeableTabBarController.
  static var presets: [Preset] {
    var sample = TabSlide.Parameters()
    sample.duration = 0.35
    sample.gap = 0
    sample.curve = .easeInOut
    sample.threshold = 0.4
    sample.usesFlick = false
    var library = TabSlide.Parameters()
    library.duration = 0.33
    library.gap = 0
    library.curve = .linear
    library.threshold = 0.4
    library.flick = 200
    return [
      parameters.preset("apple-sample", of: id, with: sample), parameters.preset("swipeable-tab-bar", of: id, with: library),
    ]
  }

  let rootViewController: UIViewController
  private let tabs = UITabBarController()
  private let slide: TabSlide
  private var observation: TweakObservation?

  init(_ setting: DemoSetting) {
    let tweaks = setting.tweaks
    tabs.viewControllers = DayPart.all.map(DayPartController.init)
    tabs.view.backgroundColor = .black
    tabs.tabBar.layer.name = "tabbar"
    slide = TabSlide(tabs, parameters: Self.parameters.parameters(from: tweaks))
    rootViewController = tabs
    // A tap on the bar and a swipe start a transition without the demo.
    observation = tweaks.observe { [weak slide, weak tweaks] _ in
      if let tweaks { slide?.parameters = Self.parameters.parameters(from: tweaks) }
    }
  }

  var nextPhase: DemoPhase { tabs.selectedIndex == 0 ? .present : .dismiss }

  /// Selects the second tab, or the first one from any other.
  func run(_ phase: DemoPhase) { tabs.selectedIndex = phase == .present ? 1 : 0 }
}
