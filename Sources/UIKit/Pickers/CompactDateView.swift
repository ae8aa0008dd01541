import Foundation

/// The capsules of a date picker, side by side.
@MainActor
final class CompactDateView: InternalView, DatePicking {
  private static let gap: CGFloat = 8

  var onPick: ((Date) -> Void)?
  private weak var owner: UIDatePicker?
  private var capsules: [DateCapsule] = []

  init(owner: UIDatePicker) {
    self.owner = owner
    super.init(frame: .zero)
  }

  func show(_ date: Date, _ settings: DateSettings, animated: Bool) {
    let parts = settings.capsules
    if capsules.map(\.part) != parts {
      for capsule in capsules { capsule.removeFromSuperview() }
      capsules = parts.map { part in
        let capsule = DateCapsule(part, owner: owner)
        capsule.onPick = { [weak self] in self?.onPick?($0) }
        addSubview(capsule)
        return capsule
      }
    }
    for capsule in capsules { capsule.show(date, settings, animated: animated) }
    setNeedsLayout()
  }

  var naturalSize: CGSize {
    let sizes = capsules.map(\.naturalSize)
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(0, sizes.count - 1)), height: sizes.map(\.height).max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = naturalSize
    let scale = min(1, bounds.width / max(size.width, 1))
    var x: CGFloat =
      switch owner?.contentHorizontalAlignment {
      case .left, .fill: isRightToLeft ? bounds.width - size.width : 0
      case .right: isRightToLeft ? 0 : bounds.width - size.width
      case .leading: 0
      case .trailing: bounds.width - size.width
      default: (bounds.width - size.width) / 2
      }
    x = max(x, 0)
    for capsule in capsules {
      let own = capsule.naturalSize
      capsule.frame = CGRect(x: x.rounded(), y: ((bounds.height - own.height) / 2).rounded(), width: own.width * scale, height: own.height)
      x += (own.width + Self.gap) * scale
    }
    mirror(capsules)
  }
}

extension DateSettings {
  fileprivate var capsules: [DatePart] {
    switch mode {
    case .date: [.day]
    case .time: [.time]
    case .yearAndMonth: [.month]
    case .dateAndTime, .countDownTimer: [.day, .time]
    }
  }
}
