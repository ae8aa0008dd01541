import Rehearsal
import UIKit

/// The photos of the first screen, which are decoded while the program connects to the display and makes its window.
///
/// The screen then asks for the same photos at the same size, and gets them as soon as they are there.
@MainActor
struct FirstPhotos {
  /// The number of photos, about as many as a phone's screen shows.
  private static let count = 18

  private let demo: (any PhotoDemo.Type)?
  private let pixels: Int
  private let requests: [ThumbnailLoader.Request]

  /// Begins to decode the photos of a demo's first screen, if it shows photos and it is known without waiting which ones come first.
  ///
  /// - Parameters:
  ///   - source: The photos.
  ///   - demo: The demo that is likely to be shown first.
  ///   - configuration: The configuration that the stage is likely to have.
  init(_ source: PhotoSource, of demo: DemoDefinition?, on configuration: StageConfiguration) {
    let demo = demo?.photoDemo
    self.demo = demo
    let pixels = Self.pixels(demo, configuration)
    self.pixels = pixels
    let photos = demo?.firstPhotos(of: source) ?? []
    requests = photos.prefix(Self.count).compactMap { source.thumbnails.load($0, maxPixelSize: pixels) { _ in } }
  }

  /// Stops decoding what isn't needed if the stage has another configuration.
  func cancel(unlessFor configuration: StageConfiguration) {
    if Self.pixels(demo, configuration) != pixels { for request in requests { request.cancel() } }
  }

  /// Returns the size at which the first screen shows photos, with room for the shorter side to fill a square, in pixels.
  private static func pixels(_ demo: (any PhotoDemo.Type)?, _ configuration: StageConfiguration) -> Int {
    let side = demo?.firstPhotoSide(inWidth: configuration.device.size.width) ?? 0
    return Int((side * configuration.scale * 2).rounded(.up))
  }
}
