import Host
import SDLHost
import UIKit

extension ThumbnailLoader {
  /// The maximum memory of the frames of an animation, in bytes. Larger ones are shown as their first frame.
  private static let animationMemoryLimit = 64 << 20

  /// Animations are long, so they are decoded one at a time.
  private static let animations = DispatchQueue(label: "animations", qos: .utility)

  /// Loads an animated photo with its longer side at most `maxPixelSize` pixels.
  ///
  /// The completion isn't called if the photo isn't animated, can't be read, or its frames take too much memory. Cancel the request when
  /// the photo is no longer shown.
  @MainActor @discardableResult
  package func loadAnimation(
    _ photo: Photo, maxPixelSize: Int, completion: @escaping @MainActor @Sendable (UIImage) -> Void
  ) -> AnimationRequest {
    let request = AnimationRequest()
    if isImmediate {
      if let image = Self.animation(photo, maxPixelSize, request) { completion(image) }
      return request
    }
    Self.animations.async {
      guard !request.ticket.isCancelled, let image = Self.animation(photo, maxPixelSize, request) else { return }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { if !request.ticket.isCancelled { completion(image) } }
      }
    }
    return request
  }

  private static func animation(_ photo: Photo, _ maxPixelSize: Int, _ request: AnimationRequest) -> UIImage? {
    guard let file = try? PictureFile(FilePath(photo.path)) else { return nil }
    let frames = try? PictureDecoder().decodeAnimation(
      file, maxPixelSize: maxPixelSize, memoryLimit: animationMemoryLimit, ticket: request.ticket)
    return frames?.animatedImage
  }

  package final class AnimationRequest: Sendable {
    fileprivate let ticket = DecodingTicket()

    /// Cancels the request, so that its completion isn't called.
    package func cancel() { ticket.cancel() }
  }
}
