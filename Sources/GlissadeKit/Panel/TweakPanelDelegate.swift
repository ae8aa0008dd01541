import Tweaks

/// The delegate of a panel, which acts on its requests.
@MainActor
protocol TweakPanelDelegate: AnyObject {
  /// Asks the delegate to play the latest phase again.
  func tweakPanelDidAskForReplay(_ panel: TweakPanel)
  /// Asks the delegate to present or, if the panel's `isPresented` is true, to dismiss.
  func tweakPanelDidAskForOtherEnd(_ panel: TweakPanel)
  /// Asks the delegate to show another stage with other values for comparison: those of a preset, or the defaults if `values` is empty.
  func tweakPanel(_ panel: TweakPanel, didAskToCompareWith values: [Tweak.ID: TweakValue], named name: String)
  /// Tells the delegate that typing in the panel ended, and the keyboard belongs to the stage again.
  func tweakPanelDidEndTyping(_ panel: TweakPanel)
}
