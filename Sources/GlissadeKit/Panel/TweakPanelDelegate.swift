import Tweaks

/// What a panel asks of whoever shows the stage.
@MainActor
public protocol TweakPanelDelegate: AnyObject {
  /// Play the latest phase once more.
  func tweakPanelDidAskForReplay(_ panel: TweakPanel)
  /// Present, or dismiss where the panel's `isPresented` says that it is presented.
  func tweakPanelDidAskForOtherEnd(_ panel: TweakPanel)
  /// Show beside the tuned stage one with other values: a preset's, or the defaults where there are none.
  func tweakPanel(_ panel: TweakPanel, didAskToCompareWith values: [Tweak.ID: TweakValue], named name: String)
  /// Typing in the panel is over: the keyboard belongs to the stage again.
  func tweakPanelDidEndTyping(_ panel: TweakPanel)
}
