@testable import Demos
@testable import GlissadeKit
@testable import PhotoFolder
@testable import Rehearsal
import Foundation
import TestSupport
import Testing
import Tweaks
import UIKit

@Suite("Recordings of replays") @MainActor
struct ReplayRecordingsTests {
  @Test("Given photos that are still being decoded, when all have come, then the recording shows the photo's flight")
  func photosThatComeLate() async throws {
    try SourceAssets.preparePlatform()
    let loader = ThumbnailLoader()
    let photos = PhotoSource(library: PhotoLibrary(paths: [SourceAssets.folder + "/Photos"]), thumbnails: loader)
    // A demo doesn't wait for a folder that is still being read.
    #expect(!photos.library.photos.isEmpty)
    let player = StagePlayer(
      DemoDefinition(PhotoZoomDemo.self), tweaks: TweakStore(PhotoZoomDemo.tweaks), photos: photos, configuration: StageConfiguration(),
      hostTime: 0)
    defer { player.close() }
    let recordings = ReplayRecordings()
    let early = recordings.recording(of: ReplaySubject(.present), in: player)
    player.stage.scene.turn(at: 0.1)
    while loader.settlings == 0 { await Task.yield() }
    let late = recordings.recording(of: ReplaySubject(.present), in: player)
    #expect(early.track("to", "opacity") != nil)
    #expect(late.track("photo", "position") != nil)
    // What is known need not be found again.
    #expect(recordings.recording(of: ReplaySubject(.present), in: player) == late)
  }

  @Test("A stage that is recorded on its way to the end shows the same as one that goes there alone, and its recording is the same")
  func recordedOnStage() throws {
    try SourceAssets.preparePlatform()
    for demo in DemoRegistry.all.map(DemoDefinition.init) {
      for subject in demo.phases.map({ ReplaySubject($0) }) {
        let players = (0..<2).map { _ in
          StagePlayer(
            demo, tweaks: TweakStore(demo.tweaks), photos: SourceAssets.photos, configuration: StageConfiguration(), hostTime: 0)
        }
        let recording = players[0].record(subject)
        #expect(recording == players[1].scenario(of: subject).record(), "\(demo.id)")
        players[1].show(subject, at: recording.duration)
        let images = players.map { $0.stage.image() }
        #expect(images[0].differences(from: images[1]) == 0 && players[0].stage.scene.time == players[1].stage.scene.time, "\(demo.id)")
        for player in players { player.close() }
      }
    }
  }
}
