import Foundation
import Testing

@Suite("The floors of UIKit")
struct FloorTests {
  /// The folders of `Sources/UIKit`, and those below each, which are all that it may refer to.
  static let floors: [String: Set<String>] = [
    "Core": [],
    "DragAndDrop": ["Core"],
    "Lists": ["Core", "DragAndDrop"],
    "TextViews": ["Core"],
    "Pickers": ["Core"],
    "Split": ["Core"],
    "Pages": ["Core"],
  ]

  /// The folders of Core whose types the rest of Core must not tell apart: it asks what a type can do. Their own code may.
  static let leaves = [
    "Controls/", "Interactions/", "Transitions/Curl/", "Transitions/Popovers/", "Transitions/Sheets/", "Transitions/Zoom/",
    "ViewControllers/Alerts/", "ViewControllers/Tabs/", "Views/Effects/",
  ]

  /// The types that code outside their folders may nevertheless ask for, with the reason.
  static let exceptions = [
    "UIControl": "the base of all controls, which has the capabilities",
    "UIPopoverPresentationController": "UIViewController.popoverPresentationController returns it",
    "UISheetPresentationController": "UIViewController.sheetPresentationController returns it",
    "UIVisualEffectView": "the view that shows materials, of which alerts and menus are made",
    "ContextMenuPress": "UIControl decides which presses open its menu",
  ]

  private let files = SourceFile.sources.filter { $0.module == "UIKit" && $0.path.split(separator: "/").count > 3 }

  /// The folder of each type that is declared at the top level of a file.
  private var homes: [Substring: String] {
    var homes: [Substring: String] = [:]
    let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "typealias"]
    for file in files {
      for line in file.code.split(separator: "\n") where line.first?.isLetter == true || line.first == "@" {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        guard let keyword = words.firstIndex(where: keywords.contains), keyword + 1 < words.count,
          Set(words[..<keyword]).isDisjoint(with: ["private", "fileprivate"])
        else { continue }
        homes[words[keyword + 1]] = file.folder
      }
    }
    return homes
  }

  @Test("Each folder is a floor of the plan")
  func foldersAreFloors() {
    #expect(Set(files.map(\.floor)) == Set(Self.floors.keys))
  }

  @Test("No floor names a type of a floor above or beside it")
  func referencesLeadDown() {
    let homes = homes
    for file in files {
      let allowed = (Self.floors[file.floor] ?? []).union([file.floor])
      for word in Set(file.code.split { !($0.isLetter || $0.isNumber || $0 == "_") }) where word.first?.isUppercase == true {
        guard let home = homes[word].map({ String($0.prefix { $0 != "/" }) }), !allowed.contains(home) else { continue }
        Issue.record("\(file.path) names \(word), which \(home) declares. Ask for a capability, a protocol of \(file.floor), instead.")
      }
    }
  }

  @Test("Core asks what a type can do, not which animator, presentation or control it is")
  func coreAsksForCapabilities() {
    let homes = homes
    let cast = #/\b(?:is|as[?!]) ([A-Z]\w+)/#
    for file in files where file.floor == "Core" {
      for match in file.code.matches(of: cast) where Self.exceptions[String(match.output.1)] == nil {
        guard let home = homes[match.output.1], let leaf = Self.leaves.first(where: { (home + "/").hasPrefix("Core/" + $0) }),
          !(file.folder + "/").hasPrefix("Core/" + leaf)
        else { continue }
        Issue.record("\(file.path) asks for \(match.output.1): give it a capability, such as UIControl.ownsDrags")
      }
    }
  }
}

extension SourceFile {
  /// The folder inside the module, such as "Core/Views".
  fileprivate var folder: String { path.split(separator: "/").dropFirst(2).dropLast().joined(separator: "/") }

  /// The topmost folder inside the module.
  fileprivate var floor: String { String(folder.prefix { $0 != "/" }) }
}
