import Foundation
import Rehearsal
import TestSupport
import Testing

@testable import UserCode

@Suite("What is asked of a file")
struct CodeRequestTests {
  @Test("Given no type, then the stage's root is found in the file")
  func noRoot() { #expect(CodeRequest(files: ["/a.swift"]).root == nil) }

  @Test("Several files have the name of the folder that contains them all; one file is called by its own")
  func folderName() {
    #expect(CodeRequest(files: ["/work/Wallet/AppDelegate.swift", "/work/Wallet/Screens/Card.swift"]).projectName == "Wallet")
    #expect(CodeRequest(files: ["/work/Wallet/Card.swift"]).projectName == nil)
    #expect(CodeRequest(files: ["/a.swift", "/b.swift"]).projectName == nil)
  }

  @Test("The files of an Xcode project have its name, whether it is in their folder or beside it")
  func projectName() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path + "/Wallet.xcodeproj", withIntermediateDirectories: true)
    let names = ["Sources/AppDelegate.swift", "Sources/Card.swift"]
    #expect(CodeRequest(files: names.map { "\(folder.path)/\($0)" }).projectName == "Wallet")
    #expect(CodeRequest(files: ["A.swift", "B/C.swift"].map { "\(folder.path)/\($0)" }).projectName == "Wallet")
  }

  @Test("The demos of a project are named after it, and those of a file after the file")
  func demoNames() {
    #expect(SourceName(path: "/Wallet/AppDelegate.swift", root: nil, in: "Wallet").text == "Wallet")
    #expect(SourceName(path: "/Wallet/Card.swift", root: "Dark", in: "Wallet").text == "Wallet/Dark")
    #expect(SourceName(path: "/Card.swift", root: "Dark").text == "Card/Dark")
  }

  @Test("The identifier that takes name is the same in every folder; that of stored values isn't")
  func takeIDs() {
    let (here, there) = (SourceName(path: "/here/Card.swift", root: "Dark"), SourceName(path: "/there/Card.swift", root: "Dark"))
    #expect(here.takeID == "Card.swift/Dark" && there.takeID == here.takeID && there.id != here.id)
  }

  @Test("Whatever number a path has, takes recognize the file in its identifier")
  func pathIDs() {
    for number in 0..<20_000 {
      let name = SourceName(path: "/folder \(number)/Card.swift", root: nil)
      #expect(TakeOwner(name.id) == TakeOwner(name.takeID))
    }
  }
}
