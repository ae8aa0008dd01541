import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Host

@Suite("Without a window, time goes on frame by frame as it is told")
@MainActor
struct HeadlessHostTests {
  @Test("Advancing takes a turn a frame, at counted times, and one at the end")
  func frames() {
    let content = PaintedContent()
    let host = HeadlessHost(content: content, size: CGSize(width: 8, height: 6), framesPerSecond: 10)
    host.advance(by: 0.25)
    #expect(content.times == [0, 0.1, 0.2, 0.25])
    host.advance(to: 0.4)
    #expect(content.times.last == 0.4)
    #expect(content.times.count == 6)
  }

  @Test("Many small steps come to the same frames as a large one")
  func steps() {
    let content = PaintedContent()
    let host = HeadlessHost(content: content, size: CGSize(width: 8, height: 6))
    for _ in 0..<600 { host.advance(by: 1.0 / 600) }
    let frames = (1...59).map { Double($0) / 60 }
    for frame in frames { #expect(content.times.contains { abs($0 - frame) < 1e-9 }) }
  }

  @Test("Input is delivered at the present time, and an image shows what was painted")
  func input() {
    let content = PaintedContent()
    let host = HeadlessHost(content: content, size: CGSize(width: 8, height: 6), scale: 2)
    host.send(.hover(CGPoint(x: 1, y: 2)))
    #expect(content.events == [.hover(CGPoint(x: 1, y: 2))])
    let image = host.image()
    #expect((image.width, image.height) == (16, 12))
    #expect(image.pixels[15, 11] == content.color)
  }
}

@Suite("Frames keep to the display's grid")
struct FramePacerTests {
  @Test("Being a little late does not add up")
  func lateness() {
    var pacer = FramePacer(framesPerSecond: 50)
    pacer.didBeginFrame(at: 1)
    for frame in 1...10 {
      #expect(abs(pacer.nextSlot - (1 + Double(frame) * 0.02)) < 1e-9)
      pacer.didBeginFrame(at: pacer.nextSlot + 0.003)
    }
  }

  @Test("After a pause the next frame comes at once, and a new grid begins there")
  func pause() {
    var pacer = FramePacer(framesPerSecond: 50)
    pacer.didBeginFrame(at: 1)
    #expect(pacer.nextSlot < 3.007)
    pacer.didBeginFrame(at: 3.007)
    #expect(abs(pacer.nextSlot - 3.027) < 1e-9)
  }

  @Test("Input waits for the frame after one with input or a new picture, but not after a turn in which nothing happened")
  func input() {
    var pacer = FramePacer(framesPerSecond: 50)
    pacer.didBeginFrame(at: 1)
    pacer.didFindWork()
    #expect(abs(pacer.nextInputSlot - 1.02) < 1e-9)
    pacer.didBeginFrame(at: 3)
    #expect(pacer.nextInputSlot < 3)
    #expect(abs(pacer.nextSlot - 3.02) < 1e-9)
  }
}
