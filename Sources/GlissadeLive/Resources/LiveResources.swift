import Foundation
import Synchronization
import UIKit

/// The resources next to the user's files, in the folders below, and in their asset catalogs. `UIImage(named:)`, `UIColor(named:)` and
/// `Bundle` find them in the user's code.
public final class LiveResources: Sendable {
  /// The deepest folder that contains all files.
  let folder: String
  private let index = Mutex<ResourceIndex?>(nil)

  /// Uses exactly these files and folders, which may have changed, in place of those in the folder of the code.
  package func use(_ paths: [String]) { index.withLock { $0 = ResourceIndex(of: paths) } }

  /// The paths of the files are absolute.
  init(of files: [String]) {
    let folders = files.map { ($0 as NSString).deletingLastPathComponent.split(separator: "/") }
    var common = folders.first ?? []
    for folder in folders.dropFirst() { common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0)) }
    folder = "/" + common.joined(separator: "/")
  }

  /// Returns the path of a resource in the folder or else in a bundle, or nil if there is none.
  public func path(forResource name: String?, ofType ext: String?, in bundle: Bundle) -> String? {
    let full = name.map { name in ext.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name }
    return full.flatMap { full in index { $0.files[full] } } ?? bundle.path(forResource: name, ofType: ext)
  }

  /// Returns the path of an image by its name, with or without a file extension, or nil if there is none.
  func pathForImage(named name: String) -> String? {
    index { index in
      if let path = index.imageSets[name] { return path }
      let ending = (name as NSString).pathExtension
      let stem = ending.isEmpty ? name : (name as NSString).deletingPathExtension
      for scale in ["@3x", "@2x", ""] {
        for ending in ending.isEmpty ? ["png", "jpg", "jpeg", "heic"] : [ending] {
          if let path = index.files["\(stem)\(scale).\(ending)"] { return path }
        }
      }
      return nil
    }
  }

  /// Returns nil if there is no such color set or it can't be read.
  func colorSet(named name: String) -> ColorSet? { index { $0.colorSets[name] }.flatMap(ColorSet.init(folder:)) }

  private func index<Result: Sendable>(_ body: (ResourceIndex) -> Result) -> Result {
    index.withLock { index in
      let known = index ?? ResourceIndex(of: folder)
      index = known
      return body(known)
    }
  }
}

extension UIImage {
  /// Creates the image with a name from the user's resources, or else from the image folders of the program.
  public convenience init?(named name: String, in resources: LiveResources) {
    self.init(named: name, among: resources.pathForImage(named: name).map { [$0] } ?? [], besides: [resources.folder])
  }
}

extension UIColor {
  /// Creates the color with a name from the user's resources, or returns nil if there is none. It follows the interface style.
  public convenience init?(named name: String, in resources: LiveResources) {
    guard let set = resources.colorSet(named: name) else { return nil }
    self.init(dynamicProvider: { traits in traits.userInterfaceStyle == .dark ? set.dark : set.light })
  }
}
