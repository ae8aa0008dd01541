import CoreGraphics
import Foundation

/// Breaks text into lines, and measures and positions them.
struct Typesetter {
  typealias Characters = ArraySlice<StyledText.Character>

  private let text: StyledText
  private let constraints: TextLayout.Constraints
  private var result = TextLayout()
  private var paragraphStyles: [NSParagraphStyle.Values] = []
  /// The top of the next line.
  private var y: CGFloat = 0
  /// The number of words and characters in the previous line. The next line most often has about as many.
  private var usual = (words: 8, characters: 32)
  /// A tolerance for rounding errors. Sizes often come from a measured width, which must not be too narrow for the same text.
  private let tolerance: CGFloat = 0.01

  init(text: StyledText, constraints: TextLayout.Constraints) {
    self.text = text
    self.constraints = constraints
  }

  mutating func layout() -> TextLayout {
    for (index, paragraph) in text.paragraphs.enumerated() {
      if index > 0 { y += text.paragraphs[index - 1].style.paragraphSpacing + paragraph.style.paragraphSpacingBefore }
      let continues = set(paragraph, isLast: index == text.paragraphs.count - 1)
      if !continues { break }
    }
    result.size = CGSize(
      width: result.lines.map { $0.x + $0.width }.max() ?? 0, height: result.lines.last.map { $0.y + $0.height } ?? 0)
    align()
    return result
  }

  /// Lays out a paragraph. Returns false if there is no room for the next one.
  private mutating func set(_ paragraph: StyledText.Paragraph, isLast: Bool) -> Bool {
    let style = paragraph.style
    var rest = text.characters[paragraph.characters]
    var isFirst = true
    repeat {
      if !isFirst { y += style.lineSpacing }
      let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
      let width = style.lineEnd(in: constraints.width) - indent
      let (fitting, next) = firstLine(of: rest, width: width)
      var line = line(of: fitting, paragraph)
      let isFinal = !hasRoom(after: line, spacing: style.lineSpacing)
      let leavesTextOut = isFinal && !(next.isEmpty && isLast)
      // An unwrapped line that is too wide is shortened whether or not others follow.
      if let truncation = constraints.truncation, leavesTextOut || line.width > width + tolerance {
        line = self.line(of: truncated(rest, truncation, width: width), paragraph)
        result.isTruncated = true
      } else if style.alignment == .justified, !next.isEmpty, width.isFinite {
        line.justify(to: width)
      }
      if leavesTextOut { result.isTruncated = true }
      line.characters = rest.startIndex..<(next.isEmpty ? rest.endIndex : next.startIndex)
      line.x = indent
      line.y = y
      line.baseline += y
      y += line.height
      result.lines.append(line)
      paragraphStyles.append(style)
      if isFinal { return false }
      rest = next
      isFirst = false
    } while !rest.isEmpty
    return true
  }

  /// Returns whether another line of the same height fits below this one.
  private func hasRoom(after line: TextLayout.Line, spacing: CGFloat) -> Bool {
    if constraints.maximumLines > 0, result.lines.count + 1 >= constraints.maximumLines { return false }
    return y + line.height * 2 + spacing <= constraints.height + tolerance
  }

  private mutating func align() {
    let width = constraints.width.isFinite ? constraints.width : result.size.width
    for (index, style) in paragraphStyles.enumerated() {
      let line = result.lines[index]
      let room = style.lineEnd(in: width) - line.x - line.width
      let mirrors = constraints.isRightToLeft
      // Measured from the edge at which lines begin.
      let start =
        switch style.alignment {
        case .center: line.x + room / 2
        case mirrors ? .left : .right: line.x + room
        case .left, .right, .justified, .natural: line.x
        }
      result.lines[index].x = mirrors ? width - start - line.width : start
    }
  }

  // MARK: Breaking

  /// Returns the characters of the first line, without trailing white space, and the rest for the following lines.
  private mutating func firstLine(of rest: Characters, width: CGFloat) -> (shown: Characters, next: Characters) {
    guard constraints.wrapping != .none, width.isFinite else { return (rest, []) }
    // Only a little text beyond the end of the line is measured, so that the cost of a line doesn't grow with the text that follows.
    func fits(_ end: Int) -> Bool { self.width(of: rest[..<end].withoutTrailingSpace) <= width + tolerance }
    let near = rest.prefix(reach(from: 2 * usual.characters, upTo: rest.count) { fits(rest.startIndex + $0) })
    if constraints.wrapping == .words {
      let ends = Array(near.wordEnds)
      let words = largest(upTo: ends.count, near: usual.words) { fits(ends[$0 - 1]) }
      if words > 0 {
        let end = ends[words - 1]
        usual = (words, max(end - rest.startIndex, 32))
        return (rest[..<end].withoutTrailingSpace, rest[end...])
      }
    }
    // Break a word longer than the line where the line ends. Take at least one character, so that each line makes progress.
    let count = largest(upTo: near.count) { self.width(of: rest.prefix($0)) <= width + tolerance }
    let end = rest.startIndex + max(count, min(rest.count, 1))
    return (rest[..<end], rest[end...])
  }

  /// Returns as many characters as fit together with an ellipsis.
  private func truncated(
    _ characters: Characters, _ truncation: TextLayout.Constraints.Truncation, width: CGFloat
  ) -> Characters {
    func shortened(to count: Int) -> Characters {
      let (head, tail): (Characters, Characters) =
        switch truncation {
        case .tail: (characters.prefix(count), [])
        case .head: ([], characters.suffix(count))
        case .middle: (characters.prefix((count + 1) / 2), characters.suffix(count / 2))
        }
      let style = head.last?.style ?? tail.first?.style ?? characters.first?.style ?? 0
      return head.withoutTrailingSpace + [StyledText.Character(value: "…", style: style)]
        + tail.drop { $0.value.isWhitespace }
    }
    return shortened(to: largest(upTo: characters.count) { self.width(of: shortened(to: $0)) <= width + tolerance })
  }

  /// Returns the largest count for which `fits` is true, given that it is true for all smaller ones. A good `guess` makes it fast.
  private func largest(upTo limit: Int, near guess: Int? = nil, where fits: (Int) -> Bool) -> Int {
    var low = 0
    var high = reach(from: 256, upTo: limit, where: fits)
    var guesses = guess.map { [$0 + 1, $0] } ?? []
    while low < high {
      let middle = guesses.popLast() ?? (low + high + 1) / 2
      guard low < middle, middle <= high else { continue }
      if fits(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns a count that is at least the largest one for which `fits` is true, and at most about twice as large, or the limit.
  private func reach(from first: Int, upTo limit: Int, where fits: (Int) -> Bool) -> Int {
    var reach = first
    while reach < limit, fits(reach) { reach *= 2 }
    return min(reach, limit)
  }

  // MARK: Measuring

  private func width(of characters: Characters) -> CGFloat {
    characters.runs(in: text).reduce(0) { $0 + GraphicsServices.current.textEngine.width(of: $1.run) }
  }

  /// Returns a line of the given characters at the origin.
  private func line(of characters: Characters, _ paragraph: StyledText.Paragraph) -> TextLayout.Line {
    var x: CGFloat = 0
    let runs = characters.runs(in: text).map { run, style in
      let width = GraphicsServices.current.textEngine.width(of: run)
      defer { x += width }
      return TextLayout.Run(run: run, x: x, width: width, style: style)
    }
    let styles = runs.isEmpty ? [text.styles[paragraph.emptyStyle]] : runs.map(\.style)
    let metrics = styles.map { (font: GraphicsServices.current.textEngine.metrics(of: $0.font), raise: $0.baselineOffset) }
    let above = metrics.map { $0.font.ascent + $0.raise }.max() ?? 0
    let below = metrics.map { $0.font.descent + $0.font.leading - $0.raise }.max() ?? 0
    let height = paragraph.style.lineHeight(natural: above + below)
    // Extra line height goes above the text.
    return TextLayout.Line(runs: runs, x: 0, y: 0, width: x, height: height, baseline: height - below)
  }
}

extension NSParagraphStyle.Values {
  fileprivate func lineEnd(in width: CGFloat) -> CGFloat { tailIndent > 0 ? min(tailIndent, width) : width + tailIndent }

  fileprivate func lineHeight(natural: CGFloat) -> CGFloat {
    let multiplied = max(lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural, minimumLineHeight)
    return maximumLineHeight > 0 ? min(multiplied, maximumLineHeight) : multiplied
  }
}

extension TextLayout.Line {
  /// Widens the spaces until the line has the given width.
  fileprivate mutating func justify(to width: CGFloat) {
    var words: [TextLayout.Run] = []
    for run in runs {
      var x = run.x
      for word in run.run.text.wordsWithTheirSpaces {
        let part = TextRun(word, font: run.run.font, kern: run.run.kern)
        let width = GraphicsServices.current.textEngine.width(of: part)
        words.append(TextLayout.Run(run: part, x: x, width: width, style: run.style))
        x += width
      }
    }
    let gaps = words.dropLast().count { $0.endsWithSpace }
    guard gaps > 0, width > self.width else { return }
    let extra = (width - self.width) / CGFloat(gaps)
    var shift: CGFloat = 0
    for index in words.indices {
      words[index].x += shift
      if words[index].endsWithSpace { shift += extra }
    }
    runs = words
    self.width = width
  }
}

extension TextLayout.Run {
  fileprivate var endsWithSpace: Bool { run.text.last?.isWhitespace == true }
}
