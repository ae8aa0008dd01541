// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that building Glissade doesn't compile the program that painted its pictures.
let package = Package(
  name: "PhotoGenerator",
  targets: [
    .systemLibrary(name: "CSDLImage", providers: [.apt(["libsdl2-dev", "libsdl2-image-dev"])]),
    .executableTarget(
      name: "PhotoGenerator", dependencies: ["CSDLImage"],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"), .unsafeFlags(["-O"]),
      ]),
  ]
)
