import SwiftSyntax

// Glissade has SwiftUI's animations, springs and curves, for `UIView.animate(_:changes:completion:)`, but no views.
extension FileEditor {
  /// Names of SwiftUI's views, of types that show them, and of types that only they use.
  private static let viewNames: Set<String> = [
    "View", "App", "Scene", "WindowGroup", "ViewModifier", "ViewBuilder", "PreviewProvider", "UIViewRepresentable",
    "UIViewControllerRepresentable", "UIHostingController", "UIHostingConfiguration", "State", "Binding", "ObservedObject", "StateObject",
    "EnvironmentObject", "Environment", "Bindable", "FocusState", "GestureState", "AppStorage", "VStack", "HStack", "ZStack", "LazyVStack",
    "LazyHStack", "LazyVGrid", "NavigationStack", "NavigationView", "Text", "Shape", "GeometryReader", "AnyView", "EmptyView",
    "withAnimation", "AnyTransition",
  ]

  /// Refuses a name of SwiftUI that needs its views, in a file that imports SwiftUI. One message per file is enough.
  func refuseView(_ token: TokenSyntax) {
    let name = token.text
    guard importsSwiftUI, !refusesViews, Self.viewNames.contains(name), declarations.methods(named: name, preferring: "").isEmpty,
      !declarations.typeNames.contains(where: { $0 == name || $0.hasSuffix(".\(name)") })
    else { return }
    refusesViews = true
    refuse(
      "SwiftUI's \(name) can't be used here, because Glissade shows UIKit's views; of SwiftUI it has Animation, Spring and UnitCurve, for "
        + "UIView.animate(_:changes:completion:)", at: token)
  }
}
