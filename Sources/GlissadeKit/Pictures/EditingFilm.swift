import Foundation
import Rehearsal
import SourceReport
import Tweaks
import UserCode

/// A film of a Swift file in an editor, next to a workbench that shows each saved change. At the end, the transition plays once.
///
/// The edits are saved in a copy of the file.
@MainActor
struct EditingFilm {
  /// The files. Only the first one is shown in the editor and can be edited.
  let request: CodeRequest
  /// In the form ID=VALUE.
  let edits: [String]
  /// The phase, or nil for the first one.
  let phase: DemoPhase?
  /// The time at which the stage is paused, in seconds since the start of the phase, or nil for the middle of the phase.
  let time: TimeInterval?
  let configuration: StageConfiguration
  let photos: PhotoSource
  let framesPerSecond: Int
  let context: CommandContext

  /// The durations of the steps, in seconds.
  private enum Pause {
    static let start = 1.4
    static let selection = 0.7
    static let key = 0.16
    static let save = 0.5
    static let result = 1.6
    static let end = 1.2
  }

  /// Makes the film, and passes each picture to `add` with the number of its frames.
  func write(_ add: FilmWriter.Adding) throws {
    let folder = try CodeWorkspace.folder() + "/Editing-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var copy = request
    copy.files = request.files.map { folder + "/" + ($0 as NSString).lastPathComponent }
    for (file, copy) in zip(request.files, copy.files) { try FileManager.default.copyItem(atPath: file, toPath: copy) }
    let desk = try EditingDesk(copy, configuration: configuration, photos: photos, in: context)
    defer { desk.close() }
    desk.pause(phase, at: time)
    if let first = edits.first { desk.point(at: try desk.change(for: first)) }
    func show(for seconds: TimeInterval) throws { try add(desk.image, frames(seconds)) }
    try show(for: Pause.start)
    for edit in edits {
      let change = try desk.change(for: edit)
      desk.select(change)
      try show(for: Pause.selection)
      for count in 1...change.new.count {
        desk.type(change.new.prefix(count), insteadOf: change)
        try show(for: Pause.key)
      }
      try show(for: Pause.save)
      try desk.save(change)
      try show(for: Pause.result)
    }
    desk.play()
    while desk.isPlaying {
      try add(desk.image, 1)
      desk.advance(by: 1 / Double(framesPerSecond))
    }
    try show(for: Pause.end)
  }

  /// Returns the state for `glissade open` as text: the person's original files with the edited values, at `time` in the phase.
  func state() throws -> String {
    let report = try request.report(by: context.codeTools)
    let store = TweakStore([TweakGroup("", report.values.map(\.tweak))])
    do { try store.apply(assignments: edits) } catch { throw GlissadeError.usage(error.message) }
    let shown = report.roots.first { $0.name == request.root || $0.type == request.root } ?? report.roots.first
    let name = SourceName(
      path: shown.map { report.files[$0.file].path } ?? request.files[0], root: report.roots.count > 1 ? shown?.name : nil)
    var state = PictureState(
      demo: name.id, origin: request, phase: phase ?? .present, take: nil, time: time ?? 0, values: store.changedValues,
      size: configuration.device.size, scale: configuration.scale, appearance: configuration.appearance,
      reducesMotion: configuration.reducesMotion, reducesTransparency: configuration.reducesTransparency)
    state.seed = configuration.seed
    return PictureStateFormat.text(of: state, tweaks: store.tweaks)
  }

  private func frames(_ seconds: TimeInterval) -> Int { max(Int((seconds * Double(framesPerSecond)).rounded()), 1) }
}
