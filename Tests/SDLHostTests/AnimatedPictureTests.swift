import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import Host
@testable import SDLHost

@Suite("The frames of animated pictures")
struct AnimatedPictureTests {
  private func frames(_ name: String, maxPixelSize: Int = 1000, memoryLimit: Int = 1 << 20) throws -> ImageFrames? {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Pictures")
    let file = try PictureFile(FilePath(folder.appendingPathComponent(name).path))
    return try PictureDecoder().decodeAnimation(file, maxPixelSize: maxPixelSize, memoryLimit: memoryLimit)
  }

  // Red; blue on the left half; lime on the right half, which is cleared afterward; and a frame that changes nothing.
  @Test("Each frame is what the ones before it leave and its own part", arguments: ["steps.gif", "steps.webp", "steps.png"])
  func compositing(name: String) throws {
    let frames = try #require(try frames(name))
    #expect(frames.images.map { [$0.width, $0.height] } == Array(repeating: [40, 30], count: 4))
    #expect(frames.delays == [200, 100, 50, 70])
    let colors = frames.images.map { image in
      [(5, 5), (35, 5), (5, 25), (35, 25)].map { image.pixels[$0.0, $0.1] }
    }
    let (red, blue, lime) = (0xffff_0000 as UInt32, 0xff00_00ff as UInt32, 0xff00_ff00 as UInt32)
    #expect(colors[0] == [red, red, red, red])
    #expect(colors[1] == [blue, red, blue, red])
    #expect(colors[2] == [blue, lime, blue, lime])
    #expect(colors[3] == [blue, 0, blue, 0])
  }

  @Test("A still picture has no frames", arguments: ["plain.gif", "plain.png", "lossy.webp", "plain.jpg"])
  func still(name: String) throws {
    #expect(try frames(name) == nil)
  }

  @Test("Frames that take too much memory are left out, and smaller ones are not")
  func memory() throws {
    #expect(try frames("steps.gif", memoryLimit: 20_000) == nil)
    let small = try #require(try frames("steps.gif", maxPixelSize: 20, memoryLimit: 20_000))
    #expect(small.images.map { [$0.width, $0.height] } == Array(repeating: [20, 15], count: 4))
  }

  @Test("An image view shows each frame as long as the file says, in steps of the same length")
  func animatedImage() throws {
    let frames = try #require(try frames("steps.gif"))
    let image = try #require(frames.animatedImage)
    let counts = frames.images.map { frame in image.images?.filter { $0.cgImage == frame }.count }
    #expect(counts == [20, 10, 5, 7])
    #expect(image.duration == 0.42)
  }

  @Test("A delay that no one can see is a tenth of a second")
  func delays() throws {
    #expect(try frames("moving.gif")?.delays == [200, 200, 200])
    #expect(try frames("hasty.gif")?.delays == [100, 100])
  }
}
