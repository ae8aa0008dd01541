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

  private static let parameters = ParameterTweaks(TabSlide.Parameters()) { list in
    list.group("Motion")
    list.seconds("slide.duration", \.duration, "Duration", in: 0.05...3, "The duration of the slide.")
    list.curve("slide.curve", \.curve, "Curve", "The timing curve when no gesture drives the slide.")
    list.points("slide.gap", \.gap, "Gap", in: 0...100, "The space between the two screens.")
    list.ratio(
      "slide.parallax", \.parallax, "Parallax", in: 0...1,
      "The distance of the old screen relative to the new one: 1 is as far, 0 not at all.")
    list.reducedMotion(\.reducedDuration)
    list.timings(.curve("Slide", duration: "slide.duration", curve: "slide.curve"))

    list.group("Swipe")
    list.boolean("swipe.enabled", \.isSwipeable, "Swipeable", "Whether a sideways swipe changes tabs.")
    list.ratio("swipe.threshold", \.threshold, "Threshold", in: 0.1...0.9, "The progress beyond which a released swipe finishes.")
    list.boolean("swipe.flicks", \.usesFlick, "Flicks", "Whether the velocity at release decides as well.")
    list.number(
      "swipe.flick", \.flick, "Flick", in: 100...3000, step: 50, unit: .pointsPerSecond,
      "The speed that finishes or reverses it from any position.")
  }

  /// The slides of Apple's sample "Custom View Controller Presentations and Transitions" and of the library SwipeableTabBarController.
  static var presets: [Preset] {
    [
      parameters.preset("apple-sample", of: id) {
        ($0.duration, $0.curve, $0.gap) = (0.35, .easeInOut, 0)
        ($0.threshold, $0.usesFlick) = (0.4, false)
      },
      parameters.preset("swipeable-tab-bar", of: id) {
        ($0.duration, $0.curve, $0.gap) = (0.33, .linear, 0)
        ($0.threshold, $0.flick) = (0.4, 200)
      },
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
