import Foundation
import TestSupport
import Testing

@testable import GlissadeKit

@Suite("A Swift file is chosen by typing, keys and clicks")
struct FileBrowserTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path + "/Sources/Deep", withIntermediateDirectories: true)
    for name in ["Card 10.swift", "Card 2.swift", "notes.txt", ".hidden.swift", "Sources/Zoom.swift"] {
      try Data().write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }
  }

  @Test("A folder lists the one above, its folders, and its Swift files in natural order, and the first file is selected")
  func entries() {
    let browser = FileBrowser(folder: folder.path)
    #expect(browser.entries == [.parent, .folder("Sources"), .file("Card 2.swift"), .file("Card 10.swift"), .all(2)])
    #expect(browser.selection == 2)
  }

  @Test("Typing filters the entries by their beginnings, in any case, and Return opens the first that fits")
  func typing() {
    var browser = FileBrowser(folder: folder.path)
    browser.setText(folder.path + "/card 1")
    #expect(browser.entries == [.file("Card 10.swift")])
    #expect(browser.chooseTyped() == .open([folder.path + "/Card 10.swift"]))
    browser.setText(folder.path + "/nothing")
    #expect(browser.chooseTyped() == .refused("there is no file or folder “\(folder.path)/nothing”"))
  }

  @Test("A folder that is chosen is listed, and the folder above leads back")
  func folders() {
    var browser = FileBrowser(folder: folder.path)
    #expect(browser.choose(1) == .listed && browser.text == folder.path + "/Sources/")
    #expect(browser.entries == [.parent, .folder("Deep"), .file("Zoom.swift")])
    #expect(browser.choose(0) == .listed && browser.folder == folder.path)
    browser.setText(folder.path + "/Sources")
    #expect(browser.chooseTyped() == .listed && browser.folder == folder.path + "/Sources")
  }

  @Test("Arrows stop at the ends, Tab completes, and all files are opened by their folder")
  func keys() {
    var browser = FileBrowser(folder: folder.path)
    browser.moveSelection(by: 10)
    #expect(browser.selection == 4 && browser.chooseTyped() == .open([folder.path]))
    browser.moveSelection(by: -10)
    #expect(browser.selection == 0)
    browser.moveSelection(by: 2)
    browser.completeSelection()
    #expect(browser.text == folder.path + "/Card 2.swift" && browser.chooseTyped() == .open([browser.text]))
  }

  @Test("Projects and workspaces are opened rather than listed, and come before the files")
  func projects() throws {
    for name in ["Wallet.xcodeproj", "Wallet.xcworkspace"] {
      try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
    var browser = FileBrowser(folder: folder.path)
    #expect(browser.entries.prefix(4) == [.parent, .folder("Sources"), .project("Wallet.xcodeproj"), .project("Wallet.xcworkspace")])
    #expect(browser.selection == 2 && browser.choose(2) == .open([folder.path + "/Wallet.xcodeproj"]))
    browser.setText(folder.path + "/Wallet.xcworkspace")
    #expect(browser.chooseTyped() == .open([folder.path + "/Wallet.xcworkspace"]))
  }

  @Test("A path may begin with the home folder's sign")
  func home() {
    var browser = FileBrowser(folder: "/", home: folder.path)
    browser.setText("~/Sources/")
    #expect(browser.folder == folder.path + "/Sources")
  }
}
