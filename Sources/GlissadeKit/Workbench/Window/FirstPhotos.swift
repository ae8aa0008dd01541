import Rehearsal
import UIKit

/// The photos of the first screen, which are decoded while the program connects to the display and makes its window.
///
/// The screen then asks for the same photos at the same size, and gets them as soon as they are there.
@MainActor
struct FirstPhotos {
  /// The number of photos, about as many as a phone's screen shows.
  private static let count = 18

  private let pixels: Int
  private let requests: [ThumbnailLoader.Request]

  /// Begins to decode the photos of a demo's first screen, if it shows photos and it is known without waiting which ones come first.
  ///
  /// - Parameters:
  ///   - source: The photos.
  ///   - demo: The demo that is likely to be shown first.
  ///   - configuration: The configuration that the stage is likely to have.
  init(_ source: PhotoSource, of demo: DemoDefinition?, on configuration: StageConfiguration) {
    let pixels = Self.pixels(configuration)
    self.pixels = pixels
    let type = DemoRegistry.all.first { $0.id == demo?.id } as? any PhotoDemo.Type
    let photos = type?.firstPhotos(of: source) ?? []
    requests = photos.prefix(Self.count).compactMap { source.thumbnails.load($0, maxPixelSize: pixels) { _ in } }
  }

  /// Stops decoding what isn't needed if the stage has another configuration.
  func cancel(unlessFor configuration: StageConfiguration) {
    if Self.pixels(configuration) != pixels { for request in requests { request.cancel() } }
  }

  /// Returns the size at which the first screens show photos: three in a row, with room for the shorter side to fill a square.
  private static func pixels(_ configuration: StageConfiguration) -> Int {
    Int((PhotoGridLevel.all[0].side(in: configuration.device.size.width) * configuration.scale * 2).rounded(.up))
  }
}
