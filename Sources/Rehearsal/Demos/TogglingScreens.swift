/// The screens of a demo in which the same tap may go back and forth, without a transition.
@MainActor
package protocol TogglingScreens: DemoScreens {
  var toggles: Bool { get }
  /// A Boolean value that indicates whether the next tap goes back.
  ///
  /// It follows the taps, and is corrected from the appearance of the screen: a tap may be ignored while something moves, or never arrive.
  var isToggled: Bool { get set }
}
