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

  @Test(
    "Given a manifest with unclosed brackets and texts, then reading ends", arguments: [".target(name: ", "Package(((((", "/*", "\"\\"])
  func broken(text: String) throws {
    let folder = try SampleFolder("Clone", ["Package.swift": text, "a.swift": ""])
    #expect(try Project.read(at: folder.path).target == nil)
  }
}
