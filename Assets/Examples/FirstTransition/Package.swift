// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FirstTransition",
  // The path of Glissade's folder.
  dependencies: [.package(name: "glissade", path: "../../..")],
  targets: [
    .target(name: "SlideUp", dependencies: [.product(name: "UIKit", package: "glissade")]),
    .executableTarget(name: "FirstTransition", dependencies: ["SlideUp", .product(name: "GlissadeKit", package: "glissade")]),
    .testTarget(
      name: "SlideUpTests", dependencies: ["SlideUp", .product(name: "GlissadeKit", package: "glissade")],
      // Swift Testing would look for additions to Apple's UIKit, which Linux does not have.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ]
)
