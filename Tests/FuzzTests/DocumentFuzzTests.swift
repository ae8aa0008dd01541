@testable import Demos
@testable import GlissadeKit
import Foundation
import Host
import Rehearsal
import TestSupport
import Testing

@Suite("A damaged file of Glissade's own is named in a message, and never ends the program")
@MainActor
struct DocumentFuzzTests {
  private let run = FuzzRun.standard
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try SourceAssets.preparePlatform()
  }

  /// Damages documents, and calls `body` with the path of each.
  private func fuzz(_ seeds: [[UInt8]], count: Int, name: String, isPicture: Bool = false, _ body: (String) throws -> Void) throws {
    var longest = 0.0
    for index in 0..<count {
      var mutator = Mutator(seed: run.seed, index: index)
      let seed = seeds[index % seeds.count]
      let bytes = isPicture ? mutator.picture(seed, others: seeds) : mutator.text(seed, others: seeds)
      let path = try folder.write(Data(bytes), as: name)
      let time = try processorTime { try body(path) }
      if time > 2 { run.keep(bytes, as: "\(index)-\(name)") }
      longest = max(longest, time)
    }
    run.report("\(count) × \(name), at most \(Int(longest * 1000)) ms and \(peakMemory) MB")
    #expect(longest < 2)
  }

  /// Runs a command, which may only refuse its input.
  private func perform(_ words: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    let result = ProgramRun(words)
    #expect([.success, .usage, .noInput].contains(result.status), "\(result.errors)", sourceLocation: sourceLocation)
    #expect(result.status == .success || !result.errors.isEmpty, sourceLocation: sourceLocation)
  }

  @Test("Damaged takes")
  func takes() throws {
    let takes = try ["modal-card/taps", "modal-card/taps", "photo-zoom/catch"].map {
      Array(try Data(contentsOf: URL(fileURLWithPath: "\(SourceAssets.folder)/Takes/\($0).json")))
    }
    try fuzz(takes, count: run.count / 20, name: "take.json") {
      perform("trace", "modal-card", "--fps", "10", "--take", $0, "--size", "200x300")
    }
  }

  @Test("Damaged presets")
  func presets() throws {
    let preset = try Data(contentsOf: FuzzRun.seeds.appendingPathComponent("Documents/preset.json"))
    try fuzz([Array(preset)], count: run.count / 20, name: "preset.json") { perform("export", "modal-card", "--preset", $0) }
  }

  @Test("Damaged pictures with the state in which they were made")
  func states() throws {
    let picture = ProgramRun("shot", "modal-card", "--size", "100x150", "--scale", "0.5", "-o", "-")
    let demos = try DemoCatalog(DemoRegistry.all.map(DemoDefinition.init))
    try fuzz([Array(picture.output)], count: run.count / 20, name: "state.png", isPicture: true) { path in
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      do throws(GlissadeError) {
        _ = try PictureStateFormat.state(inPicture: data, file: path, demos: demos) { _ throws(GlissadeError) in [] }
      } catch {
        #expect(error.kind == .noInput || error.kind == .usage)
      }
    }
  }

  @Test("Damaged files with the window's state")
  func windowState() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try fuzz([Array(try encoder.encode(WorkbenchState.first))], count: run.count / 20, name: "window.json") { path in
      var file = WorkbenchStateFile(URL(fileURLWithPath: path))
      _ = file.load { #expect($0.contains("window.json")) }
    }
  }

  @Test("Damaged photos on the command line")
  func photos() throws {
    let pictures = try FuzzRun.files(in: FuzzRun.seeds.appendingPathComponent("Pictures")).map(\.bytes)
    try fuzz(pictures, count: run.count / 50, name: "photo.png", isPicture: true) {
      perform("shot", "photo-zoom", "--photos", $0, "--at", "0.1", "--size", "200x300", "--scale", "0.5", "-o", "-")
    }
  }
}
