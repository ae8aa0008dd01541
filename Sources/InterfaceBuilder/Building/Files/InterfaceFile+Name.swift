import Foundation

extension InterfaceFile {
  /// The name of the file without its extension, such as "Main".
  var name: String { (path as NSString).lastPathComponent.split(separator: ".").first.map(String.init) ?? path }
}
