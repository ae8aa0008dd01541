import Tweaks
import UIKit

/// A transition made ready to be tried: a small app of one screen or two, and how to set it in motion.
///
/// A demo is made anew for each stage that shows it. Its screens give names to the layers whose motion matters (`card`, `overlay`,
/// `photo`, …): those are what a trace lists.
@MainActor
public protocol Demo: AnyObject {
  /// Its name on the command line, such as "modal-card".
  static var id: String { get }
  /// What a person reads in the sidebar.
  static var title: String { get }
  static var chapter: DemoChapter { get }
  /// What can be run, in the order in which it must be run.
  static var phases: [DemoPhase] { get }
  /// The values that can be tuned.
  static var tweaks: [TweakGroup] { get }

  /// Whether the phone shows its status bar above the screens.
  static var showsStatusBar: Bool { get }
  /// Values that ship with the demo, under names.
  static var presets: [Preset] { get }
  /// Mistakes that the demo can be set to make, to show what comes of them.
  static var exhibits: [DemoExhibit] { get }

  init(_ setting: DemoSetting)

  /// The screen that the stage's window starts with.
  var rootViewController: UIViewController { get }
  /// The phase that can be run now: dismiss while something is presented, whoever presented it.
  var nextPhase: DemoPhase { get }
  /// Starts a phase, as a tap would. A phase is run only once those before it have ended.
  func run(_ phase: DemoPhase)
}

extension Demo {
  public static var phases: [DemoPhase] { DemoPhase.allCases }
  public static var showsStatusBar: Bool { false }
  public static var presets: [Preset] { [] }
  public static var exhibits: [DemoExhibit] { [] }

  public var nextPhase: DemoPhase {
    guard let presented = rootViewController.presentedViewController, !presented.isBeingDismissed else { return .present }
    return .dismiss
  }

  /// Names the views of the two screens as the transition's context knows them, for traces.
  func name(from leaving: UIViewController?, to arriving: UIViewController) {
    leaving?.view.layer.name = "from"
    arriving.view.layer.name = "to"
  }
}

/// One way through a transition. Push and pop are `present` and `dismiss` as well.
public enum DemoPhase: String, Sendable, CaseIterable, Codable {
  case present
  case dismiss
}

/// The headings of the sidebar.
public enum DemoChapter: String, Sendable, CaseIterable, Codable {
  case photos = "Photos"
  case modal = "Modal"
  case navigation = "Navigation"
  case catalogue = "Catalogue"
}

/// What a demo is given to work with.
@MainActor
public struct DemoSetting {
  /// The current values of the demo's tweaks.
  public let tweaks: TweakStore
  /// The pictures to fill its screens with.
  public let photos: PhotoSource

  public init(tweaks: TweakStore, photos: PhotoSource) {
    self.tweaks = tweaks
    self.photos = photos
  }
}

/// Photos, and what reads them.
public struct PhotoSource: Sendable {
  public let library: PhotoLibrary
  public let thumbnails: ThumbnailLoader

  public init(library: PhotoLibrary, thumbnails: ThumbnailLoader) {
    self.library = library
    self.thumbnails = thumbnails
  }
}
