import Testing

@testable import Projects

@Suite("Package manifests")
struct PackageManifestTests {
  @Test("Given a package without an app, then its library of the same name is opened, with what it excludes left aside")
  func library() throws {
    let manifest = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Sheet", /* .target(name: "Not") */
        products: [.library(name: "Sheet", targets: ["Sheet"])],
        dependencies: [.package(url: "https://example.com/Snap.git", from: "1.0.0")],
        targets: [
          .target(name: "Helpers"),
          .target(name: "Sheet", dependencies: [.target(name: "Helpers"), .product(name: "Snap", package: "Snap")],
                  path: "Code", exclude: ["Old", "b.swift"]),
        ]
      )
      """
    let folder = try SampleFolder(
      "Clone",
      [
        "Package.swift": manifest, "Code/a.swift": "", "Code/b.swift": "", "Code/Old/c.swift": "", "Code/Main.storyboard": "",
        "Sources/Helpers/h.swift": "",
      ])
    let read = try Project.read(at: folder.path)
    #expect(read.name == "Sheet" && read.target == "Sheet" && read.targets == ["Sheet", "Helpers"])
    #expect(folder.names(read.sources) == ["Code/a.swift"])
    #expect(folder.names(read.resources) == ["Code/Main.storyboard"])
    #expect(read.modules.map(\.name) == ["Helpers"])
    #expect(read.dependencies == [Project.Dependency(name: "Snap", origin: .package, address: "https://example.com/Snap.git")])
    #expect(try folder.names(Project.read(at: folder.path, target: "Helpers").sources) == ["Sources/Helpers/h.swift"])
  }

  @Test("Given an app of Swift Playgrounds, then it is opened rather than a library")
  func app() throws {
    let manifest = """
      let package = Package(name: "Show", products: [.iOSApplication(name: "Show", targets: ["App"])],
        targets: [.executableTarget(name: "App", path: "."), .target(name: "Lib")])
      """
    let folder = try SampleFolder(
      "Show.swiftpm", ["Package.swift": manifest, "a.swift": "", "Sources/Lib/l.swift": ""])
    #expect(try Project.read(at: folder.path).target == "App")
  }

  @Test("Given a target whose folder isn't there, then a sentence says which")
  func missing() throws {
    let folder = try SampleFolder("Clone", ["Package.swift": "let package = Package(name: \"A\", targets: [.target(name: \"A\")])"])
    let problem = #expect(throws: ProjectProblem.self) { try Project.read(at: folder.path) }
    #expect(
      problem?.sentence
        == "there is no Swift file of the target “A”: “Sources/A” is named in the project, but there is no such file")
  }

  @Test("Given targets that are compiled already, belong to the system or are tests, then each is what it is")
  func kinds() throws {
    let manifest = """
      targets: [
        .target(name: "Deck", dependencies: [.target(name: "Curves")], swiftSettings: [.define("A(b)")], sources: ["Views"]),
        .binaryTarget(name: "Closed", path: "Closed.xcframework"), .systemLibrary(name: "zip"), .testTarget(name: "DeckTests"),
      ]
      """
    let folder = try SampleFolder("Clone", ["Package.swift": manifest])
    let targets = try PackageManifest(folder: folder.path).targets
    #expect(targets.map(\.name) == ["Deck", "Closed", "zip", "DeckTests"])
    #expect(targets.map(\.kind) == [.library, .binary, .system, .test])
    #expect(targets.first?.sources == ["Views"])
  }

  @Test("Given a podspec, then its module is named by module_name or name, and its folders end before the wildcards")
  func podspec() throws {
    let specification = """
      Pod::Spec.new do |s|
        s.name = 'deck-kit'
        s.module_name      = "Deck"
        s.source_files = 'Deck/Classes/**/*.{h,swift}',
          "Extra/*.swift"
      end
      """
    let folder = try SampleFolder("Clone", ["deck-kit.podspec": specification, "Curves.podspec": ""])
    let read = try PodSpecification(path: folder.path + "/deck-kit.podspec")
    #expect(read.moduleName == "Deck")
    #expect(read.sourceFolders == [folder.path + "/Deck/Classes", folder.path + "/Extra"])
    #expect(try PodSpecification(path: folder.path + "/Curves.podspec").moduleName == "Curves")
  }

  @Test(
    "Given a manifest with unclosed brackets and texts, then reading ends", arguments: [".target(name: ", "Package(((((", "/*", "\"\\"])
  func broken(text: String) throws {
    let folder = try SampleFolder("Clone", ["Package.swift": text, "a.swift": ""])
    #expect(try Project.read(at: folder.path).target == nil)
  }
}
