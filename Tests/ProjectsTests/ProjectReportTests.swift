import Foundation
import Testing

@testable import Projects

@Suite("The report about a project")
struct ProjectReportTests {
  private func place(_ name: String, _ line: Int) -> ProjectReport.Place { ProjectReport.Place(path: "/clone/\(name)", line: line) }

  private var report: ProjectReport {
    var report = ProjectReport(name: "Card", folder: "/clone", target: "App")
    report.files = [
      ProjectReport.File(path: "/clone/A.swift", edits: [.init("initializer", count: 2, first: place("A.swift", 9))]),
      ProjectReport.File(
        path: "/clone/B.swift", edits: [.init("override", first: place("B.swift", 3)), .init("initializer", first: place("B.swift", 1))]),
      ProjectReport.File(path: "/clone/C.swift"),
    ]
    report.standIns = [.init("MKMapView", count: 2, first: place("A.swift", 4), remark: "a drawn map")]
    report.interfaceProblems = [.init("there is no outlet “title”", at: place("Main.storyboard", 12))]
    report.notes = ["the targets left aside are AppTests (tests)"]
    return report
  }

  @Test("Given no error and nothing missing, then the app starts, whatever Interface Builder files say")
  func starts() {
    #expect(report.exitStatus == 0)
    #expect(
      report.text == """
        Card (target “App”): starts
          3 Swift files: 1 as it is, 2 edited
          Interface Builder files:
            Main.storyboard:12: there is no outlet “title”
          stand-ins:
            MKMapView, 2 times, first in A.swift:4: a drawn map
          edits:
            initializer, 3 times, first in A.swift:9
            override, once, in B.swift:3
          notes:
            the targets left aside are AppTests (tests)

        """)
  }

  @Test("Given missing modules and names, then they come before the other errors, and the status is that of wrong content")
  func missing() throws {
    var report = ProjectReport(name: "Card", folder: "/clone", target: "Card")
    let dependency = Project.Dependency(name: "Far", origin: .package, address: "https://example.com/far")
    report.missingModules = [.init("Far", count: 3, first: place("A.swift", 1), remark: dependency.remark)]
    report.missingNames = [.init("UIDocument", first: place("B.swift", 2))]
    report.errors = [.init("there is no Main", at: nil)]
    #expect(report.exitStatus == 65)
    #expect(
      report.text == """
        Card: does not start
          0 Swift files: 0 as they are, 0 edited
          missing modules:
            Far, 3 times, first in A.swift:1: clone https://example.com/far beside the project, or name its folder with --with Far=FOLDER
          missing names:
            UIDocument, once, in B.swift:2
          errors:
            there is no Main

        """)
  }

  @Test("Given JSON, then it holds the report, the sums of edits and the status")
  func json() throws {
    struct Summary: Decodable {
      var report: ProjectReport
      var starts: Bool
      var exitStatus: Int
      var edits: [ProjectReport.Use]
    }
    let summary = try JSONDecoder().decode(Summary.self, from: Data(report.json().utf8))
    #expect(summary.report == report)
    #expect(summary.starts && summary.exitStatus == 0)
    #expect(summary.edits.map(\.name) == ["initializer", "override"])
    #expect(summary.edits.map(\.count) == [3, 1])
  }

  @Test("Given a project, then its report begins with its files as they are and its notes")
  func project() {
    let project = Project(name: "Card", folder: "/clone", moduleName: "Card", sources: ["/clone/a.swift"], resources: [], notes: ["n"])
    let report = ProjectReport(project)
    #expect(report.files == [ProjectReport.File(path: "/clone/a.swift")])
    #expect(report.notes == ["n"])
  }

  @Test(
    "Given a module that a package manager would fetch, then the remark names what to run",
    arguments: [
      (Project.Dependency.Origin.cocoaPods, "the Podfile names it, so run “pod install” beside it"),
      (.carthage, "run “carthage checkout” beside the Cartfile"), (.package, "clone it beside the project"),
    ])
  func remarks(origin: Project.Dependency.Origin, text: String) {
    #expect(Project.Dependency(name: "Far", origin: origin).remark == text + ", or name its folder with --with Far=FOLDER")
  }
}
