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
}
