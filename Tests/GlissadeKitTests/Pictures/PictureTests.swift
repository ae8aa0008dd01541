@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
import Foundation
import Host
import SDLHost
import TestSupport
import Testing
import UIKit

@Suite("Saved images and films") @MainActor
struct PictureTests {
  private let harness: SessionHarness
  private var session: StageSession { harness.session }

  init() throws {
    harness = try SessionHarness()
    session.playback.scrub(to: 0.2)
  }

  private func image(_ file: URL) throws -> CGImage { try PictureDecoder().decode(Data(contentsOf: file)) }

  private func film() throws -> URL {
    let film = try StagePictures(of: session).beginFilm()
    defer { film.close() }
    while try film.advance() {}
    return film.file
  }

  private func state(_ file: URL) throws -> PictureState {
    let demos = try DemoCatalog(DemoRegistry.all.map(DemoDefinition.init))
    return try PictureStateFormat.state(inPicture: Data(contentsOf: file), file: file.path, demos: demos) { _ in [] }.state
  }

  @Test("Given a small window, then a screenshot has the device's pixels, twice as many as points, as “shot” draws them")
  func pixels() throws {
    let saved = try image(StagePictures(of: session).saveScreenshot())
    var scenario = session.player.scenario(of: session.playback.subject)
    scenario.configuration.scale = 2
    let drawn = try scenario.run { run in
      run.advance(to: 0.2)
      return run.image(at: run.time)
    }
    #expect((saved.width, saved.height) == (780, 1688))
    #expect(saved.differences(from: drawn) == 0)
  }

  @Test("Given a live stage, then a screenshot has the chosen number of pixels as well")
  func live() throws {
    session.run(.dismiss)
    session.reset()
    session.pictureSettings.scale = 3
    #expect(try image(StagePictures(of: session).saveScreenshot()).width == 1170)
    #expect(session.stage.scene.screen.scale == 0.5, "the stage itself doesn't change")
  }

  @Test("With the device's frame, the corners around it are transparent; with a backdrop, they have its color")
  func frame() throws {
    session.pictureSettings.scale = 1
    session.pictureSettings.showsDevice = true
    let device = DeviceFrame(session.configuration.device)
    let framed = try image(StagePictures(of: session).saveScreenshot())
    #expect(framed.width == 390 + 2 * Int(device.outset))
    #expect(framed.pixels[0, 0] >> 24 == 0)
    session.pictureSettings.showsBackdrop = true
    let backed = try image(StagePictures(of: session).saveScreenshot())
    #expect(backed.width > framed.width && backed.pixels[0, 0] == 0xff_e4e4e8)
  }

  @Test("Pictures have the chosen backdrop, as films do")
  func backdrops() throws {
    session.pictureSettings.scale = 1
    session.pictureSettings.showsBackdrop = true
    #expect(try image(StagePictures(of: session).saveScreenshot(on: PictureBackdrop(kind: .black))).pixels[0, 0] == 0xff_000000)
    #expect(try image(StagePictures(of: session).saveScreenshot(on: PictureBackdrop(appearance: .dark))).pixels[0, 0] == 0xff_161618)
    let board = try image(StagePictures(of: session).saveScreenshot(on: PictureBackdrop(kind: .checkerboard)))
    #expect(board.pixels[0, 0] != board.pixels[12, 0])
    session.pictureSettings.showsBackdrop = false
    session.pictureSettings.showsDevice = true
    let film = try StagePictures(of: session).beginFilm(on: PictureBackdrop(kind: .white))
    defer { film.close() }
    while try film.advance() {}
    #expect(try image(film.file).pixels[0, 0] == 0xff_ffffff)
  }

  @Test("A film is drawn little by little; its file appears when it is complete, and never if it is cancelled")
  func filmInProgress() throws {
    session.pictureSettings.scale = 1
    let film = try StagePictures(of: session).beginFilm()
    #expect(try film.advance() && film.progress > 0 && film.progress < 1)
    film.close()
    #expect(!FileManager.default.fileExists(atPath: film.file.path))
    #expect(try FileManager.default.fileExists(atPath: self.film().path))
  }

  @Test("An image and a film open again at the moment at which they were saved")
  func moments() throws {
    session.pictureSettings.scale = 1
    for file in [try StagePictures(of: session).saveScreenshot(), try film()] {
      let state = try state(file)
      #expect(state.demo == "modal-card" && state.time == 0.2 && state.scale == 1)
    }
  }

  @Test("The window remembers the form of pictures")
  func memory() throws {
    var state = WorkbenchState()
    state.pictures.scale = 3
    state.pictures.showsDevice = true
    let read = try JSONDecoder().decode(WorkbenchState.self, from: JSONEncoder().encode(state))
    let content = WorkbenchContent(session: session, appearance: .light, threads: 1, state: read)
    defer { content.scene.disconnect() }
    #expect(session.pictureSettings == state.pictures && content.state.pictures == state.pictures)
  }

  @Test("Copying an image needs the program for the desktop, and says which one is missing")
  func clipboard() throws {
    let folder = try TemporaryFolder()
    let missing = #expect(throws: GlissadeError.self) { try ImageClipboard(environment: ["PATH": folder.path]) }
    #expect(missing?.message.contains("xclip") == true)
    for name in ["xclip", "wl-copy"] {
      try Data("#!/bin/sh\n".utf8).write(to: URL(fileURLWithPath: folder.path + "/" + name))
      chmod(folder.path + "/" + name, 0o755)
    }
    #expect(try ImageClipboard(environment: ["PATH": folder.path]).words.first == folder.path + "/xclip")
    #expect(try ImageClipboard(environment: ["PATH": folder.path, "WAYLAND_DISPLAY": "w"]).words.first == folder.path + "/wl-copy")
  }

  @Test("A file is shown in the file manager, or else its folder")
  func reveal() throws {
    let folder = try TemporaryFolder()
    let file = URL(fileURLWithPath: "/tmp/Zoë’s, card.png")
    #expect(FileReveal(file, environment: ["PATH": folder.path]) == nil)
    for name in ["gdbus", "xdg-open"] {
      try Data("#!/bin/sh\n".utf8).write(to: URL(fileURLWithPath: folder.path + "/" + name))
      chmod(folder.path + "/" + name, 0o755)
    }
    let commands = try #require(FileReveal(file, environment: ["PATH": folder.path])).commands
    #expect(commands.map { ($0[0] as NSString).lastPathComponent } == ["gdbus", "xdg-open"])
    #expect(commands[0].contains { $0.hasPrefix("['file:///tmp/Zo") } && commands[1].last == "/tmp")
  }
}
