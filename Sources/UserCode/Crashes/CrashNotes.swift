import Foundation
import Rehearsal

struct CrashNotes: Sendable {
  let folder: URL

  /// All notes with their files. Notes from before the machine was started are removed: the machine went down, not the program.
  private var all: [(url: URL, note: CrashNote)] {
    let urls = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return urls.compactMap { url in
      guard url.pathExtension == "json", let data = try? Data(contentsOf: url),
        let note = try? JSONDecoder().decode(CrashNote.self, from: data)
      else { return nil }
      if note.isOfThisBoot { return (url, note) }
      try? FileManager.default.removeItem(at: url)
      return nil
    }
  }

  /// Returns whether a version of files crashed the program.
  func hasCrash(of request: CodeRequest, _ fingerprint: String) -> Bool {
    all.contains { $0.note.isAbout(request) && $0.note.fingerprint == fingerprint && $0.note.isOfCrash }
  }

  /// Returns how a version of files crashed the program, or nil if it didn't. It may run other programs, which takes a while.
  func end(of request: CodeRequest, _ fingerprint: String, _ symbolizer: Symbolizer) -> CrashNote.End? {
    for path in Set(all.filter { $0.note.hasRecord }.compactMap(\.note.record)) { read(path, symbolizer) }
    return all.first { $0.note.isAbout(request) && $0.note.fingerprint == fingerprint && $0.note.isOfCrash }.map { $0.note.end ?? .init() }
  }

  /// Moves the contents of a record to the notes of its process.
  private func read(_ path: String, _ symbolizer: Symbolizer) {
    defer { unlink(path) }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8), let record = CrashRecord(text) else { return }
    var notes = all.filter { $0.note.record == path && $0.note.end == nil }
    // All of them have their libraries in the same folder, which is needed until the last one has its end.
    defer { for (_, note) in notes { Self.removeWorkspace(of: note) } }
    let blamed = notes.filter { $0.note.isBlamed(by: record) }
    if !blamed.isEmpty {
      // Other files that were open at the same time aren't responsible.
      for (url, note) in notes where !note.isBlamed(by: record) { try? FileManager.default.removeItem(at: url) }
      notes = blamed
    }
    for (url, note) in notes {
      var note = note
      let trace = symbolizer.trace(of: record, in: note.files)
      note.end = CrashNote.End(
        isHang: record.isHang, reason: trace.failure ?? record.reason, deed: trace.isDeadlock ? CrashRecord.deadlock : record.deed,
        lines: trace.lines)
      try? JSONEncoder().encode(note).write(to: url, options: .atomic)
    }
  }

  /// Removes the notes about crashes of files, with the given contents or any, so that they may run again.
  func forgetCrashes(of request: CodeRequest, _ fingerprint: String? = nil) {
    for (url, note) in all where note.isAbout(request) && note.isOfCrash && note.fingerprint == fingerprint ?? note.fingerprint {
      try? FileManager.default.removeItem(at: url)
      Self.removeWorkspace(of: note)
    }
  }

  /// The files that this process had open before it crashed and started again. The one that crashed comes last.
  var interruptedRequests: [CodeRequest] {
    let notes = all.map(\.note).filter { $0.process == getpid() && $0.isOfRunningProcess && $0.hasRecord }
    let record = notes.first?.record.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }.flatMap(CrashRecord.init)
    guard let record else { return notes.map(\.request) }
    return (notes.filter { !$0.isBlamed(by: record) } + notes.filter { $0.isBlamed(by: record) }).map(\.request)
  }

  /// The paths of the libraries that are needed to read the records of crashes.
  var unreadLibraries: Set<String> { Set(all.map(\.note).filter { $0.end == nil && $0.hasRecord }.compactMap(\.library)) }

  /// Removes the folder with the libraries of a process that no longer exists, or of this one before it started again.
  private static func removeWorkspace(of note: CrashNote) {
    guard let library = note.library, note.process == getpid() || !note.isOfRunningProcess else { return }
    CodeWorkspace.removeFolder(ofLibrary: library, by: note.process)
  }
}

extension CrashNote {
  fileprivate func isBlamed(by record: CrashRecord) -> Bool { record.places.contains { $0.library == library } }
}
