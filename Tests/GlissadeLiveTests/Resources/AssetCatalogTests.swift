import Foundation
import Testing
import UIKit

@testable import GlissadeLive

@Suite("Asset catalogs") @MainActor
struct AssetCatalogTests {
  private let folder = ResourceFolder()

  private func set(_ contents: String, files: [String]) throws -> ImageSet? {
    try folder.write("Assets.xcassets/hero.imageset/Contents.json", contents)
    for file in files { try folder.write("Assets.xcassets/hero.imageset/" + file) }
    return ImageSet(folder: folder.path + "/Assets.xcassets/hero.imageset")
  }

  private func name(_ picture: ImageSet.Picture?) -> String? { picture.map { ($0.path as NSString).lastPathComponent } }

  @Test("Of several scales, the lowest that suffices is used, or else the highest that there is a file for")
  func scales() throws {
    let contents = """
      {"images": [{"idiom": "universal", "scale": "1x", "filename": "1.png"}, {"idiom": "universal", "scale": "2x", "filename": "2.png"},
        {"idiom": "universal", "scale": "3x", "filename": "3.png"}, {"idiom": "universal", "scale": "2x"}]}
      """
    let all = try #require(try set(contents, files: ["1.png", "2.png", "3.png"]))
    #expect(name(all.picture(scale: 2, isDark: false, idiom: .phone)) == "2.png")
    #expect(name(all.picture(scale: 3, isDark: false, idiom: .phone)) == "3.png")
    try FileManager.default.removeItem(atPath: folder.path + "/Assets.xcassets/hero.imageset/3.png")
    let fewer = try #require(try set(contents, files: []))
    #expect(name(fewer.picture(scale: 3, isDark: false, idiom: .phone)) == "2.png")
    #expect(fewer.pictures.map(\.scale) == [1, 2])
  }

  @Test("The appearance and the device choose the picture; without one for them, there is still one")
  func variants() throws {
    let contents = """
      {"images": [{"idiom": "universal", "filename": "light.png"}, {"idiom": "ipad", "filename": "pad.png"},
        {"idiom": "universal", "filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "universal", "filename": "contrast.png", "appearances": [{"appearance": "contrast", "value": "high"}]}]}
      """
    let set = try #require(try set(contents, files: ["light.png", "pad.png", "dark.png", "contrast.png"]))
    #expect(name(set.picture(scale: 2, isDark: false, idiom: .phone)) == "light.png")
    #expect(name(set.picture(scale: 2, isDark: true, idiom: .phone)) == "dark.png")
    #expect(name(set.picture(scale: 2, isDark: false, idiom: .pad)) == "pad.png")
    #expect(set.pictures.count == 3)
  }

  @Test("A set says whether its picture is a template, and which edges keep their size")
  func properties() throws {
    let contents = """
      {"images": [{"idiom": "universal", "scale": "2x", "filename": "2.png", "resizing": {"mode": "9-part",
        "center": {"mode": "tile", "width": 1, "height": 1}, "cap-insets": {"top": 8, "left": 10, "bottom": 8, "right": 10}}}],
       "properties": {"template-rendering-intent": "template"}}
      """
    let set = try #require(try set(contents, files: ["2.png"]))
    #expect(set.renderingMode == .alwaysTemplate)
    let insets = UIEdgeInsets(top: 4, left: 5, bottom: 4, right: 5)
    #expect(set.pictures[0].slicing == ImageSet.Slicing(insets: insets, center: CGSize(width: 0.5, height: 0.5), mode: .tile))
  }

  @MainActor
  @Test("Between its edges a sliced picture has its center only, so that it is as small as the three together")
  func slicing() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
    let insets = UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 7)
    let whole = ImageSet.Slicing(insets: insets, center: nil, mode: .stretch).sliced(picture)
    #expect(whole.size == picture.size && whole.capInsets == insets && whole.resizingMode == .stretch)
    let compact = ImageSet.Slicing(insets: insets, center: CGSize(width: 1, height: 2), mode: .tile).sliced(picture)
    #expect(compact.size == CGSize(width: 13, height: 12) && compact.capInsets == insets && compact.resizingMode == .tile)
    let row = ImageSet.Slicing(insets: insets, center: CGSize(width: 1, height: 0), mode: .tile).sliced(picture)
    #expect(row.size == CGSize(width: 13, height: 30))
  }

  @Test(
    "A set without files, or whose contents are broken or lead elsewhere, is none",
    arguments: [
      "{", "[]", "{\"images\": [{\"filename\": \"none.png\"}]}", "{\"images\": [{\"filename\": \"../../secret.png\"}]}", "{\"images\": 3}",
    ])
  func broken(_ contents: String) throws {
    try folder.write("secret.png")
    #expect(try set(contents, files: []) == nil)
  }

  @Test("A folder that provides a namespace is part of the names in it")
  func namespaces() throws {
    try folder.write("Assets.xcassets/Icons/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
    try folder.write("Assets.xcassets/Icons/Small/close.imageset/Contents.json", "{}")
    try folder.write("Assets.xcassets/Plain/open.imageset/Contents.json", "{}")
    let index = ResourceIndex(of: [folder.path])
    #expect(index.imageSets.keys.sorted() == ["Icons/close", "open"])
  }

  @Test("Given a color set, then the color is found by its name, and follows the interface style")
  func colors() throws {
    let contents = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.000", "green": "0x80", "blue": "51", "alpha": "0.500"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "gray-gamma-22", "components": {"white": "0.250", "alpha": "1.000"}}}]}
      """
    try folder.write("Assets.xcassets/Accent.colorset/Contents.json", contents)
    try folder.write("Assets.xcassets/Empty.colorset/Contents.json", "{\"colors\": [{\"idiom\": \"universal\"}]}")
    let color = try #require(UIColor(named: "Accent", in: folder.resources()))
    let light = UIColor(red: 1, green: 128.0 / 255, blue: 51.0 / 255, alpha: 0.5)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == light)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == UIColor(white: 0.25, alpha: 1))
    #expect(UIColor(named: "Empty", in: folder.resources()) == nil)
    #expect(UIColor(named: "Nowhere", in: folder.resources()) == nil)
  }

  @Test("A color set may name a system color, or have components of Display P3")
  func otherColors() throws {
    let entry = { (color: String) in "{\"colors\": [{\"idiom\": \"universal\", \"color\": \(color)}]}" }
    try folder.write("Assets.xcassets/System.colorset/Contents.json", entry("{\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}"))
    let wide =
      "{\"color-space\": \"display-p3\", \"components\": {\"red\": \"1.0\", \"green\": \"0.5\", \"blue\": \"0.0\", \"alpha\": \"1\"}}"
    try folder.write("Assets.xcassets/Wide.colorset/Contents.json", entry(wide))
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    let resources = folder.resources()
    #expect(UIColor(named: "System", in: resources)?.resolvedColor(with: traits) == UIColor.systemBlue.resolvedColor(with: traits))
    #expect(UIColor(named: "Wide", in: resources)?.cgColor == UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1).cgColor)
  }
}
