import CoreGraphics

/// A piece of text that is shaped, measured, and drawn as a whole.
struct TextUnit: Equatable {
  var text: String
  var isRightToLeft = false
  /// A Boolean value that indicates whether kerning applies between the unit and its neighbors.
  var isKerned = false

  /// Returns the units of a line: one for each character, but whole runs of scripts whose letters join or reorder.
  static func units(of line: String) -> [TextUnit] {
    var units: [TextUnit] = []
    for character in line {
      guard let scalar = character.unicodeScalars.first, scalar.value >= 0x20 || character == "\t" else { continue }
      if let direction = joiningDirection(of: scalar) {
        if let last = units.indices.last, units[last].isJoining, units[last].isRightToLeft == direction.isRightToLeft {
          units[last].text.append(character)
        } else if units.count >= 2, units[units.count - 1].text == " ", units[units.count - 2].isJoining {
          // The space between two words of such a script belongs to the run. Otherwise right-to-left words would be in the wrong order.
          units.removeLast()
          units[units.count - 1].text += " " + String(character)
        } else {
          units.append(TextUnit(text: String(character), isRightToLeft: direction.isRightToLeft))
        }
        continue
      }
      let isLetter = character.isLetter || character.isNumber
      units.append(TextUnit(text: character == "\t" ? " " : String(character), isKerned: isLetter || ".,:;'\"’”-–".contains(character)))
    }
    return units
  }

  private var isJoining: Bool { text.unicodeScalars.first.map { Self.joiningDirection(of: $0) != nil } ?? false }

  private struct Direction { let isRightToLeft: Bool }

  private static func joiningDirection(of scalar: Unicode.Scalar) -> Direction? {
    switch scalar.value {
    case 0x0590...0x08ff, 0xfb1d...0xfdff, 0xfe70...0xfeff: Direction(isRightToLeft: true)
    case 0x0900...0x109f, 0x1780...0x18af: Direction(isRightToLeft: false)
    default: nil
    }
  }
}
