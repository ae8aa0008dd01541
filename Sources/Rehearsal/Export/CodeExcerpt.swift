/// The effect of tuned values on a user's own code: the lines that contain them, and the timings that no panel plots.
package struct CodeExcerpt: Sendable {
  /// A line of a file, as it is and with the tuned values.
  package struct Line: Equatable, Sendable {
    let file: String
    /// The line number, from 1.
    package let number: Int
    let old: String
    let new: String

    package init(file: String, number: Int, old: String, new: String) {
      self.file = file
      self.number = number
      self.old = old
      self.new = new
    }

    /// The line to paste, below a comment that says where it goes and what it replaces.
    var swift: String {
      let place = "// \(file), line \(number)"
      return (old == new ? place : "\(place), instead of: \(old.drop { $0 == " " || $0 == "\t" })") + "\n\(new)\n"
    }
  }

  /// The lines in the order of the files.
  package var lines: [Line]
  package var timings: [(title: String, value: TimingValue)]

  package init(lines: [Line], timings: [(title: String, value: TimingValue)]) {
    self.lines = lines
    self.timings = timings
  }
}
