/// The name of a symbol, split into the name of its drawing and the variants.
struct SymbolName: Equatable {
  enum Enclosure: String {
    case circle, square, capsule, rectangle
  }

  /// The name of the drawing, or the text of a symbol that is text, such as "3" in "3.circle".
  var base: String
  var isFilled = false
  var isSlashed = false
  var enclosure: Enclosure?
  /// The name of the small symbol at the bottom right, such as "plus" in "folder.badge.plus".
  var badge: String?

  init?(_ name: String) {
    base = name
    while !Self.isDrawn(base) {
      if let shorter = base.removing(suffix: ".fill") {
        isFilled = true
        base = shorter
      } else if let shorter = base.removing(suffix: ".slash") {
        isSlashed = true
        base = shorter
      } else if let range = base.lastRange(of: ".badge."), Self.isDrawn(String(base[range.upperBound...])) {
        badge = String(base[range.upperBound...])
        base = String(base[..<range.lowerBound])
      } else if enclosure == nil, let dot = base.lastIndex(of: "."),
        let found = Enclosure(rawValue: String(base[base.index(after: dot)...]))
      {
        enclosure = found
        base = String(base[..<dot])
      } else {
        return nil
      }
    }
  }

  private static func isDrawn(_ name: String) -> Bool { SymbolTable.hasDrawing(named: name) || text(of: name) != nil }

  /// Returns the text of a symbol that is text: a letter, a number up to 99, or a named character.
  static func text(of name: String) -> String? {
    if let character = characters[name] { return character }
    let isNumber = (1...2).contains(name.count) && name.allSatisfy { ("0"..."9").contains($0) }
    let isLetter = name.count == 1 && name.allSatisfy { ("a"..."z").contains($0) }
    return isNumber || isLetter ? name.uppercased() : nil
  }

  private static let characters = [
    "textformat": "Aa", "number": "#", "at": "@", "percent": "%", "dollarsign": "$", "eurosign": "€", "sterlingsign": "£", "yensign": "¥",
    "bold": "B", "character": "A", "asterisk": "*",
  ]
}

extension String {
  fileprivate func removing(suffix: String) -> String? { hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil }

  fileprivate func lastRange(of text: String) -> Range<String.Index>? { ranges(of: text).last }
}
