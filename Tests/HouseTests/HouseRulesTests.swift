import Foundation
import Testing

@Suite("The rules of the house")
struct HouseRulesTests {
  /// The modules of the package that each module may import. Any other import points the wrong way.
  static let allowed: [String: Set<String>] = [
    "CPixels": [],
    "CPictures": [],
    "CSDL2": [],
    "CHost": [],
    "Cassowary": [],
    "CoreGraphics": [],
    "QuartzCore": ["CoreGraphics"],
    "UIKit": ["Cassowary", "CoreGraphics", "QuartzCore"],
    "Compositor": ["CPixels", "CoreGraphics", "QuartzCore"],
    "Host": ["CoreGraphics", "QuartzCore", "UIKit", "Compositor"],
    "SDLHost": ["CSDL2", "CHost", "CPictures", "CoreGraphics", "QuartzCore", "UIKit", "Compositor", "Host"],
    "Tweaks": [],
    "Photos": ["CoreGraphics", "UIKit"],
    "AVFoundation": ["CoreGraphics"],
    "SwiftUI": ["QuartzCore", "UIKit"],
    "Transitions": ["UIKit"],
    "PhotoFolder": ["CoreGraphics", "UIKit", "Photos", "Compositor", "Host", "SDLHost", "Tweaks"],
    "Rehearsal": ["CoreGraphics", "QuartzCore", "UIKit", "Photos", "PhotoFolder", "Compositor", "Host", "SDLHost", "Tweaks"],
    "InterfaceBuilder": ["UIKit"],
    "Projects": [],
    "StandIns": ["UIKit"],
    "SourceReport": [],
    "Porting": ["SourceReport"],
    "glissade-port": ["Porting", "SourceReport"],
    "GlissadeLive": ["CoreGraphics", "QuartzCore", "UIKit"],
    "UserCode": [
      "CoreGraphics", "QuartzCore", "UIKit", "Compositor", "Host", "SDLHost", "Tweaks", "Rehearsal", "InterfaceBuilder", "Projects",
      "GlissadeLive", "SourceReport",
    ],
    "Components": ["QuartzCore", "UIKit"],
    "Demos": ["Components", "CoreGraphics", "UIKit", "Photos", "Host", "Tweaks", "Transitions", "Rehearsal"],
    "GlissadeKit": [
      "CoreGraphics", "QuartzCore", "UIKit", "Photos", "Host", "SDLHost", "Tweaks", "Transitions", "Rehearsal", "Components", "Demos",
      "Projects", "UserCode", "SourceReport",
    ],
    "Benchmarks": [
      "Cassowary", "CoreGraphics", "QuartzCore", "UIKit", "Compositor", "Host", "SDLHost", "Tweaks", "Rehearsal", "UserCode",
      "SourceReport", "GlissadeKit",
    ],
    "glissade": ["GlissadeKit", "Benchmarks"],
  ]

  let sources = SourceFile.sources

  @Test("The tests see the sources")
  func sourcesAreFound() {
    #expect(Set(sources.map(\.module)).isSubset(of: Self.allowed.keys))
    #expect(sources.count > 50)
  }

  @Test("Imports point one way")
  func importsPointOneWay() {
    let ours = Set(Self.allowed.keys)
    for file in sources {
      let wrong = file.imports.intersection(ours).subtracting(Self.allowed[file.module] ?? [])
      #expect(wrong.isEmpty, "\(file.path) imports \(wrong.sorted().joined(separator: ", "))")
    }
  }

  @Test("A file holds one idea: none has more than 350 lines, and few more than 250")
  func filesAreShort() {
    let lengths = sources.map { (path: $0.path, lines: $0.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1) }
    for file in lengths where file.lines > 350 { Issue.record("\(file.path) has \(file.lines) lines: divide it by topic") }
    let long = lengths.filter { $0.lines > 250 }.map(\.path)
    #expect(long.count * 50 < sources.count, "more than 2 % of the files have over 250 lines: \(long.joined(separator: ", "))")
  }

  @Test("A transition imports UIKit and nothing else, so that it can be pasted into Xcode")
  func transitionsImportUIKitAlone() {
    for file in sources where file.module == "Transitions" {
      #expect(file.imports == ["UIKit"], "\(file.path) imports \(file.imports.sorted().joined(separator: ", "))")
    }
  }

  @Test("Only one file reads a clock")
  func oneFileReadsAClock() {
    let clocks = [
      "clock_gettime", "DispatchTime.now", "ContinuousClock", "SuspendingClock", "Date()", "SDL_GetTicks", "SDL_GetPerformanceCounter",
      "gettimeofday",
    ]
    // A Dispatch deadline contains the caller's reading of the clock. MainQueue.swift converts it back to the intended delay.
    let readers = ["Sources/Host/Clock/SystemClock.swift", "Sources/UIKit/Core/Application/Scene/MainQueue.swift"]
    for file in sources where !readers.contains(file.path) {
      // Not a name that ends in it, such as `sortByDate()`.
      for clock in clocks
      where file.code.range(of: #"(?<!\w)\#(NSRegularExpression.escapedPattern(for: clock))"#, options: .regularExpression) != nil {
        Issue.record("\(file.path) reads a clock: \(clock)")
      }
    }
  }

  @Test("State belongs to a scene or a tree: few variables are shared by all, and none of them is new")
  func staticsAreFew() {
    let known: Set = [
      "Sources/CoreGraphics/Drawing/GraphicsServices.swift", "Sources/GlissadeLive/DynamicInitializers.swift",
      "Sources/QuartzCore/Messages/MethodTable.swift",
      "Sources/QuartzCore/Transactions/ThreadState.swift", "Sources/UIKit/Core/Application/HostServices.swift",
      "Sources/UIKit/Core/Graphics/UIGraphicsContextStack.swift",
      "Sources/UIKit/Core/Messages/AssociatedObjects.swift", "Sources/UIKit/Core/Messages/KeyValueObservers.swift",
    ]
    let shared = #/nonisolated\(unsafe\)[^\n]*\bstatic (?:var|let main)\b/#
    let files = sources.flatMap { file in file.code.matches(of: shared).map { _ in file.path } }
    #expect(files.sorted() == known.sorted())
  }

  @Test("Tests wait and read a clock only where a process, a thread or a window is the subject")
  func testsDontWait() {
    let subjects = [
      "Tests/EndToEndTests/", "Tests/ProgramTests/", "Tests/ProgramTestSupport/", "Tests/SDLHostTests/", "Tests/UserCodeTests/Tools/",
      // Files that another window writes are read on a queue.
      "Tests/GlissadeKitTests/Workbench/TuningTests.swift",
      // The film must not depend on how slow the machine is.
      "Tests/RehearsalTests/Capture/Film/DeferredFilmTests.swift",
      // They name the rule's words.
      "Tests/HouseTests/", "Tests/PortingTests/EditTests.swift", "Tests/PortingTests/EditKindTests.swift",
    ]
    // Not a name that ends in one of these, such as `LiveTask.sleep`.
    let waits = #"(?<![\w.])(usleep\(|nanosleep\(|Thread\.sleep|Task\.sleep|ContinuousClock|SuspendingClock|Date\(\))"#
    for file in SourceFile.tests where !subjects.contains(where: file.path.hasPrefix) {
      if let range = file.code.range(of: waits, options: .regularExpression) {
        Issue.record("\(file.path) waits or reads a clock: \(file.code[range])")
      }
    }
  }

  @Test("Shipped demos and transitions wait on the scene's clock, never on a timer of the system's")
  func demosUseNoTimers() {
    for file in sources where ["Transitions", "Demos"].contains(file.module) {
      for timer in ["Timer.", "Timer(", "Task.sleep"] where file.code.range(of: timer) != nil {
        Issue.record("\(file.path) uses \(timer)")
      }
    }
  }

  @Test("Every statement that a test cites by its id is in the animation semantics")
  func citedStatementsExist() throws {
    let semantics = try String(
      contentsOf: SourceFile.packageRoot.appendingPathComponent("Sources/UIKit/UIKit.docc/AnimationSemantics.md"), encoding: .utf8)
    let id = #/\b(?:PD|PA|UV|KF|CT|SP|AP|MP|PF|TC)-\d\d\b/#
    let stated = Set(semantics.matches(of: id).map { String($0.output) })
    #expect(stated.count > 80)
    for file in SourceFile.tests {
      for match in file.text.matches(of: id) where !stated.contains(String(match.output)) {
        Issue.record("\(file.path) cites \(match.output), which the semantics don't state")
      }
    }
  }

  @Test("Links of the documents lead to files that exist")
  func linksOfDocumentsLeadSomewhere() throws {
    let link = #/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/#
    for name in ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Sources/README.md", "Tests/README.md"] {
      let document = SourceFile.packageRoot.appendingPathComponent(name)
      for match in try String(contentsOf: document, encoding: .utf8).matches(of: link) {
        let target = document.deletingLastPathComponent().appendingPathComponent(String(match.output.1))
        #expect(FileManager.default.fileExists(atPath: target.path), "\(name) links to \(match.output.1)")
      }
    }
  }

  @Test("What is wrong is said in the build that people run, too: there “precondition” and “assert” drop their sentences")
  func nothingEndsWithoutAWord() {
    for file in sources where file.module != "Transitions" {
      for silent in ["precondition(", "preconditionFailure(", " assert(", "assertionFailure("] where file.code.range(of: silent) != nil {
        Issue.record("\(file.path) uses \(silent)…): an error of the user's is a “misuse”, one of ours a “fatalError”")
      }
    }
  }

  @Test("No initializer can bypass the observers of a public property: it is @Observed, or computed over private storage")
  func observersCannotBeBypassed() {
    let property = #/(?m)^ *(?<words>[^\n]*\b(?:open|public)\b[^\n]*)\bvar (?<name>\w+)[^\n{]*\{\s*(?:didSet|willSet)\b/#
    let exempt = ["@Observed", "override", "static", "class", "(set)"]
    for file in sources where ["CoreGraphics", "QuartzCore", "UIKit", "Photos", "SwiftUI"].contains(file.module) {
      for match in file.code.matches(of: property) where !exempt.contains(where: match.words.contains) {
        Issue.record("\(file.path): “\(match.name)” is a stored property with observers, which an initializer writes past")
      }
    }
  }

  @Test("The top level holds the package and nothing else")
  func topLevelIsTidy() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: SourceFile.packageRoot.path)
    let allowed: Set = [
      "Package.swift", "Makefile", "README.md", "LICENSE", "CONTRIBUTING.md", "CHANGELOG.md", "Sources", "Tests", "Assets", "build",
    ]
    for name in names where !name.hasPrefix(".") { #expect(allowed.contains(name), "\(name) lies at the top level") }
  }
}
