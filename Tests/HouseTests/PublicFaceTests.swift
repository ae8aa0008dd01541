import Foundation
import Testing

/// Code that compiles here compiles on iOS only if UIKit, QuartzCore and CoreGraphics offer nothing but what Apple's do.
@Suite("The public declarations of the libraries")
struct PublicFaceTests {
  @Test(
    "Each is listed in the folder PublicFace, and each that is listed is public",
    arguments: ["CoreGraphics", "QuartzCore", "UIKit", "Photos", "SwiftUI", "Tweaks", "PhotoFolder", "Rehearsal", "Demos", "GlissadeKit"])
  func publicDeclarationsAreListed(of module: String) throws {
    let list = try PublicFaceList(of: module)
    let names = try PublicFace(of: module).names
    try #require(!names.isEmpty, "\(module) has no public declaration")
    if ProcessInfo.processInfo.environment["GLISSADE_WRITE_PUBLIC_FACE"] == "1" { return try list.write(names) }

    for name in names.subtracting(list.names).filter({ !list.isException($0) }).sorted() {
      Issue.record("\(module)'s \(name) is public but not listed: make it package, or add it to \(list.path)")
    }
    for name in list.names.subtracting(names).sorted() {
      Issue.record("\(list.path) lists \(name), which is not public")
    }
    for exception in list.exceptions.sorted() where !names.contains(where: { PublicFaceList.covers(exception, $0) }) {
      Issue.record("\(list.path) has an exception for \(exception), which is not public")
    }
  }
}
