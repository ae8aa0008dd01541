@testable import Demos
@testable import GlissadeKit
@testable import PhotoFolder
@testable import Rehearsal
import CoreGraphics
import Foundation
import Host
import SDLHost
import TestSupport
import Testing
import UIKit

@Suite("Nothing that a person does to the window breaks it")
@MainActor
struct WorkbenchSoundnessTests {
  private let folder: TemporaryFolder
  private let session: StageSession
  private let content: WorkbenchContent
  private let host: HeadlessHost

  init() throws {
    try HostPlatform.prepare()
    folder = try TemporaryFolder()
    for index in 0..<5 { try folder.write(try TemporaryFolder.picture(color: 0xff00_0000 | UInt32(index * 40)), as: "\(index).png") }
    try folder.write(Data(), as: "empty.jpg")
    let source = PhotoSource.immediate(PhotoLibrary(paths: [folder.path]))
    session = StageSession(
      demos: DemoRegistry.all.map(DemoDefinition.init), photos: source, configuration: StageConfiguration(),
      pictures: URL(fileURLWithPath: folder.path),
      takes: TakeLibrary(own: URL(fileURLWithPath: folder.path), shipped: []),
      panelMemory: .standard(environment: ["HOME": folder.path]))
    content = WorkbenchContent(session: session, appearance: .light, threads: 1)
    host = HeadlessHost(content: content, size: WorkbenchLayout.defaultWindowSize)
  }

  @Test("The window comes to rest after it has opened, and stays as it is")
  func rest() {
    host.advance(by: 1)
    #expect(content.nextTurn == nil)
    let first = host.image()
    host.advance(by: 1)
    let second = host.image()
    #expect(first.pixels.pixels[0] == second.pixels.pixels[0])
    #expect(memcmp(first.pixels.pixels, second.pixels.pixels, first.pixels.stride * first.height * 4) == 0)
  }

  @Test(
    "Any sequence of presses, drags, keys, wheel turns and sizes leaves a window that comes to rest",
    arguments: 1...6 as ClosedRange<UInt64>)
  func anything(seed: UInt64) {
    var seed = seed
    func random(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    var size = WorkbenchLayout.defaultWindowSize
    var isDown = false
    func pointer(_ phase: PointerInput.Phase) -> InputEvent {
      let location = CGPoint(x: random(Int(size.width) + 80) - 40, y: random(Int(size.height) + 80) - 40)
      return .pointer(PointerInput(phase: phase, location: location, timestamp: host.now, button: random(8) == 0 ? .secondary : .primary))
    }
    // The workbench's own letters, and keys that stages and controls answer to.
    let letters = Array("rltbh123456")
    let keys = [4, 6, 29, 40, 41, 42, 43, 44, 45, 47, 48, 54, 55, 69, 74, 77, 79, 80, 81, 82]
    let characters = [44: " ", 47: "[", 48: "]", 54: ",", 55: "."]
    for _ in 0..<150 {
      switch random(9) {
      case 0, 1, 2:
        host.send(pointer(isDown ? .ended : .began))
        isDown.toggle()
      case 3 where isDown: host.send(pointer(.moved))
      case 3: host.send(.hover(CGPoint(x: random(1200), y: random(900))))
      case 4 where isDown && random(4) == 0:
        host.send(pointer(.cancelled))
        isDown = false
      case 5:
        let modifiers = random(3) == 0 ? KeyModifiers(rawValue: random(16)) : []
        let usage = keys[random(keys.count)]
        host.send(
          .key(
            KeyInput(isDown: true, usage: usage, characters: characters[usage] ?? "", modifiers: modifiers, timestamp: host.now)))
      case 8 where random(2) == 0:
        let letter = letters[random(letters.count)]
        host.send(.key(KeyInput(isDown: true, usage: 4, characters: String(letter), timestamp: host.now)))
      case 6:
        let delta = CGVector(dx: 0, dy: CGFloat(random(400) - 200))
        host.send(
          .wheel(WheelInput(location: CGPoint(x: random(1200), y: random(900)), delta: delta, isPrecise: false, timestamp: host.now)))
      case 7 where random(3) == 0:
        size = CGSize(width: 320 + random(1400), height: 240 + random(900))
        host.resize(to: size, scale: random(4) == 0 ? 1.5 : 1)
      default: host.advance(by: Double(random(30)) / 100)
      }
      if random(10) == 0 { _ = host.image() }
    }
    if isDown { host.send(pointer(.cancelled)) }
    // A caret blinks for as long as somebody types.
    content.scene.perform { for window in content.scene.windows { window.endEditing(true) } }
    // A loop has no end.
    session.playback.isLooping = false
    // A flick goes on for some seconds, and ten times as long where the stage is slowed to a tenth.
    for _ in 0..<6 where content.nextTurn != nil { host.advance(by: 10) }
    // A picture may give the stage pixels of another size, which are to be shown once, and may flash as redrawn.
    _ = host.image()
    host.advance(by: 1)
    #expect(content.nextTurn == nil, "after a minute without input nothing moves any more")
  }
}
