import Foundation

/// A value that fetches filter and sort by.
enum PhotoValue: Hashable, Sendable {
  case null
  case number(Double)
  case date(Date)
  case text(String)
  case list([PhotoValue])

  /// Returns nil if the argument is of a type that can't be compared.
  init?(_ argument: Any?) {
    switch argument {
    case nil, is NSNull: self = .null
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as any BinaryInteger: self = .number(Double(value))
    case let value as any BinaryFloatingPoint: self = .number(Double(value))
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as String: self = .text(value)
    case let value as NSString: self = .text(String(value))
    case let value as Date: self = .date(value)
    case let value as NSDate: self = .date(Date(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate))
    case let value as PHAssetMediaSubtype: self = .number(Double(value.rawValue))
    case let value as PHAssetMediaType: self = .number(Double(value.rawValue))
    case let value as PHObject: self = .text(value.localIdentifier)
    case let values as [Any]: self.init(elements: values)
    case let values as NSArray: self.init(elements: values.map { $0 })
    case let values as Set<AnyHashable>: self.init(elements: values.map(\.base))
    default: return nil
    }
  }

  private init?(elements: [Any]) {
    let values = elements.compactMap { PhotoValue($0) }
    guard values.count == elements.count else { return nil }
    self = .list(values)
  }

  /// The value as a set of flags, or nil if it isn't a whole number.
  var bits: UInt64? { if case .number(let number) = self { UInt64(exactly: number) } else { nil } }
}

extension PhotoValue: Comparable {
  /// Values of different types are ordered as missing values, numbers, dates, texts.
  static func < (left: PhotoValue, right: PhotoValue) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): left < right
    case (.date(let left), .date(let right)): left < right
    case (.text(let left), .text(let right)): left.compare(right, options: [.caseInsensitive, .numeric]) == .orderedAscending
    default: left.rank < right.rank
    }
  }

  private var rank: Int {
    switch self {
    case .null: 0
    case .number: 1
    case .date: 2
    case .text: 3
    case .list: 4
    }
  }
}
