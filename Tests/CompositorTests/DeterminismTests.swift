import CoreGraphics
import QuartzCore
import Testing

@testable import Compositor

@Suite("The same bytes everywhere")
struct DeterminismTests {
  @Test("One, two and three threads give the same picture", arguments: 0..<4)
  func threadsDoNotMatter(seed: Int) {
    let list = RandomScene(seed: UInt64(100 + seed)).list
    let one = Picture.draw(list, width: 600, height: 300, threads: 1).fingerprint
    #expect(Picture.draw(list, width: 600, height: 300, threads: 2).fingerprint == one)
    #expect(Picture.draw(list, width: 600, height: 300, threads: 3).fingerprint == one)
  }

  @Test("A frame does not depend on the frames before it")
  func historyDoesNotMatter() {
    var scene = RandomScene(seed: 42)
    let caches = RenderCaches.withoutText()
    let frame = PixelBuffer(width: 600, height: 300)
    let renderer = FrameRenderer(screen: PixelRect(frame), threads: 1, caches: caches)
    for _ in 0..<5 {
      scene.edit()
      renderer.render(scene.list, onto: Canvas(frame), isRetained: false)
    }
    #expect(frame.fingerprint == Picture.draw(scene.list, width: 600, height: 300).fingerprint)
  }
}
