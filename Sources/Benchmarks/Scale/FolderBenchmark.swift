import Foundation
import GlissadeKit
import Host

/// Measures folders of a few and of very many photos, which should open and scroll alike. Each measurement is a separate process.
@MainActor
struct FolderBenchmark {
  private static let counts = [12, 10_000, 100_000]
  private static let runs = 3

  /// The folder with the original photos.
  let photos: URL

  /// Returns the measurements.
  ///
  /// - Throws: An error if the folders can't be made, or a `GlissadeError` if this program can't be started.
  func measure() throws -> [Measure] {
    try Self.counts.flatMap { count in
      let folder = try makeFolder(of: count)
      defer { try? FileManager.default.removeItem(at: folder) }
      let reports = try (0..<Self.runs).map { _ in
        try OwnProcess.report(FlingBenchmark.Report.self, ["bench", "--fling", "--photos", folder.path])
      }
      let name = "\(count) photos"
      return [
        Measure(name: "\(name), first picture", unit: .milliseconds, samples: reports.map { $0.firstPicture * 1000 }),
        Measure(name: "\(name), slowest frame of a fling", unit: .milliseconds, samples: reports.map { $0.slowestFrame * 1000 }),
        Measure(name: "\(name), memory after it, MB", unit: .megabytes, samples: reports.map { VisitCost.megabytes($0.memory) }),
      ]
    }
  }

  /// Creates a folder in which a few photos appear repeatedly, as hard links.
  private func makeFolder(of count: Int) throws -> URL {
    let files = try FileManager.default.contentsOfDirectory(atPath: photos.path).sorted().map { photos.path + "/" + $0 }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Copies, because hard links can't refer to another file system.
    let copies = files.prefix(count).enumerated().map { (index, file) in
      (source: file, copy: folder.appendingPathComponent("IMG_\(index).jpg").path)
    }
    for (source, copy) in copies { try FileManager.default.copyItem(atPath: source, toPath: copy) }
    for index in copies.count..<max(count, copies.count) {
      guard link(copies[index % copies.count].copy, folder.path + "/IMG_\(index).jpg") == 0 else {
        throw GlissadeError.unavailable("a folder of \(count) photos can't be made: \(String(cString: strerror(errno)))")
      }
    }
    return folder
  }
}
