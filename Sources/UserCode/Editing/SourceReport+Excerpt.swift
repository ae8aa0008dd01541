import Rehearsal
import SourceReport
import Tweaks

extension SourceReport {
  /// Returns the lines and timings that tuned values affect. `contents` are the files of this report. If `includesDefaults` is true,
  /// unchanged lines are included.
  @MainActor
  func excerpt(of contents: FileContents, with store: TweakStore, includesDefaults: Bool) -> CodeExcerpt {
    let lines = files.indices.flatMap { file -> [CodeExcerpt.Line] in
      let text = contents[files[file].path]
      let changes = (try? SourceEdit(store.changedValues, in: self, file: file, text: text).lines(in: text)) ?? []
      let name = files[file].path.split(separator: "/").last.map(String.init) ?? ""
      let changed = changes.map { CodeExcerpt.Line(file: name, number: $0.number, old: $0.old, new: $0.new) }
      return includesDefaults ? (changed + unchanged(of: file, text, but: changes)).sorted { $0.number < $1.number } : changed
    }
    return CodeExcerpt(lines: lines, timings: timings.compactMap { timing in timing.curve(in: store).map { (timing.title, $0) } })
  }

  /// Returns the lines with values that steer the transition, except those that change.
  private func unchanged(of file: Int, _ text: [UInt8], but changes: [LineChange]) -> [CodeExcerpt.Line] {
    let map = LineMap(text)
    let numbers = Set(values.filter { $0.file == file && $0.isPrimary }.map(\.line)).subtracting(changes.map(\.number))
    return numbers.filter { map.lines.indices.contains($0 - 1) }.map { number in
      let line = String(decoding: text[map.lines[number - 1]], as: UTF8.self)
      return CodeExcerpt.Line(
        file: files[file].path.split(separator: "/").last.map(String.init) ?? "", number: number, old: line, new: line)
    }
  }
}
