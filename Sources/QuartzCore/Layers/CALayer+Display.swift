import Foundation

extension CALayer {
  func recordContents() {}
}
