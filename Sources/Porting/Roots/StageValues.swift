/// The values that a stage offers for the parameters of initializers, by type and by the words in label and name.
enum StageValues {
  /// Returns an expression for a type, as written without a question mark, or nil if the stage has no such value. The expression may use
  /// `setting`. `words` are the label and the name in lowercase.
  static func value(ofType type: String, words: String) -> String? {
    func says(_ candidates: String...) -> Bool { candidates.contains { words.contains($0) } }
    switch type {
    case "Bool":
      if says("dismiss", "pop", "revers", "closing", "hiding") { return "!setting.isPresenting" }
      return says("interactive") ? "false" : says("present", "push", "forward", "open", "show", "appear") ? "setting.isPresenting" : "false"
    case "UINavigationController.Operation", "UINavigationControllerOperation": return "(setting.isPresenting ? .push : .pop)"
    case "CGRect": return "setting.sourceFrame"
    case "CGPoint": return "CGPoint(x: setting.sourceFrame.midX, y: setting.sourceFrame.midY)"
    case "CGSize": return "setting.sourceFrame.size"
    case "UIView": return "setting.sourceView"
    case "UIViewController":
      return says("presenting", "source", "from", "parent", "root") ? "setting.source" : "setting.destination"
    case "UINavigationController":
      return "(setting.source.navigationController ?? UINavigationController(rootViewController: setting.source))"
    case "TimeInterval", "Double": return says("duration", "interval") ? "0.4" : "0"
    case "CGFloat", "Float": return says("ratio", "scale", "alpha", "fraction") ? "1" : says("height") ? "300" : "16"
    case "Int", "UInt": return "0"
    case "String": return says("id") ? "\"\"" : "\"Title\""
    case "UIColor": return "UIColor.systemBlue"
    case "UIImage": return "UIImage()"
    case "Date": return "LiveTime.now"
    case "UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer", "UITapGestureRecognizer", "UIGestureRecognizer", "UIScrollView",
      "UIImageView", "UILabel", "UIButton", "UITableView", "UICollectionViewFlowLayout", "UIPercentDrivenInteractiveTransition":
      return "\(type)()"
    case "UIEdgeInsets": return "UIEdgeInsets.zero"
    default: return nil
    }
  }
}
