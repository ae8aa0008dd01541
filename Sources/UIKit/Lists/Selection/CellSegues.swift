/// What an Interface Builder file connects with a cell.
package struct CellSegues {
  /// Performed when a person selects the cell, before the delegate is notified.
  package var selection: (@MainActor (_ cell: UIView) -> Void)?
  /// Performed when a person taps the detail button, before the delegate is notified.
  package var accessory: (@MainActor (_ cell: UIView) -> Void)?
}
