import Foundation
import Testing

/// Code that compiles here compiles on iOS only if our modules of Apple's names offer nothing but what Apple's do.
@Suite("The public declarations of the libraries")
struct PublicFaceTests {
  /// What the modules of Apple's names make public, read once.
  private static let faces = Result {
    Dictionary(uniqueKeysWithValues: try AppleTable.modules.map { ($0, try PublicFace(of: $0)) })
  }

  @Test("Each of a module that is called like one of Apple's is Apple's, or a difference with a reason", arguments: AppleTable.modules)
  func publicDeclarationsAreApples(of module: String) throws {
    let differences = try PublicFaceList(of: module)
    let names = try #require(try Self.faces.get()[module]).names
    try #require(!names.isEmpty, "\(module) has no public declaration")
    let apple = AppleNames(try AppleTable.all.get())

    for name in names.sorted() where apple.declarations(of: name).isEmpty && !differences.isException(name) {
      Issue.record(
        """
        \(module)'s \(name) is public, but Apple has no such declaration. Make it package, or call it as Apple does; Apple's own are listed \
        in Tests/Apple/\(module).txt, which says how, and what differs on purpose in \(differences.path).
        """)
    }
    for name in differences.exceptions.sorted() {
      if !names.contains(where: { PublicFaceList.covers(name, $0) }) {
        Issue.record("\(differences.path) has a difference for \(name), which is not public")
      } else if apple.declared.contains(name) {
        Issue.record("\(differences.path) has a difference for \(name), which Tests/Apple lists as Apple's")
      }
    }
  }

  @Test("The tables of Apple's declarations list nothing but what a module here has")
  func tablesListOnlyWhatIsPublic() throws {
    let apple = AppleNames(try AppleTable.all.get())
    var unused = apple.declared
    for face in try Self.faces.get().values {
      let used = face.allNames.flatMap(apple.declarations)
      // What a superclass or a protocol declares needs it.
      unused.subtract(used + used.compactMap(AppleNames.owner))
    }
    // The initializers of a class decide which of them its subclasses have.
    for name in unused.sorted() where !name.contains(".init(") {
      Issue.record("A table in Tests/Apple lists \(name), which no module makes public")
    }
  }

  @Test("An invented name is no declaration of Apple's, an inherited one is")
  func inventedNamesAreNotApples() throws {
    let apple = AppleNames([try AppleTable(of: "UIKit"), try AppleTable(of: "QuartzCore")])
    #expect(apple.declarations(of: "UIView.turn(at:)") == [])
    #expect(apple.declarations(of: "UIView.addSubview(_:animated:)") == [])
    #expect(apple.declarations(of: "UITurn") == [])
    #expect(apple.declarations(of: "UILabel.addSubview(_:)") == ["UIView.addSubview(_:)"])
    #expect(apple.declarations(of: "CALayer.duration") == ["CAMediaTiming.duration"])
  }

  @Test(
    "Each of another library is listed in the folder PublicFace, and each that is listed is public",
    arguments: ["Tweaks", "PhotoFolder", "Rehearsal", "Demos", "GlissadeKit"])
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
