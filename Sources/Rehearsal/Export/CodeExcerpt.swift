/// What a user's own code makes of tuned values: the lines that have them, and the timings that no panel plots.
package struct CodeExcerpt: Sendable {
  /// A line of a file, as it is and with the tuned values.
  package struct Line: Equatable, Sendable {
    /// The name of the file.
    let file: String
    /// The number of the line, from 1.
    package let number: Int
    /// The line as it is in the file.
    let old: String
    /// The line with the tuned values.
    let new: String

    /// Creates a line.
    package init(file: String, number: Int, old: String, new: String) {
      self.file = file
      self.number = number
      self.old = old
      self.new = new
    }

    /// The line to paste, below a comment that says where, and what it replaces.
    var swift: String {
      let place = "// \(file), line \(number)"
      return (old == new ? place : "\(place), instead of: \(old.drop { $0 == " " || $0 == "\t" })") + "\n\(new)\n"
    }
  }

  /// The lines, in the order of the files.
  package var lines: [Line]
  /// The curves with their titles.
  package var timings: [(title: String, value: TimingValue)]

  /// Creates an excerpt.
  package init(lines: [Line], timings: [(title: String, value: TimingValue)]) {
    self.lines = lines
    self.timings = timings
  }
}
