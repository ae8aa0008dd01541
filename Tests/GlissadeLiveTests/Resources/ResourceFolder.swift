import Foundation
import UIKit

@testable import GlissadeLive

/// A folder with resources, which is removed with this object.
final class ResourceFolder {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("resources-\(UUID().uuidString)").path

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ data: Data) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func write(_ name: String, _ text: String = "x") throws { try write(name, Data(text.utf8)) }

  /// Returns the resources of a file in the folder, for a person with a language.
  func resources(_ files: String..., language: String = "C") -> LiveResources {
    LiveResources(of: (files.isEmpty ? ["Card.swift"] : files).map { path + "/" + $0 }, environment: ["LANG": language])
  }
}
