extension Declarations {
  /// Adds the declarations of another file, which comes after the files of these.
  mutating func add(_ other: Declarations) {
    for name in other.typeNames {
      guard var type = other.types[name] else { continue }
      // The file may extend a type of an earlier file.
      if let dot = name.lastIndex(of: "."), let outer = types[String(name[..<dot])] {
        type.isGeneric = type.isGeneric || outer.isGeneric
        type.isHidden = type.isHidden || outer.isHidden
      }
      if types.updateValue(type, forKey: name) == nil { typeNames.append(name) }
    }
    for method in other.methods { add(method) }
    for (name, inherited) in other.inheritedByExtension { inheritedByExtension[name, default: []] += inherited }
    overrides.merge(other.overrides) { $0.union($1) }
    overridableTypes.merge(other.overridableTypes) { $0.union($1) }
    creations.merge(other.creations) { $0.union($1) }
    hiddenNames.merge(other.hiddenNames) { $0.union($1) }
    keyPaths.merge(other.keyPaths) { $1 }
    optionalMembers += other.optionalMembers
    swiftUIFiles.formUnion(other.swiftUIFiles)
    for names in [
      \Declarations.typeMethodNames, \.functionNames, \.selectedNames, \.selectorStrings, \.windowOwners, \.assignedNames, \.variableNames,
      \.boundNames, \.springNames,
    ] { self[keyPath: names].formUnion(other[keyPath: names]) }
  }
}
