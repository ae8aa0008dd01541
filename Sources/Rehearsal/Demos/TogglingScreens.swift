/// The screens of a demo that may be a screen on which the same tap goes there and back, without a transition.
@MainActor
package protocol TogglingScreens: DemoScreens {
  /// A Boolean value that indicates whether the same tap goes there and back.
  var toggles: Bool { get }
  /// A Boolean value that indicates whether the next tap goes back.
  ///
  /// It follows the taps. Whoever knows how the screen looks in both states corrects it: a tap may be ignored while something moves,
  /// or never arrive.
  var isToggled: Bool { get set }
}
