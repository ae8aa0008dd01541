import CoreGraphics
import Foundation
import Host

/// An animated PNG that is written while its frames are drawn.
@MainActor
package final class APNGFile {
  private let draft: Draft
  private let framesPerSecond: Int
  private let texts: [(keyword: String, text: String)]
  private var encoder: APNGEncoder?

  /// Starts the file next to the one that it will replace.
  ///
  /// - Parameters:
  ///   - target: The file to replace.
  ///   - framesPerSecond: The number of frames per second.
  ///   - state: The state that the film starts from, as text, or nil for none.
  package init(_ target: OutputTarget, framesPerSecond: Int, state: String? = nil) throws(GlissadeError) {
    draft = try Draft(for: target)
    texts = state.map { [(PictureStateFormat.keyword, $0)] } ?? []
    self.framesPerSecond = framesPerSecond
  }

  /// Adds a frame that is shown for the duration of `count` frames.
  package func add(_ image: CGImage, count: Int) throws {
    if encoder == nil {
      let begun = APNGEncoder(width: image.width, height: image.height, framesPerSecond: framesPerSecond, texts: texts)
      try draft.write(begun.head)
      encoder = begun
    }
    if let bytes = encoder?.add(image, count: count) { try draft.write(bytes) }
  }

  /// Moves the film to its destination. Without this call, the film is deleted together with this object.
  package func finish(console: (any Console)? = nil) throws {
    guard let end = encoder?.finish(), let head = encoder?.head else { throw GlissadeError.internalError("the film has no frames") }
    try draft.write(end)
    try draft.replaceBeginning(with: head)
    try draft.finish(console: console)
  }
}
