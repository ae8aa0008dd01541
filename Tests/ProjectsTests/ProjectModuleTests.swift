import Testing

@testable import Projects

@Suite("Libraries beside an app")
struct ProjectModuleTests {
  private typealias Target = SampleProject.Target

  @Test("Given frameworks of the same project, then each is a module after those that it uses")
  func frameworks() throws {
    let project = SampleProject(targets: [
      Target(name: "Card", sources: ["card.swift"], dependencies: ["Kit"], frameworks: ["Kit.framework"]),
      Target(name: "Kit", type: "framework", sources: ["kit.swift"], resources: ["kit.xib"], dependencies: ["Base"]),
      Target(name: "Base", type: "library.static", sources: ["base.swift"], dependencies: ["Kit"]),
      Target(name: "Unused", type: "framework", sources: ["unused.swift"]),
    ])
    let folder = try SampleFolder("Clone", ["Card.xcodeproj/project.pbxproj": project.text])
    for name in ["card.swift", "kit.swift", "base.swift", "unused.swift", "kit.xib"] { try folder.write(name, "") }
    let modules = try Project.read(at: folder.path).modules
    #expect(modules.map(\.name) == ["Base", "Kit"])
    #expect(folder.names(modules[1].sources) == ["kit.swift"])
    #expect(folder.names(modules[1].resources) == ["kit.xib"])
    #expect(modules[1].modules == ["Base"])
  }

  @Test("Given a local package whose product the app uses, then its targets are modules")
  func localPackage() throws {
    var project = SampleProject(targets: [Target(name: "Card", sources: ["a.swift"], products: ["Kit", "Far"])])
    project.objects = """
      LOCAL = {isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };
      REMOTE = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/far-away.git"; };
      """
    let far = "P" + "T" + project.id("Card") + project.id("Far")
    let text = project.text.replacing("\(far) = {", with: "\(far) = {package = REMOTE; ")
    let manifest = """
      let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["KitUI"])], dependencies: [.package(path: "../Base")],
        targets: [
          .target(name: "KitUI", dependencies: ["Core", .product(name: "Base", package: "Base")], resources: [.process("Pictures")]),
          .target(name: "Core", path: "Other/Core"), // .target(name: "Comment")
          .testTarget(name: "KitTests", dependencies: ["KitUI"]),
        ])
      """
    let folder = try SampleFolder(
      "Clone",
      [
        "App/Card.xcodeproj/project.pbxproj": text, "App/a.swift": "", "Kit/Package.swift": manifest, "Kit/Sources/KitUI/ui.swift": "",
        "Kit/Sources/KitUI/Pictures/a.png": "", "Kit/Sources/KitUI/note.txt": "", "Kit/Other/Core/core.swift": "",
        "Base/Package.swift": "let package = Package(name: \"Base\", targets: [.target(name: \"Base\")])", "Base/Sources/base.swift": "",
      ])
    let read = try Project.read(at: folder.path)
    #expect(read.modules.map(\.name) == ["Core", "Base", "KitUI"])
    #expect(read.modules[2].modules == ["Base", "Core"])
    #expect(folder.names(read.modules[2].sources) == ["Kit/Sources/KitUI/ui.swift"])
    #expect(folder.names(read.modules[2].resources) == ["Kit/Sources/KitUI/Pictures/a.png"])
    #expect(folder.names(read.modules[1].sources) == ["Base/Sources/base.swift"])
    #expect(read.dependencies == [Project.Dependency(name: "Far", origin: .package, address: "https://example.com/far-away.git")])
  }

  @Test("Given a Podfile with a library beside, then its podspec says which files it has, and the other pods are expected from outside")
  func pods() throws {
    let project = SampleProject(targets: [Target(name: "Card", sources: ["a.swift"], frameworks: ["Pods_Card.framework"])])
    let podfile = """
      target 'Card' do
        pod 'Kit', :path => '../'
        pod 'Far/UI', '~> 1.0' # a comment with 'quotes'
        pod "Other-Name", git: "https://example.com/other"
        target 'CardTests' do
          pod 'Quick'
      """
    let specification = """
      Pod::Spec.new do |s|
        s.source_files = 'Kit/Classes/**/*.{h,swift}',
          'Extra/*.swift'
        s.resource_bundles = { 'Kit' => ['Kit/Assets/*.png'] }
        s.frameworks = 'UIKit'
      """
    let folder = try SampleFolder(
      "Clone",
      [
        "Example/Card.xcodeproj/project.pbxproj": project.text, "Example/a.swift": "", "Example/Podfile": podfile,
        "Kit.podspec": specification, "Kit/Classes/In/kit.swift": "", "Kit/Classes/kit.txt": "", "Extra/b.swift": "",
        "Extra/Deep/c.swift": "", "Kit/Assets/p.png": "",
      ])
    let read = try Project.read(at: folder.path)
    #expect(read.modules.map(\.name) == ["Kit"])
    #expect(folder.names(read.modules[0].sources) == ["Extra/b.swift", "Kit/Classes/In/kit.swift"])
    #expect(folder.names(read.modules[0].resources) == ["Kit/Assets/p.png"])
    #expect(
      read.dependencies == [
        Project.Dependency(name: "Far", origin: .cocoaPods),
        Project.Dependency(name: "Other_Name", origin: .cocoaPods, address: "https://example.com/other"),
      ])
  }

  @Test("Given a Cartfile, resolved packages and a framework from elsewhere, then each module that is expected is named once")
  func dependencies() throws {
    let project = SampleProject(targets: [Target(name: "Card", sources: ["a.swift"], frameworks: ["SnapTo.framework", "Gone.framework"])])
    let folder = try SampleFolder(
      "Clone",
      [
        "Card.xcodeproj/project.pbxproj": project.text, "a.swift": "",
        "Cartfile": "github \"someone/SnapTo\" ~> 1.0\n# github \"no/One\"\ngit \"https://example.com/x/Own.git\"\n",
        "Package.resolved": "{\"object\": {\"pins\": [{\"package\": \"P\", \"repositoryURL\": \"https://example.com/Pinned\"}]}}",
      ])
    let found = try Project.read(at: folder.path).dependencies
    #expect(found.map(\.name) == ["Gone", "Own", "Pinned", "SnapTo"])
    #expect(found.map(\.origin) == [.package, .carthage, .package, .carthage])
    #expect(found[3].address == "https://github.com/someone/SnapTo")
  }

  @Test("Given a long chain of libraries and groups in a circle, then reading ends")
  func chains() throws {
    var targets = [Target(name: "Card", sources: ["a.swift"], resources: ["x"], dependencies: ["L0"])]
    for index in 0..<300 {
      targets.append(Target(name: "L\(index)", type: "framework", sources: ["a.swift"], dependencies: ["L\(index + 1)"]))
    }
    var project = SampleProject(targets: targets)
    let circle = Array(repeating: "CIRCLE", count: 50).joined(separator: ", ")
    project.objects = "CIRCLE = {isa = PBXVariantGroup; name = x; sourceTree = \"<group>\"; children = (\(circle)); };"
    let text = project.text.replacing("fileRef = \(project.id("x"));", with: "fileRef = CIRCLE;")
    let folder = try SampleFolder("Clone", ["Card.xcodeproj/project.pbxproj": text, "a.swift": ""])
    let read = try Project.read(at: folder.path)
    #expect(read.modules.last?.name == "L0")
    #expect(read.modules.count == 64)
    #expect(read.resources.isEmpty)
  }
}
