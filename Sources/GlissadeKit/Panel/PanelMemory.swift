import Foundation
import Rehearsal
import Tweaks

/// The state that outlives a panel, as each demo has its own panel.
///
/// Presets and pins have their own files, and `state` is stored with the window's state. The rest is remembered while the program runs.
@MainActor
package final class PanelMemory {
  let presets: PresetFolder
  let trash: Trash
  /// The values that were tuned and not saved.
  let tuning: TuningFolder
  private let pinFile: PinFile
  /// Pins that were read or couldn't be written, by demo.
  private var pins: [String: [Tweak.ID]] = [:]
  private var collapsed: [String: Set<PanelOutline.Heading>] = [:]
  /// The titles of the groups, by demo.
  private var groups: [String: [String]] = [:]
  /// In points, by demo.
  private var scrollOffsets: [String: CGFloat] = [:]
  private var shelves: [String: (store: TweakStore, shelf: PresetShelf)] = [:]
  var state = PanelState()

  init(presets: PresetFolder, pins: PinFile, trash: Trash, tuning: TuningFolder) {
    self.presets = presets
    self.tuning = tuning
    pinFile = pins
    self.trash = trash
  }

  package static func standard(environment: [String: String]) -> PanelMemory {
    PanelMemory(
      presets: .standard(environment: environment), pins: .standard(environment: environment), trash: .standard(environment: environment),
      tuning: .standard(environment: environment))
  }

  /// Returns a memory that stores nothing, for pictures of the workbench.
  package static func forgetful() -> PanelMemory {
    let nowhere = ["HOME": "/nowhere"]
    return PanelMemory(
      presets: .standard(environment: nowhere), pins: .standard(environment: nowhere), trash: .standard(environment: nowhere),
      tuning: TuningFolder(nil))
  }

  /// Returns `initial` until the person has opened or closed a heading.
  func collapsed(_ demo: String, initially initial: Set<PanelOutline.Heading> = []) -> Set<PanelOutline.Heading> {
    collapsed[demo] ?? initial
  }

  /// Updates the titles of a demo's groups, so that groups stay collapsed when others are added to or removed from its file.
  func setGroups(_ titles: [String], demo: String) {
    let old = groups[demo] ?? titles
    groups[demo] = titles
    guard old != titles, let headings = collapsed[demo] else { return }
    collapsed[demo] = Set(
      headings.compactMap { heading in
        guard case .group(let index) = heading else { return heading }
        return old.indices.contains(index) ? titles.firstIndex(of: old[index]).map { .group($0) } : nil
      })
  }

  func setCollapsed(_ headings: Set<PanelOutline.Heading>, demo: String) { collapsed[demo] = headings }

  /// Returns `initial` until the person has folded or unfolded the curve.
  func isUnfolded(_ timing: TweakTiming.ID, demo: String, initially initial: Bool) -> Bool { state.curves[demo]?[timing] ?? initial }

  func setUnfolded(_ isUnfolded: Bool, _ timing: TweakTiming.ID, demo: String) { state.curves[demo, default: [:]][timing] = isUnfolded }

  /// Sets the form in which a spring is tuned, or nil for the form of its tweaks.
  func setForm(_ form: SpringForm?, _ timing: TweakTiming.ID, demo: String) { state.springs[demo, default: [:]][timing] = form }

  /// In points. Nil if the panel wasn't scrolled.
  func scrollOffset(demo: String) -> CGFloat? { scrollOffsets[demo] }

  func setScrollOffset(_ offset: CGFloat, demo: String) { scrollOffsets[demo] = offset }

  /// Returns the presets of a demo, which the panel and the sidebar share.
  func shelf(of demo: String, shipped: [Preset], store: TweakStore) -> PresetShelf {
    if let known = shelves[demo], known.store === store { return known.shelf }
    let shelf = PresetShelf(demo: demo, shipped: shipped, store: store, folder: presets, trash: trash)
    shelves[demo] = (store, shelf)
    return shelf
  }

  /// If the file can't be read, only the pins of this run are remembered.
  func pins(_ demo: String) -> (ids: [Tweak.ID], problem: String?) {
    if let known = pins[demo] { return (known, nil) }
    do throws(TweakError) {
      let read = try pinFile.pins(demo: demo)
      pins[demo] = read
      return (read, nil)
    } catch {
      pins[demo] = []
      return ([], "\(error.message); pins can't be saved until the file is repaired")
    }
  }

  /// Stores a demo's pins, at least for this run. Returns a description of the problem if the file can't be written.
  func setPins(_ ids: [Tweak.ID], demo: String) -> String? {
    let base = pins[demo]
    pins[demo] = ids
    do throws(TweakError) {
      pins[demo] = try pinFile.save(ids, insteadOf: base, demo: demo)
      return nil
    } catch {
      return error.message
    }
  }
}
