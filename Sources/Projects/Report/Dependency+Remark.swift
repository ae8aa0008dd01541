extension Project.Dependency {
  /// How a person gets the module, for the case that it is nowhere beside the project, without a full stop.
  package var remark: String {
    let other = "name its folder with --with \(name)=FOLDER"
    switch origin {
    case .cocoaPods: return "the Podfile names it, so run “pod install” beside it, or \(other)"
    case .carthage: return "run “carthage checkout” beside the Cartfile, or \(other)"
    case .package:
      guard let address else { return "clone it beside the project, or \(other)" }
      return "clone \(address) beside the project, or \(other)"
    }
  }
}
