import Foundation

// Foundation on Linux has no predicates with formats. These filter assets and collections by the keys that fetches support.
extension NSPredicate {
  /// Creates a predicate from a format such as `mediaType == %d AND isFavorite == YES`.
  public convenience init(format predicateFormat: String, _ args: Any?...) { self.init(format: predicateFormat, argumentArray: args) }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any?]?) {
    guard let tree = PredicateParser.parse(predicateFormat, arguments ?? []) else {
      report("Unable to parse the format string \"\(predicateFormat)\"")
      self.init(value: false)
      return
    }
    let unknown = tree.keys.subtracting(PHObject.keys).sorted()
    if !unknown.isEmpty { report("Unsupported predicate in fetch options: \(unknown.joined(separator: ", "))") }
    self.init { object, _ in
      guard let object = object as? PHObject else { return false }
      return tree.isTrue { object.value(forKey: $0) }
    }
  }
}

extension PHObject {
  /// The keys that fetches can filter and sort by.
  static let keys: Set<String> = [
    "SELF", "self", "localIdentifier", "mediaType", "mediaSubtypes", "mediaSubtype", "pixelWidth", "pixelHeight", "duration", "isFavorite",
    "favorite", "isHidden", "hidden", "creationDate", "modificationDate", "addedDate", "burstIdentifier", "localizedTitle", "title",
    "startDate", "endDate", "estimatedAssetCount", "assetCollectionType", "assetCollectionSubtype",
  ]

  subscript(photoValue key: String) -> PhotoValue { value(forKey: key) ?? .null }
}
