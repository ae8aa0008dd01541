/// The names of SwiftUI by which code of SwiftUI is recognized.
enum SwiftUINames {
  /// The protocols of types that only SwiftUI uses.
  static let protocols: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable", "Shape",
    "InsettableShape", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "EnvironmentKey", "PreferenceKey", "Commands",
    "GeometryEffect", "AnimatableModifier", "Layout", "ShapeStyle",
  ]

  /// Names of SwiftUI's views, of types that show them, and of types that only they use.
  static let views: Set<String> = [
    "View", "App", "Scene", "WindowGroup", "ViewModifier", "ViewBuilder", "PreviewProvider", "UIViewRepresentable",
    "UIViewControllerRepresentable", "UIHostingConfiguration", "State", "Binding", "ObservedObject", "StateObject", "EnvironmentObject",
    "Environment", "Bindable", "FocusState", "GestureState", "AppStorage", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack",
    "LazyVGrid", "NavigationStack", "NavigationView", "Text", "Shape", "GeometryReader", "AnyView", "EmptyView", "withAnimation",
    "AnyTransition",
  ]
}
