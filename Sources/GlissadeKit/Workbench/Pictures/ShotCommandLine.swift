import Rehearsal
import Tweaks

/// The command that creates an image of what a session shows.
@MainActor
struct ShotCommandLine {
  private let session: StageSession

  init(of session: StageSession) { self.session = session }

  /// The command that creates an image of the replay, or of the end of the latest phase.
  var text: String {
    let (subject, tweaks) = (session.playback.subject, session.tweaks)
    var words = ["glissade", "shot"] + demoWords + ["--phase", subject.phase.rawValue]
    if let take = subject.take { words += ["--take", ShellWord.quoted(take.name)] }
    if let playhead = session.playback.playhead { words += ["--at", DecimalText.of(playhead, places: 3)] }
    for tweak in tweaks.tweaks {
      guard tweaks.isChanged(tweak.id), let value = tweaks.value(of: tweak.id) else { continue }
      words += ["--set", tweak.assignment(of: value)]
    }
    return (words + ["-o", ShellWord.quoted("\(PicturesFolder.name(of: session.definition.name)).png")]).joined(separator: " ")
  }

  /// The words that name the demo on a command line: its identifier, or its files and its root.
  private var demoWords: [String] {
    guard let file = session.shownFile else { return [session.definition.id] }
    let name = session.definition.name.split(separator: "/", maxSplits: 1).dropFirst().first.map(String.init)
    let root = name ?? file.request.root
    let target = file.request.project?.target.map { ["--target", ShellWord.quoted($0)] } ?? []
    return file.request.paths.map { ShellWord.quoted($0) } + target + (root.map { ["--root", ShellWord.quoted($0)] } ?? [])
  }
}
