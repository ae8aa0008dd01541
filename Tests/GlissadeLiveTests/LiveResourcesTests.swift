import Foundation
import Testing
import UIKit

@testable import GlissadeLive

@Suite("The resources of the user's files") @MainActor
struct LiveResourcesTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("resources-\(UUID().uuidString)")

  private func write(_ path: String, _ data: Data = Data("x".utf8)) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  private func resources(_ files: String...) -> LiveResources {
    LiveResources(of: files.map { folder.appendingPathComponent($0).path })
  }

  @Test("A resource is found beside the file, in the folders below, and, of two with the same name, in the nearest folder")
  func resources() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("Card.swift")
    try write("Resources/Deep/data.json")
    try write("Resources/data.json")
    try write(".git/secret.json")
    let resources = resources("Card.swift")
    #expect(resources.path(forResource: "data", ofType: "json", in: .main) == folder.path + "/Resources/data.json")
    #expect(resources.path(forResource: "data.json", ofType: nil, in: .main) == folder.path + "/Resources/data.json")
    #expect(resources.path(forResource: "secret", ofType: "json", in: .main) == nil)
  }

  @Test("Given files in several folders, then resources are found below the folder that contains all of them")
  func commonFolder() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("App/Views/Card.swift")
    try write("App/Model/Photo.swift")
    try write("App/photo.jpg")
    try write("elsewhere.jpg")
    let resources = resources("App/Views/Card.swift", "App/Model/Photo.swift")
    #expect(resources.path(forResource: "photo", ofType: "jpg", in: .main) == folder.path + "/App/photo.jpg")
    #expect(resources.path(forResource: "elsewhere", ofType: "jpg", in: .main) == nil)
  }

  @Test("An image is found by its name with the highest resolution, in an asset catalog by that of its image set")
  func images() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let contents = """
      {"images": [{"idiom": "universal", "scale": "1x"}, {"idiom": "universal", "scale": "2x", "filename": "IMG 1.png"},
        {"idiom": "universal", "scale": "3x", "filename": "IMG 2.png"},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}], "scale": "3x", "filename": "Dark.png"}],
       "info": {"author": "xcode", "version": 1}}
      """
    try write("Card.swift")
    try write("Assets.xcassets/hero.imageset/Contents.json", Data(contents.utf8))
    for name in ["IMG 1.png", "IMG 2.png", "Dark.png"] { try write("Assets.xcassets/hero.imageset/" + name) }
    try write("photo@2x.jpg")
    try write("photo.jpg")
    let resources = resources("Card.swift")
    #expect(resources.pathForImage(named: "hero") == folder.path + "/Assets.xcassets/hero.imageset/IMG 2.png")
    #expect(resources.pathForImage(named: "photo") == folder.path + "/photo@2x.jpg")
    #expect(resources.pathForImage(named: "photo.jpg") == folder.path + "/photo@2x.jpg")
    #expect(resources.pathForImage(named: "nothing") == nil)
  }

  @Test("Given a color set, then the color is found by its name, and follows the interface style")
  func colors() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let contents = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.000", "green": "0x80", "blue": "51", "alpha": "0.500"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "gray-gamma-22", "components": {"white": "0.250", "alpha": "1.000"}}}]}
      """
    try write("Card.swift")
    try write("Assets.xcassets/Accent.colorset/Contents.json", Data(contents.utf8))
    try write("Assets.xcassets/Empty.colorset/Contents.json", Data("{\"colors\": [{\"idiom\": \"universal\"}]}".utf8))
    let color = try #require(UIColor(named: "Accent", in: resources("Card.swift")))
    let light = UIColor(red: 1, green: 128.0 / 255, blue: 51.0 / 255, alpha: 0.5)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == light)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == UIColor(white: 0.25, alpha: 1))
    #expect(UIColor(named: "Empty", in: resources("Card.swift")) == nil)
    #expect(UIColor(named: "Nowhere", in: resources("Card.swift")) == nil)
  }
}
