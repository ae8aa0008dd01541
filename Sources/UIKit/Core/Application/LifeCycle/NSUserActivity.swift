import Foundation

/// The activity of a person in an app at a moment, such as reading a page, so that an app can continue it.
///
/// It belongs to Foundation, which lacks it on Linux. Nothing continues an activity here.
open class NSUserActivity: NSObject {
  public let activityType: String
  /// The title, or nil.
  open var title: String?
  /// The values by which an app continues the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The page that shows the same, or nil.
  open var webpageURL: URL?

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds values to `userInfo`.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}
