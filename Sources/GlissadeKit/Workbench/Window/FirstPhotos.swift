import Rehearsal
import UIKit

/// The photos of the first screen, which are decoded while the program connects to the display and creates its window.
///
/// The screen then requests the same photos at the same size, and gets them as soon as they are decoded.
@MainActor
struct FirstPhotos {
  /// About as many photos as a phone's screen shows.
  private static let count = 18

  private let demo: (any PhotoDemo.Type)?
  private let pixels: Int
  private let requests: [ThumbnailLoader.Request]

  /// Begins to decode the photos of the first screen, if the demo shows photos and the first ones are known without waiting. `demo` and
  /// `configuration` are the likely ones.
  init(_ source: PhotoSource, of demo: DemoDefinition?, on configuration: StageConfiguration) {
    let demo = demo?.photoDemo
    self.demo = demo
    let pixels = Self.pixels(demo, configuration)
    self.pixels = pixels
    let photos = demo?.firstPhotos(of: source) ?? []
    requests = photos.prefix(Self.count).compactMap { source.thumbnails.load($0, maxPixelSize: pixels) { _ in } }
  }

  /// Cancels the requests if the stage has another configuration.
  func cancel(unlessFor configuration: StageConfiguration) {
    if Self.pixels(demo, configuration) != pixels { for request in requests { request.cancel() } }
  }

  /// Returns the size at which the first screen shows photos, in pixels. The shorter side has to fill a square.
  private static func pixels(_ demo: (any PhotoDemo.Type)?, _ configuration: StageConfiguration) -> Int {
    let side = demo?.firstPhotoSide(inWidth: configuration.device.size.width) ?? 0
    return Int((side * configuration.scale * 2).rounded(.up))
  }
}
