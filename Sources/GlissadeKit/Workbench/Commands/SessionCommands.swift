import Foundation
import Rehearsal
import Tweaks

/// The commands for what the session shows: playing, comparing, the stage's screen, and the demo.
@MainActor
struct SessionCommands {
  let session: StageSession
  private var playback: StagePlayback { session.playback }

  /// `record` starts and stops a recording.
  func playing(record: @escaping () -> Void) -> [CommandBinding] {
    let speeds = PlaybackSpeed.allCases
    let index = speeds.firstIndex(of: playback.speed) ?? 0
    func moving(_ command: WorkbenchCommand, to index: Int, obstacle: String) -> CommandBinding {
      CommandBinding(command, obstacle: speeds.indices.contains(index) ? nil : obstacle) { playback.speed = speeds[index] }
    }
    return [
      CommandBinding(.present, title: session.nextPhase == .dismiss ? "Dismiss" : "Present") { session.run(session.nextPhase) },
      CommandBinding(.replay) { playback.replay() },
      CommandBinding(.togglePlay, title: playback.isPlaying ? "Pause" : "Play") { playback.togglePlay() },
      CommandBinding(.reverse) { playback.reverse() },
      CommandBinding(.loop, isOn: playback.isLooping) { playback.isLooping.toggle() },
      CommandBinding(.stepBack) { playback.step(by: -1) },
      CommandBinding(.stepForward) { playback.step(by: 1) },
      moving(.slower, to: index + 1, obstacle: "This is the slowest speed"),
      moving(.faster, to: index - 1, obstacle: "This is the full speed"),
      CommandBinding(.record, title: session.isRecording ? "Stop recording" : nil, isOn: session.isRecording, record),
    ]
      + speeds.map { speed in CommandBinding(.speed(speed), isOn: playback.speed == speed) { playback.speed = speed } }
  }

  /// `sets` are the sets of values with which the tuned ones can be compared.
  func comparing(with sets: [ComparableValues]) -> [CommandBinding] {
    let comparison = session.comparison
    let nothing = comparison == nil ? "Nothing is compared" : nil
    let comparesCode = session.comparesCode
    let title = comparison != nil ? "End the comparison" : comparesCode ? "Compare with the version before the last save" : nil
    let defaults = CommandBinding(.compare, title: title, isOn: comparison != nil) {
      if session.comparison != nil { return session.endComparison() }
      if comparesCode { session.compareWithEarlierVersion() } else { session.compare(with: [:], named: ComparableValues.defaultsName) }
    }
    // One command compares with the defaults and ends every comparison. Otherwise, the defaults are a separate choice.
    let choices = sets.filter { comparison != nil || comparesCode || $0.name != ComparableValues.defaultsName }.map { set in
      CommandBinding(.compare(withPreset: set.name), isOn: comparison?.subject == .values && comparison?.name == set.name) {
        session.compare(with: set.values, named: set.name)
      }
    }
    let earlier = CommandBinding(
      .compareEarlierVersion, isOn: comparison?.subject == .earlierVersion,
      obstacle: session.earlierVersion == nil ? "The file was not saved since it was opened" : nil
    ) { session.compareWithEarlierVersion() }
    let isFile = session.definition.chapter == .files
    return [defaults] + choices + (isFile ? [earlier] : [])
      + [(WorkbenchCommand.sideBySide, Comparison.Style.sideBySide), (.overlaid, .ghosted)].map { command, style in
        CommandBinding(command, isOn: session.comparisonStyle == style, obstacle: nothing) { session.comparisonStyle = style }
      } + [CommandBinding(.useB, obstacle: nothing) { session.takeOverComparedValues() }]
  }

  /// `copy` copies a text, and is given the title of its kind.
  func copying(_ copy: @escaping (_ text: String, _ kind: String) -> Void) -> [CommandBinding] {
    func copying(_ command: WorkbenchCommand, _ text: @escaping () -> String) -> CommandBinding {
      CommandBinding(command) { copy(text(), command.menuTitle) }
    }
    return [
      copying(.copySwift) { session.export().swift },
      copying(.copyAllSwift) { session.export(includesDefaults: true).swift },
      copying(.copyJSON) { session.export().json },
      copying(.copyCSS) { session.export().css },
      copying(.copyCommandLine) { ShotCommandLine(of: session).text },
    ]
  }

  var stage: [CommandBinding] {
    let configuration = session.configuration
    func appearance(_ command: WorkbenchCommand, _ appearance: Appearance) -> CommandBinding {
      CommandBinding(command, isOn: configuration.appearance == appearance) { session.configure { $0.appearance = appearance } }
    }
    let turned = Device(turning: configuration.device)
    return Device.known.map { device in
      CommandBinding(.device(device), isOn: configuration.device == device) { session.configure { $0.device = device } }
    } + [
      CommandBinding(.turnDevice, title: "Turn to \(Int(turned.size.width)) × \(Int(turned.size.height))") {
        session.configure { $0.device = turned }
      },
      appearance(.lightStage, .light), appearance(.darkStage, .dark),
      CommandBinding(.reduceMotion, isOn: configuration.reducesMotion) { session.configure { $0.reducesMotion.toggle() } },
      CommandBinding(.reduceTransparency, isOn: configuration.reducesTransparency) {
        session.configure { $0.reducesTransparency.toggle() }
      },
      CommandBinding(.resetStage) { session.reset() },
    ]
  }

  var demos: [CommandBinding] {
    let demos = session.shelf.demos
    let shown = demos.firstIndex(of: session.definition) ?? 0
    func step(_ command: WorkbenchCommand, by steps: Int, obstacle: String) -> CommandBinding {
      let index = shown + steps
      return CommandBinding(command, obstacle: demos.indices.contains(index) ? nil : obstacle) { session.select(demos[index]) }
    }
    return [
      step(.nextDemo, by: 1, obstacle: "This is the last demo"), step(.previousDemo, by: -1, obstacle: "This is the first demo"),
    ]
      + demos.map { demo in
        CommandBinding(.demo(demo), isOn: demo == session.definition) { if demo != session.definition { session.select(demo) } }
      }
  }

  func perform(_ action: TimelineAction) {
    switch action {
    case .togglePlay: playback.togglePlay()
    case .step(let frames): playback.step(by: frames)
    case .replay: playback.replay()
    case .reverse: playback.reverse()
    case .toggleLooping: playback.isLooping.toggle()
    case .setSpeed(let speed): playback.speed = speed
    case .scrub(.began): playback.scrub(to: playback.playhead ?? 0)
    case .scrub(.moved(let time)): playback.scrub(to: time)
    case .scrub(.ended): break
    }
  }
}
