/// What a panel asks of whoever shows the stage.
@MainActor
public protocol TweakPanelDelegate: AnyObject {
  /// Play the latest phase once more.
  func tweakPanelDidAskForReplay(_ panel: TweakPanel)
  /// Present, or dismiss where the panel's `isPresented` says that it is presented.
  func tweakPanelDidAskForOtherEnd(_ panel: TweakPanel)
  /// Typing in the panel is over: the keyboard belongs to the stage again.
  func tweakPanelDidEndTyping(_ panel: TweakPanel)
}
