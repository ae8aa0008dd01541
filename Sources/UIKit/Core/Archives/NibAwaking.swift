import Foundation

/// An object of UIKit that is told when an Interface Builder file has created and connected it.
///
/// On iOS, `awakeFromNib()` is a method of `NSObject`. Here each class that Interface Builder files contain declares it, so that subclasses
/// can override it.
@MainActor
package protocol NibAwaking: AnyObject {
  func awakeFromNib()
}

extension UIResponder: NibAwaking {}
extension UIGestureRecognizer: NibAwaking {}
extension UIBarItem: NibAwaking {}
extension UINavigationItem: NibAwaking {}
extension NSLayoutConstraint: NibAwaking {}
