import Foundation
import Synchronization

struct ImageSearch {
  let name: String
  let folders: [String]

  private static let extensions = ["png", "jpg", "jpeg"]

  private var stem: String { (name as NSString).deletingPathExtension }

  private var endings: [String] {
    let own = (name as NSString).pathExtension
    return own.isEmpty ? Self.extensions : [own]
  }

  /// The candidate files: folder by folder, the highest resolution first.
  var paths: [String] {
    folders.flatMap { folder in
      ["@3x", "@2x", ""].flatMap { sharpness in endings.map { "\(folder)/\(stem)\(sharpness).\($0)" } }
    }
  }

  /// The reason why the image was not found, in one line.
  var failure: String {
    let unreadable = paths.filter { FileManager.default.fileExists(atPath: $0) }
    guard unreadable.isEmpty else {
      return "The image named “\(name)” cannot be read from \(unreadable.joined(separator: ", "))."
    }
    let files = endings.map { "\(stem).\($0)" }.joined(separator: ", ")
    let places = folders.isEmpty ? "no folder, as there is none for images" : folders.joined(separator: ", ")
    return "There is no image named “\(name)”: searched for \(files), and for the same with @2x and @3x, in \(places)."
  }
}

/// Reports images that were not found, each name once.
enum MissingImages {
  private static let reported = Mutex<Set<String>>([])

  static func report(_ search: ImageSearch) { report(search.failure) }

  static func report(symbol name: String) {
    report("There is no drawing of the symbol “\(name)” here: a square with a frame of dashes is shown in its place.")
  }

  private static func report(_ message: String) {
    guard reported.withLock({ $0.insert(message).inserted }) else { return }
    // Images may be loaded on any thread, but warnings belong to the main thread.
    if Thread.isMainThread {
      MainActor.assumeIsolated { UIWindowScene.warn(message) }
    } else {
      Task { @MainActor in UIWindowScene.warn(message) }
    }
  }
}
