import Foundation

@MainActor
protocol TextEditingCommands: AnyObject {
  func selectAll(_ sender: Any?)
  func copy(_ sender: Any?)
  func cut(_ sender: Any?)
  func paste(_ sender: Any?)
}

extension TextEditingCommands {
  /// The letter is pressed with Control. Returns whether there is a command for it.
  func performCommand(_ letter: String) -> Bool {
    switch letter {
    case "a": selectAll(nil)
    case "c": copy(nil)
    case "x": cut(nil)
    case "v": paste(nil)
    default: return false
    }
    return true
  }
}

extension UITextField: TextEditingCommands {}
