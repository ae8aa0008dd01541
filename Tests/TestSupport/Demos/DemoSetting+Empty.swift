import Rehearsal
import Tweaks

extension DemoSetting {
  /// Nothing to tune and nothing to show.
  @MainActor package static var empty: DemoSetting {
    DemoSetting(
      tweaks: TweakStore([]), photos: PhotoSource.immediate())
  }
}
