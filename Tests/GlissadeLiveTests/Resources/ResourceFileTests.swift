import Foundation
import Testing
import UIKit

@testable import GlissadeLive

@Suite("The resources of the user's files") @MainActor
struct ResourceFileTests {
  private let folder = ResourceFolder()

  @Test("A resource is found beside the file, in the folders below, and, of two with the same name, in the nearest folder")
  func resources() throws {
    try folder.write("Card.swift")
    try folder.write("Resources/Deep/data.json")
    try folder.write("Resources/data.json")
    try folder.write(".git/secret.json")
    let resources = folder.resources()
    #expect(resources.path(forResource: "data", ofType: "json", in: .main) == folder.path + "/Resources/data.json")
    #expect(resources.path(forResource: "data.json", ofType: nil, in: .main) == folder.path + "/Resources/data.json")
    #expect(resources.path(forResource: "secret", ofType: "json", in: .main) == nil)
    #expect(resources.paths(forResourcesOfType: "json") == [folder.path + "/Resources/data.json"])
  }

  @Test("Given files in several folders, then resources are found below the folder that contains all of them")
  func commonFolder() throws {
    try folder.write("App/photo.jpg")
    try folder.write("elsewhere.jpg")
    let resources = folder.resources("App/Views/Card.swift", "App/Model/Photo.swift")
    #expect(resources.path(forResource: "photo", ofType: "jpg", in: .main) == folder.path + "/App/photo.jpg")
    #expect(resources.path(forResource: "elsewhere", ofType: "jpg", in: .main) == nil)
  }

  @Test("A picture outside of catalogs is found by its name, with the highest resolution, and with or without its ending")
  func pictures() throws {
    try folder.write("photo@2x.jpg")
    try folder.write("photo.jpg")
    try folder.write("icon.close.png")
    let resources = folder.resources()
    #expect(resources.pathForPicture(named: "photo") == folder.path + "/photo@2x.jpg")
    #expect(resources.pathForPicture(named: "photo.jpg") == folder.path + "/photo@2x.jpg")
    #expect(resources.pathForPicture(named: "icon.close") == folder.path + "/icon.close.png")
    #expect(resources.pathForPicture(named: "nothing") == nil)
  }

  @Test("The resources of a project are its own: named files, and what is in and below named folders")
  func project() throws {
    try folder.write("App/own.json")
    try folder.write("App/de.lproj/page.html")
    try folder.write("App/Data/inner.json")
    try folder.write("Tests/foreign.json")
    let resources = folder.resources(language: "de_AT.UTF-8")
    let paths = ["/App/own.json", "/App/de.lproj/page.html", "/App/Data"].map { folder.path + $0 }
    resources.use(paths, texts: ["CFBundleName": "Sample"], developmentLanguage: "en")
    #expect(resources.path(forResource: "own", ofType: "json", in: .main) == paths[0])
    #expect(resources.path(forResource: "page", ofType: "html", in: .main) == paths[1])
    #expect(resources.path(forResource: "inner", ofType: "json", in: .main) == paths[2] + "/inner.json")
    #expect(resources.path(forResource: "foreign", ofType: "json", in: .main) == nil)
    #expect(resources.infoDictionary["CFBundleName"] == "Sample")
  }

  @Test("A new file is found when the resources are used again")
  func newFile() throws {
    try folder.write("first.json")
    let resources = folder.resources()
    #expect(resources.path(forResource: "second", ofType: "json", in: .main) == nil)
    try folder.write("second.json")
    resources.use([folder.path])
    #expect(resources.path(forResource: "second", ofType: "json", in: .main) != nil)
  }

  @Test("A folder that is linked into itself is searched once")
  func loop() throws {
    try folder.write("App/data.json")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/App/again", withDestinationPath: folder.path)
    #expect(folder.resources().path(forResource: "data", ofType: "json", in: .main) == folder.path + "/App/data.json")
  }
}
