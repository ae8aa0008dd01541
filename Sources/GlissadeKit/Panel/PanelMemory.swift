import Foundation
import Tweaks

/// What outlives a panel, which is made anew for each demo: the person's presets and pins on disk, and which groups are
/// collapsed and which curves unfolded, for as long as the program runs.
@MainActor
public final class PanelMemory {
  let presets: PresetFolder
  let trash: Trash
  private let pinFile: PinFile
  /// Pins that could not be written, or not yet read, by demo.
  private var pins: [String: [Tweak.ID]] = [:]
  private var collapsed: [String: Set<PanelOutline.Heading>] = [:]
  private var unfolded: [String: Set<TweakTiming.ID>] = [:]

  init(presets: PresetFolder, pins: PinFile, trash: Trash) {
    self.presets = presets
    pinFile = pins
    self.trash = trash
  }

  /// The person's own folders, as the environment names them.
  public static func standard(environment: [String: String]) -> PanelMemory {
    PanelMemory(
      presets: .standard(environment: environment), pins: .standard(environment: environment), trash: .standard(environment: environment))
  }

  func collapsed(_ demo: String) -> Set<PanelOutline.Heading> { collapsed[demo] ?? [] }

  func setCollapsed(_ headings: Set<PanelOutline.Heading>, demo: String) { collapsed[demo] = headings }

  /// Whether a timing's curve is shown.
  func isUnfolded(_ timing: TweakTiming.ID, demo: String) -> Bool { unfolded[demo]?.contains(timing) ?? false }

  func setUnfolded(_ isUnfolded: Bool, _ timing: TweakTiming.ID, demo: String) {
    if isUnfolded { unfolded[demo, default: []].insert(timing) } else { unfolded[demo]?.remove(timing) }
  }

  /// A demo's pins, in the order in which they were pinned. Where the file cannot be read, those of this run.
  func pins(_ demo: String) -> (ids: [Tweak.ID], problem: String?) {
    if let known = pins[demo] { return (known, nil) }
    do throws(TweakError) {
      let read = try pinFile.pins(demo: demo)
      pins[demo] = read
      return (read, nil)
    } catch {
      pins[demo] = []
      return ([], "\(error.message); pins are not kept until it is mended")
    }
  }

  /// Keeps a demo's pins, for this run at least; what went wrong with the file is returned.
  func setPins(_ ids: [Tweak.ID], demo: String) -> String? {
    pins[demo] = ids
    do throws(TweakError) {
      try pinFile.save(ids, demo: demo)
      return nil
    } catch {
      return error.message
    }
  }
}
