import Foundation
import Synchronization
import UIKit

/// The resources of the user's code: those of its project, or else those next to its files, in the folders below, and in their asset
/// catalogs. `UIImage(named:)`, `UIColor(named:)`, `NSLocalizedString` and `Bundle` find them in the user's code.
public final class LiveResources: Sendable {
  /// The deepest folder that contains all files.
  let folder: String
  private let state: Mutex<State>
  private let environment: [String: String]

  /// What is known of the resources.
  private struct State {
    /// The files and folders to search.
    var paths: [String]
    var index: ResourceIndex?
    var tables: TextTables
    var infoTexts: [String: String] = [:]
    /// The pictures that were drawn from paths.
    var drawings: [String: UIImage] = [:]
  }

  /// The paths of the files are absolute. The environment says which languages are preferred.
  init(of files: [String], environment: [String: String] = ProcessInfo.processInfo.environment) {
    let folders = files.map { ($0 as NSString).deletingLastPathComponent.split(separator: "/") }
    var common = folders.first ?? []
    for folder in folders.dropFirst() { common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0)) }
    folder = "/" + common.joined(separator: "/")
    self.environment = environment
    let languages = PreferredLanguages.languages(in: environment, developmentLanguage: nil)
    state = Mutex(State(paths: files.isEmpty ? [] : [folder], tables: TextTables(languages: languages)))
  }

  // MARK: The project

  /// Uses the resources of a project instead of those next to the files: files and folders with absolute paths. All of them are read again,
  /// as they may have changed.
  ///
  /// - Parameters:
  ///   - paths: The paths of the files and folders.
  ///   - texts: The entries of the Info.plist.
  ///   - developmentLanguage: The language to use if there are no texts in a preferred language, or nil for English.
  package func use(_ paths: [String], texts: [String: String] = [:], developmentLanguage: String? = nil) {
    let languages = PreferredLanguages.languages(in: environment, developmentLanguage: developmentLanguage)
    state.withLock { $0 = State(paths: paths, tables: TextTables(languages: languages), infoTexts: texts) }
  }

  /// The entries of the Info.plist whose values are texts, numbers or Booleans, as texts.
  public var infoDictionary: [String: String] { state.withLock(\.infoTexts) }

  // MARK: Files

  /// Returns the path of a resource, in the preferred language, or else that of one in a bundle, or nil if there is none.
  public func path(forResource name: String?, ofType ext: String?, in bundle: Bundle) -> String? {
    let full = name.map { name in ext.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name }
    return full.flatMap { path(ofFile: $0) } ?? bundle.path(forResource: name, ofType: ext)
  }

  /// Returns the paths of all resources with an ending, in the order of their names.
  public func paths(forResourcesOfType ext: String?) -> [String] {
    let ending = ext.flatMap { $0.isEmpty ? nil : "." + $0 } ?? ""
    return state.withLock { state in
      let index = Self.index(&state)
      let names = state.tables.languages.reduce(into: Set(index.files.keys)) { $0.formUnion((index.localizedFiles[$1] ?? [:]).keys) }
      return names.filter { $0.hasSuffix(ending) }.sorted().compactMap { index.file(named: $0, languages: state.tables.languages) }
    }
  }

  /// Returns the path of the file with a name, in the preferred language, or nil.
  package func path(ofFile name: String) -> String? {
    state.withLock { Self.index(&$0).file(named: name, languages: $0.tables.languages) }
  }

  private static func index(_ state: inout State) -> ResourceIndex {
    let known = state.index ?? ResourceIndex(of: state.paths)
    state.index = known
    return known
  }

  // MARK: Texts

  /// Returns the text for a key in a table of strings, or else `value`, or the key if that is nil or empty. Without a name, the table is
  /// "Localizable".
  public func text(forKey key: String, value: String?, table: String?) -> String {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    return text(forKey: key, inFile: name) ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// Returns the text for a key in the strings files with a name, such as that of a storyboard, or nil.
  package func text(forKey key: String, inFile name: String) -> String? {
    state.withLock { state in
      let index = Self.index(&state)
      return state.tables.text(forKey: key, table: name, in: index)
    }
  }

  // MARK: Pictures and colors

  /// Returns the picture for a name, with or without a file extension, in an asset catalog or a file, or nil if there is none.
  ///
  /// Of several scales it returns one of at least two pixels per point, because a window may show a stage enlarged.
  func picture(named name: String, for traits: UITraitCollection) -> UIImage? {
    let scale = min(max(traits.displayScale, 2), 3)
    if let folder = state.withLock({ Self.index(&$0).imageSets[name] }), let set = ImageSet(folder: folder) {
      let isDark = traits.userInterfaceStyle == .dark
      guard let picture = set.picture(scale: scale, isDark: isDark, idiom: traits.userInterfaceIdiom) else { return nil }
      guard var image = image(atPath: picture.path, scale: picture.scale, drawingScale: scale) else { return nil }
      if let slicing = picture.slicing { image = slicing.sliced(image) }
      return set.renderingMode == .automatic ? image : image.withRenderingMode(set.renderingMode)
    }
    return pathForPicture(named: name).flatMap { image(atPath: $0, scale: nil, drawingScale: scale) }
  }

  /// Returns the path of a picture outside of asset catalogs by its name, with or without a file extension, or nil if there is none.
  func pathForPicture(named name: String) -> String? {
    let ending = (name as NSString).pathExtension
    let stem = ending.isEmpty ? name : (name as NSString).deletingPathExtension
    let endings = ["png", "jpg", "jpeg", "heic", "gif", "webp", "pdf", "svg"]
    // A period may also be part of a name.
    let candidates = (endings.contains(ending.lowercased()) ? [(stem, ending)] : []) + endings.map { (name, $0) }
    for (stem, ending) in candidates {
      for scale in ["@3x", "@2x", "", "~iphone", "@2x~iphone"] {
        if let path = path(ofFile: "\(stem)\(scale).\(ending)") { return path }
      }
    }
    return nil
  }

  /// Reads a picture. `scale` is in pixels per point, or nil for that of the file's name; `drawingScale` is for pictures of paths.
  private func image(atPath path: String, scale: CGFloat?, drawingScale: CGFloat) -> UIImage? {
    guard let format = VectorPicture.format(ofFile: path) else {
      guard let image = UIImage.cachedImage(atPath: path) else { return nil }
      guard let scale, scale != image.scale, let pixels = image.cgImage else { return image }
      return UIImage(cgImage: pixels, scale: scale, orientation: .up)
    }
    let key = "\(path)@\(drawingScale)"
    if let known = state.withLock({ $0.drawings[key] }) { return known }
    do throws(VectorPicture.Failure) {
      let image = try VectorPicture.image(atPath: path, format: format, scale: drawingScale)
      state.withLock { $0.drawings[key] = image }
      return image
    } catch {
      warn(error.message(path))
      return nil
    }
  }

  private func warn(_ message: String) {
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated { HostServices.current.warn(message) }
  }

  /// Returns nil if there is no such color set or it can't be read.
  func colorSet(named name: String) -> ColorSet? {
    state.withLock { Self.index(&$0).colorSets[name] }.flatMap(ColorSet.init(folder:))
  }
}
