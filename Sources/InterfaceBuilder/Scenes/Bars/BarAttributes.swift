import UIKit

/// The attributes of items of bars.
@MainActor
enum BarAttributes {
  static let item = AttributeTable<UIBarItem>([
    .init("systemItem") { item, value in
      if let systemItem = value.text.flatMap({ systemItems[$0] }) { (item as? UIBarButtonItem)?.become(systemItem) }
    },
    .init("title", \.title, \.text), .init("image", \.image, \.image), .init("tag", \.tag, \.integer),
    .init("enabled", \.isEnabled, \.flag), .init("imageInsets", \.imageInsets, \.insets),
  ])

  static let buttonItem = AttributeTable<UIBarButtonItem>([
    .init("style", \.style, ["plain": .plain, "done": .done, "bordered": .plain]), .init("width", \.width, \.number),
    .init("tintColor", \.tintColor, \.color),
  ])

  static let tabBarItem = AttributeTable<UITabBarItem>([
    .init("systemItem") { item, value in
      if let name = value.text, item.title == nil { item.title = title(ofSystemItem: name) }
    },
    .init("selectedImage", \.selectedImage, \.image), .init("badgeValue", \.badgeValue, \.text),
    .init("badgeColor", \.badgeColor, \.color),
  ])

  static let navigationItem = AttributeTable<UINavigationItem>([
    .init("title", \.title, \.text), .init("subtitle", \.subtitle, \.text), .init("backButtonTitle", \.backButtonTitle, \.text),
    .init("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton, \.flag),
    .init("hidesBackButton", \.hidesBackButton, \.flag),
    .init(
      "largeTitleDisplayMode", \.largeTitleDisplayMode,
      AttributeValue.names(UINavigationItem.LargeTitleDisplayMode.automatic, .always, .never)),
    .init(
      "backButtonDisplayMode", \.backButtonDisplayMode,
      AttributeValue.names(UINavigationItem.BackButtonDisplayMode.default, .generic, .minimal)),
  ])

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = AttributeValue.names(
    .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh,
    .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo, .redo, .close)

  /// Returns the title of a tab of the system, such as "Most Recent" for "mostRecent".
  private static func title(ofSystemItem name: String) -> String {
    name.reduce(into: "") { title, character in
      if character.isUppercase { title += " " }
      title += title.isEmpty ? character.uppercased() : String(character)
    }
  }
}
