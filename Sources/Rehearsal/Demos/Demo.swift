import Tweaks
import UIKit

/// A transition to try: a small app with one or two screens, and code that starts the transition.
///
/// Each stage has its own instance of a demo. Its screens give names to the layers whose motion matters, such as `card`, `overlay` or
/// `photo`. A trace lists these layers.
@MainActor
public protocol Demo: DemoScreens {
  /// The name on the command line, such as "modal-card".
  static var id: String { get }
  /// The title in the sidebar.
  static var title: String { get }
  /// The heading in the sidebar.
  static var chapter: DemoChapter { get }
  /// The phases that can be run, in the order in which they must be run.
  static var phases: [DemoPhase] { get }
  /// The values that can be tuned.
  static var tweaks: [TweakGroup] { get }

  /// A Boolean value that indicates whether the phone shows its status bar above the screens.
  static var showsStatusBar: Bool { get }
  /// The named sets of values that come with the demo.
  static var presets: [Preset] { get }
  /// The mistakes that the demo can make on purpose, to show their effects.
  static var exhibits: [DemoExhibit] { get }

  /// Creates the demo for a stage.
  init(_ setting: DemoSetting)
}

extension Demo {
  /// The phases: both by default.
  public static var phases: [DemoPhase] { DemoPhase.allCases }
  /// A Boolean value that indicates whether the phone shows its status bar: false by default.
  public static var showsStatusBar: Bool { false }
  /// The presets: none by default.
  public static var presets: [Preset] { [] }
  /// The mistakes: none by default.
  public static var exhibits: [DemoExhibit] { [] }

  /// The phases of the demo's type.
  public var phases: [DemoPhase] { Self.phases }
}

/// A direction of a transition.
///
/// Push and pop are `present` and `dismiss` as well.
public enum DemoPhase: String, Sendable, CaseIterable, Codable {
  /// The presentation or push.
  case present
  /// The dismissal or pop.
  case dismiss
}

/// The headings of the sidebar.
public enum DemoChapter: String, Sendable, CaseIterable, Codable {
  /// Transitions of photos.
  case photos = "Photos"
  /// Modal presentations.
  case modal = "Modal"
  /// Navigation controllers.
  case navigation = "Navigation"
  /// The catalog of further transitions.
  case catalog = "Catalogue"
  /// Files of the user's own.
  case files = "Your files"
}

/// The values and photos for a demo.
@MainActor
public struct DemoSetting {
  /// The current values of the demo's tweaks.
  public let tweaks: TweakStore
  /// The photos for its screens.
  public let photos: PhotoSource

  package init(tweaks: TweakStore, photos: PhotoSource) {
    self.tweaks = tweaks
    self.photos = photos
  }
}

/// Photos, with the loader that decodes them.
public struct PhotoSource: Sendable {
  /// The photos.
  public let library: PhotoLibrary
  /// The loader of the photos.
  public let thumbnails: ThumbnailLoader
  /// The photos at present, which iOS code sees as the photo library.
  package let folders: FolderPhotos

  package init(library: PhotoLibrary, thumbnails: ThumbnailLoader) { self.init(library, thumbnails, isLive: true) }

  private init(_ library: PhotoLibrary, _ thumbnails: ThumbnailLoader, isLive: Bool) {
    self.library = library
    self.thumbnails = thumbnails
    folders = FolderPhotos(library, thumbnails: thumbnails, isLive: isLive)
  }

  /// Returns a source whose photos stay as they are and are decoded as soon as requested, so that runs are independent of threads and of
  /// time.
  package static func immediate(_ library: PhotoLibrary = PhotoLibrary(paths: [])) -> PhotoSource {
    PhotoSource(library, ThumbnailLoader(isImmediate: true), isLive: false)
  }
}
