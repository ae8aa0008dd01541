import UIKit

/// The code and the resources that Interface Builder files refer to.
@MainActor
package protocol InterfaceCode: AnyObject {
  /// Returns a class of the code by its name, such as "CardViewController" or "Outer.Inner", or nil if there is none.
  func type(named name: String) -> AnyObject.Type?
  /// Returns a picture of the code's asset catalogs and files, or nil.
  func image(named name: String) -> UIImage?
  /// Returns a color of the code's asset catalogs, or nil.
  func color(named name: String) -> UIColor?
  /// Returns the text for a key in the strings files for an Interface Builder file, or nil.
  func text(forKey key: String, inFile name: String) -> String?
  /// Returns the tuned number in place of one in a file, or nil if it isn't tuned.
  func number(at place: InterfacePlace) -> Double?
  /// Warns about something in a file that isn't as on iOS, once for each sentence.
  func warn(_ problem: InterfaceProblem, inFile path: String)
}
