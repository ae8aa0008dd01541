// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Warnings are errors where we check ourselves (GLISSADE_STRICT=1, set by `make test` and `make lint`), never in a user's build:
// a newer compiler with a new warning must not break it.
let strict = Context.environment["GLISSADE_STRICT"] == "1"

// Who builds only once, as `.ci/run` does, compiles each module as a whole (GLISSADE_WHOLE_MODULES=1): that takes a quarter less processor
// time than compiling its files in groups, but every change of a file then compiles its whole module again.
let wholeModules = Context.environment["GLISSADE_WHOLE_MODULES"] == "1"

let house: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  + (strict ? [.treatAllWarnings(as: .error)] : [])
  + (wholeModules ? [.unsafeFlags(["-wmo", "-num-threads", "2", "-disable-batch-mode", "-suppress-remarks"])] : [])

// The pixel loops are about 180 times slower unoptimised, so these are optimised in debug builds too. So is QuartzCore, whose layers are
// a quarter of what tests spend their time with.
let optimised: [SwiftSetting] = house + [.unsafeFlags(["-O"])]

// Modules named UIKit and CoreGraphics would otherwise switch on Swift Testing's overlays for Apple's modules of those names.
let testing: [SwiftSetting] = house + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

/// Returns the folder of the modules with which the toolchain's own compiler parses Swift, or nil if the toolchain doesn't ship them.
func parserFolder() -> String? {
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":")
  let hosts = folders.map { folder in
    URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
  }
  return hosts.first { FileManager.default.fileExists(atPath: "\($0)/libSwiftParser.so") }
}

// What ports a user's code is a program of its own, because it links the toolchain's SwiftSyntax: the workbench runs without a toolchain.
let parser = parserFolder() ?? "/usr/lib/swift/host"
let parsing: [SwiftSetting] = house + [.unsafeFlags(["-I", parser])]
let parserLibraries: [LinkerSetting] = [
  .unsafeFlags([
    "-L", parser, "-lSwiftSyntax", "-lSwiftParser", "-lSwiftParserDiagnostics", "-lSwiftDiagnostics", "-lSwiftOperators", "-Xlinker",
    "-rpath", "-Xlinker", parser,
  ])
]

let package = Package(
  name: "glissade",
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "Photos", targets: ["Photos"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Rehearsal", targets: ["Rehearsal", "Tweaks"]),
    .library(name: "GlissadeKit", targets: ["GlissadeKit", "Rehearsal", "Tweaks"]),
    .executable(name: "glissade", targets: ["glissade"]),
    .executable(name: "glissade-port", targets: ["glissade-port"]),
  ],
  targets: [
    .systemLibrary(
      name: "CSDL2",
      providers: [.apt(["libsdl2-dev", "libsdl2-image-dev", "libsdl2-ttf-dev"])]),
    // The settings of the C library's allocator, which Swift can't call. And drags of files to other programs by libxcb, which is loaded
    // only for them: nothing is linked for it, and a window on Wayland doesn't need it.
    .target(name: "CHost"),

    // The decoders of picture files, whose libraries report errors by long jumps. Pixels are converted in debug builds, too.
    .target(
      name: "CPictures", cSettings: [.unsafeFlags(["-O2"])],
      linkerSettings: ["jpeg", "png", "gif", "webp", "webpdemux", "tiff", "lcms2", "SDL2", "SDL2_image"].map { .linkedLibrary($0) }),

    // In C, which can build one source for the instructions of several processors. The pixel loops are optimised in debug builds too.
    .target(name: "CPixels", cSettings: [.unsafeFlags(["-O2"])]),
    .target(name: "Cassowary", swiftSettings: optimised),
    .target(name: "CoreGraphics", swiftSettings: optimised),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"], swiftSettings: optimised),
    .target(name: "UIKit", dependencies: ["QuartzCore", "CoreGraphics", "Cassowary"], swiftSettings: house),
    .target(name: "Compositor", dependencies: ["QuartzCore", "CoreGraphics", "CPixels"], swiftSettings: optimised),
    .target(name: "Host", dependencies: ["UIKit", "Compositor"], swiftSettings: optimised),
    .target(name: "SDLHost", dependencies: ["CSDL2", "CHost", "CPictures", "Host"], swiftSettings: optimised),
    .target(name: "Tweaks", swiftSettings: house),
    .target(name: "Photos", dependencies: ["UIKit"], swiftSettings: house),
    .target(name: "AVFoundation", dependencies: ["CoreGraphics"], swiftSettings: house),
    .target(name: "SwiftUI", dependencies: ["UIKit", "QuartzCore"], swiftSettings: house),
    .target(name: "Transitions", dependencies: ["UIKit"], swiftSettings: house + [.swiftLanguageMode(.v5)]),
    .target(name: "PhotoFolder", dependencies: ["UIKit", "Photos", "Compositor", "Host", "SDLHost", "Tweaks"], swiftSettings: house),
    .target(
      name: "Rehearsal", dependencies: ["UIKit", "Photos", "PhotoFolder", "Compositor", "Host", "SDLHost", "Tweaks"], swiftSettings: house),
    // Storyboards and nibs are read by Foundation's XMLParser.
    .target(name: "InterfaceBuilder", dependencies: ["UIKit"], swiftSettings: house),
    .target(name: "Projects", swiftSettings: house),
    .target(name: "StandIns", dependencies: ["UIKit"], swiftSettings: house),
    .target(name: "SourceReport", swiftSettings: house),
    .target(name: "Porting", dependencies: ["SourceReport"], swiftSettings: parsing),
    .executableTarget(
      name: "glissade-port", dependencies: ["Porting", "SourceReport"], swiftSettings: parsing, linkerSettings: parserLibraries),
    .target(name: "GlissadeLive", dependencies: ["UIKit"], swiftSettings: house),
    .target(
      // A user's compiled code binds to the symbols of SwiftUI, AVFoundation and StandIns in the program that loads it.
      name: "UserCode",
      dependencies: [
        "UIKit", "SwiftUI", "AVFoundation", "StandIns", "Host", "Tweaks", "Rehearsal", "InterfaceBuilder", "Projects", "GlissadeLive",
        "SourceReport",
      ],
      swiftSettings: house),
    .target(name: "Components", dependencies: ["UIKit"], swiftSettings: house),
    .target(
      name: "Demos", dependencies: ["Components", "UIKit", "Photos", "Host", "Tweaks", "Transitions", "Rehearsal"], swiftSettings: house),
    .target(
      name: "GlissadeKit",
      dependencies: [
        "UIKit", "Photos", "Host", "SDLHost", "Tweaks", "Transitions", "Rehearsal", "Components", "Demos", "Projects", "UserCode",
        "SourceReport",
      ],
      swiftSettings: house),
    .target(
      name: "Benchmarks",
      dependencies: ["GlissadeKit", "Rehearsal", "UserCode", "SourceReport", "Cassowary", "Compositor", "Host", "SDLHost"],
      swiftSettings: optimised),
    .executableTarget(
      name: "glissade",
      dependencies: ["GlissadeKit", "Benchmarks"],
      swiftSettings: house,
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),

    // What the tests of several modules share. Pictures are compared pixel by pixel.
    .target(
      name: "UITestSupport", dependencies: ["UIKit"], path: "Tests/UITestSupport", exclude: ["Vectors"], swiftSettings: house),
    .target(
      name: "TestSupport", dependencies: ["UITestSupport", "GlissadeKit"], path: "Tests/TestSupport", swiftSettings: optimised),
    .target(name: "ProgramTestSupport", dependencies: ["SDLHost"], path: "Tests/ProgramTestSupport", swiftSettings: optimised),
    .testTarget(name: "HouseTests", exclude: ["PublicFace"], swiftSettings: house),
    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary"], swiftSettings: testing),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"], swiftSettings: testing),
    .testTarget(
      name: "QuartzCoreTests", dependencies: ["QuartzCore"], resources: [.copy("Vectors")], swiftSettings: testing),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "UITestSupport"], swiftSettings: testing),
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "UIKit", "UITestSupport"], swiftSettings: testing),
    .testTarget(
      name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "UIKit", "UITestSupport"], exclude: ["Samples"],
      swiftSettings: testing),
    .testTarget(name: "ProjectsTests", dependencies: ["Projects"], swiftSettings: testing),
    .testTarget(name: "StandInsTests", dependencies: ["StandIns", "SourceReport", "UIKit", "UITestSupport"], swiftSettings: testing),
    .testTarget(name: "GlissadeLiveTests", dependencies: ["GlissadeLive", "UIKit", "UITestSupport"], swiftSettings: testing),
    .testTarget(name: "CompositorTests", dependencies: ["Compositor", "CPixels"], swiftSettings: testing),
    .testTarget(name: "HostTests", dependencies: ["SDLHost", "TestSupport"], swiftSettings: testing),
    .testTarget(
      name: "SDLHostTests", dependencies: ["SDLHost", "CPictures", "TestSupport"], exclude: ["Pictures"], swiftSettings: testing),
    .testTarget(
      name: "FuzzTests",
      dependencies: ["SDLHost", "GlissadeKit", "Demos", "UIKit", "UITestSupport", "TestSupport"], exclude: ["Seeds"],
      swiftSettings: testing),
    .testTarget(name: "TweaksTests", dependencies: ["Tweaks"], swiftSettings: testing),
    .testTarget(
      name: "TransitionsTests", dependencies: ["Transitions", "GlissadeKit", "Demos", "PhotoFolder", "TestSupport"],
      swiftSettings: testing),
    .testTarget(
      name: "RehearsalTests", dependencies: ["Rehearsal", "Photos", "GlissadeKit", "Demos", "PhotoFolder", "TestSupport"],
      swiftSettings: testing),
    .testTarget(
      name: "PortingTests", dependencies: ["Porting", "SourceReport"], swiftSettings: testing + [.unsafeFlags(["-I", parser])],
      linkerSettings: parserLibraries),
    .testTarget(
      name: "UserCodeTests",
      dependencies: ["UserCode", "Photos", "PhotoFolder", "Projects", "SourceReport", "GlissadeKit", "TestSupport"], exclude: ["Samples"],
      swiftSettings: testing,
      // A user's compiled code binds to the symbols of the program that loads it.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .testTarget(
      name: "GlissadeKitTests", dependencies: ["GlissadeKit", "Components", "Demos", "PhotoFolder", "TestSupport"], swiftSettings: testing),
    .testTarget(name: "BenchmarksTests", dependencies: ["Benchmarks", "SourceReport", "TestSupport"], swiftSettings: testing),
    .testTarget(name: "ProgramTests", dependencies: ["ProgramTestSupport"], swiftSettings: testing),
    .testTarget(name: "EndToEndTests", dependencies: ["GlissadeKit", "ProgramTestSupport"], swiftSettings: testing),
  ]
)

// Some targets alone, with what they need: the two programs side by side, as `make build` makes them, or the tests of the module that one
// works on: GLISSADE_ONLY=UIKitTests swift test --disable-xctest --no-parallel
if let names = Context.environment["GLISSADE_ONLY"] {
  var needed: Set<String> = []
  var waiting = names.split(separator: ",").map(String.init)
  while let name = waiting.popLast() {
    guard needed.insert(name).inserted, let target = package.targets.first(where: { $0.name == name }) else { continue }
    waiting += target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll { ($0 as? Product.Library)?.targets.allSatisfy(needed.contains) != true }
}
