import Testing

@testable import UserCode

@Suite("What a manifest or a podspec says about modules")
struct PackageManifestTests {
  @Test("Given targets with folders, then they have their names and paths, and tests are none of them")
  func targets() {
    let manifest = PackageManifest(
      """
      let package = Package(
        name: "deck-kit",
        products: [.library(name: "DeckKit", targets: ["Deck"])],
        targets: [
          .target(name: "Deck", dependencies: [.target(name: "Curves"), "Shadows"], path: "Code/Deck",
            exclude: ["Info.plist", "Old"], sources: ["Views"]),
          .target(name: "Curves", swiftSettings: [.define("A(b)")]),
          .testTarget(name: "DeckTests", dependencies: ["Deck"]),
          .binaryTarget(name: "Closed", path: "Closed.xcframework"),
        ])
      """)
    #expect(
      manifest.targets == [
        PackageManifest.Target(name: "Deck", kind: .source, path: "Code/Deck", excluded: ["Info.plist", "Old"], sources: ["Views"]),
        PackageManifest.Target(name: "Curves", kind: .source),
        PackageManifest.Target(name: "Closed", kind: .binary, path: "Closed.xcframework"),
      ])
  }

  @Test("Given text that ends in the middle of a target, then what is there counts")
  func brokenText() { #expect(PackageManifest(".target(name: \"Deck\", path: \"A").targets.map(\.name) == ["Deck"]) }

  @Test("Given a podspec, then its module is named by module_name or name, and its folders end before the wildcards")
  func podspecs() {
    let podspec = Podspec(
      """
      Pod::Spec.new do |s|
        s.name = 'deck-kit'
        s.module_name      = "Deck"
        s.source_files = 'Deck/Classes/**/*.{h,swift}', "Extra/*.swift"
      end
      """, name: "deck-kit")
    #expect(podspec.module == "Deck")
    #expect(podspec.folders == ["Deck/Classes", "Extra"])
    #expect(Podspec("", name: "Curves").module == "Curves")
  }
}
