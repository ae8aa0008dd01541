import UIKit

/// Reports an error in the app's code: as an exception of the stage if its code is running, otherwise as a warning.
func report(_ reason: String) {
  guard MainQueue.isCurrent else { return FileHandle.standardError.write(Data("Photos: \(reason)\n".utf8)) }
  misuse(reason, as: .invalidArgument)
}
