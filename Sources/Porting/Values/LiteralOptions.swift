import SwiftSyntax

/// Named choices, such as the curves of animations.
struct LiteralOptions {
  /// The type that has the options as members.
  let type: String
  let names: [String]

  static let animationCurves = LiteralOptions(type: "UIView.AnimationCurve", names: ["easeInOut", "easeIn", "easeOut", "linear"])
  static let animationOptions = LiteralOptions(
    type: "UIView.AnimationOptions", names: ["curveEaseInOut", "curveEaseIn", "curveEaseOut", "curveLinear"])
  static let timingFunctions = LiteralOptions(
    type: "CAMediaTimingFunctionName", names: ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"])
  static let blurStyles = LiteralOptions(
    type: "UIBlurEffect.Style",
    names: [
      "extraLight", "light", "dark", "regular", "prominent", "systemUltraThinMaterial", "systemThinMaterial", "systemMaterial",
      "systemThickMaterial", "systemChromeMaterial",
    ])
  static let colors = LiteralOptions(
    type: "UIColor",
    names: [
      "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue", "systemIndigo",
      "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
      "systemBackground", "secondarySystemBackground", "label", "secondaryLabel", "black", "darkGray", "gray", "lightGray", "white",
      "clear", "red", "green", "blue", "cyan", "yellow", "magenta", "orange", "purple", "brown",
    ])

  private static let types = [animationCurves, animationOptions, timingFunctions, blurStyles, colors]
  static let allNames = Set(types.flatMap(\.names))

  /// Returns the options of a member expression, or nil if it isn't one of them.
  static func options(for node: MemberAccessExprSyntax, context: LiteralContext) -> LiteralOptions? {
    let name = node.declName.baseName.text
    if let base = node.base?.code {
      return types.first { ($0.type == base || OldNames.names[base] == $0.type) && $0.names.contains(name) }
    }
    if animationOptions.names.contains(name) { return animationOptions }
    let label = context.names.first ?? ""
    if label == "curve" || label == "animationCurve" || context.type == animationCurves.type {
      return animationCurves.names.contains(name) ? animationCurves : nil
    }
    if context.callee == "CAMediaTimingFunction" || context.type == timingFunctions.type {
      return timingFunctions.names.contains(name) ? timingFunctions : nil
    }
    if context.callee == "UIBlurEffect" || context.type == blurStyles.type { return blurStyles.names.contains(name) ? blurStyles : nil }
    guard colors.names.contains(name) else { return nil }
    let isColor = context.type == "UIColor" || context.place == .assignment && (label == "color" || label.hasSuffix("Color"))
    return isColor ? colors : nil
  }
}
