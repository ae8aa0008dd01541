import UIKit

/// What a segue does, with older kinds mapped to those that replaced them.
enum SegueKind {
  case show, push, showDetail, present, popover, embed, unwind, custom

  init?(_ name: String) {
    switch name {
    case "show": self = .show
    case "push": self = .push
    case "showDetail", "replace": self = .showDetail
    case "presentation", "modal": self = .present
    case "popoverPresentation", "popover": self = .popover
    case "embed": self = .embed
    case "unwind": self = .unwind
    case "custom": self = .custom
    default: return nil
    }
  }
}
