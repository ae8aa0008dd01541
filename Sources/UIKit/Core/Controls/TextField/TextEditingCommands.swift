import Foundation

@MainActor
protocol TextEditingCommands: AnyObject {
  func selectAll(_ sender: Any?)
  func copy(_ sender: Any?)
  func cut(_ sender: Any?)
  func paste(_ sender: Any?)
}

extension TextEditingCommands {
  /// Performs the command of a letter that is pressed with Control, and returns whether there is one.
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
