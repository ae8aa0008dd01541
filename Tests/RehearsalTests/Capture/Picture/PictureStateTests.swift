@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
import CoreGraphics
import Foundation
import Host
import SDLHost
import TestSupport
import Testing
import Tweaks
import UIKit

@Suite("A picture knows how it was made") @MainActor
struct PictureStateTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func shot(_ words: String...) throws -> Data {
    let run = ProgramRun(["shot", "modal-card", "-o", "-"] + words)
    try #require(run.status == .success, "\(run.errors)")
    return run.output
  }

  private func state(of picture: Data) throws -> PictureState {
    try PictureStateFormat.state(inPicture: picture, file: "a.png", demos: try DemoCatalog(DemoRegistry.all.map(DemoDefinition.init))) {
      _ in []
    }.state
  }

  @Test("Given a shot with every option, when its state is read, then all of it is there")
  func everything() throws {
    let picture = try shot(
      "--take", "taps", "--at", "0.3", "--set", "present.damping=0.5", "--size", "375x667", "--scale", "0.5", "--appearance", "dark",
      "--reduce-motion", "--reduce-transparency")
    let state = try state(of: picture)
    #expect(state.demo == "modal-card" && state.phase == .present && state.time == 0.3)
    #expect(state.values == ["present.damping": .number(0.5)])
    #expect(state.size == CGSize(width: 375, height: 667) && state.scale == 0.5)
    #expect(state.appearance == .dark && state.reducesMotion && state.reducesTransparency)
    #expect(state.take?.name == "taps" && state.take?.events.count == 4)
  }

  @Test("Given a shot without Reduce Transparency, then its state has none")
  func transparent() throws { #expect(try !state(of: shot("--scale", "0.25")).reducesTransparency) }

  @Test("Given a shot of the end, then its state names the moment of the end")
  func endIsAMoment() throws {
    #expect(try state(of: shot("--scale", "0.25")).time == 0.44)
  }

  @Test(
    "Given a picture, when its state is restored in the window, then the stage shows the same pixels, standing still",
    arguments: [
      ["--phase", "present", "--at", "0.15"], ["--phase", "dismiss", "--at", "0.2", "--set", "card.height=400"],
      ["--take", "taps", "--at", "0.3"],
    ])
  func restore(words: [String]) throws {
    let run = ProgramRun(["shot", "modal-card", "-o", "-"] + words)
    let session = StageSession(
      demos: DemoRegistry.all.map(DemoDefinition.init), showing: .picture(try state(of: run.output)), photos: SourceAssets.photos,
      configuration: StageConfiguration(), pictures: URL(fileURLWithPath: folder.path),
      takes: TakeLibrary(own: URL(fileURLWithPath: folder.path), shipped: []),
      panelMemory: .standard(environment: ["HOME": folder.path]))
    defer { session.stage.close() }
    #expect(session.playback.isPaused)
    // Seconds later, for all that the window knows.
    session.stage.scene.turn(at: 5)
    let shown = session.stage.image()
    let captured = try PictureDecoder().decode(run.output)
    #expect((shown.width, shown.height) == (captured.width, captured.height))
    #expect(shown.differences(from: captured) == 0)
  }

  @Test("Given a file that is no picture of Glissade's, or none at all, when it is opened, then one line says so, and it exits 66")
  func mistakes() throws {
    let foreign = try folder.write(try TemporaryFolder.picture(), as: "foreign.png")
    let text = try folder.write(Data("hello".utf8), as: "text.png")
    let later = PNGEncoder.encode(
      try PictureDecoder().decode(TemporaryFolder.picture()),
      texts: [("Glissade", "{\"format\": \"glissade-picture\", \"version\": 9}")])
    let newer = try folder.write(later, as: "newer.png")
    for (file, words) in [
      (foreign, "contains no state"), (text, "isn't a PNG image or a film; “glissade open” opens images and films created by Glissade"),
      (folder.path + "/no.png", "there is no such file"),
      (folder.path, "it is a folder"), ("/dev/zero", "it is not a regular file"),
      (newer, "version 9, which a newer Glissade wrote"),
    ] {
      let run = ProgramRun("open", file)
      #expect(run.status == .noInput)
      #expect(run.errors.count == 1 && run.errors[0].contains(words), "\(run.errors)")
    }
    #expect(ProgramRun("open").status == .usage)
  }

  @Test("A strip of a film has the state of its beginning")
  func strip() throws {
    let run = ProgramRun("film", "modal-card", "--strip=2", "--set", "present.duration=0.7", "-o", "-")
    #expect(run.status == .success && run.output.count > 1000)
    let state = try state(of: run.output)
    #expect(state.demo == "modal-card" && state.values == ["present.duration": .number(0.7)])
  }
}
