import Rehearsal

/// The demos that come with the program.
@MainActor
public enum DemoRegistry {
  /// All demos, in the order of the sidebar.
  public static let all: [any Demo.Type] = [
    PhotoZoomDemo.self,
    SystemZoomDemo.self,
    ModalCardDemo.self,
    BottomSheetDemo.self,
    GlassMenuDemo.self,
    FlipCardDemo.self,
    FadePushDemo.self,
    FluidPushDemo.self,
    CellToMapDemo.self,
    TabSlideDemo.self,
    SimpleDemo.self,
    DogAppDemo.self,
    FoodListDemo.self,
    BlurFadeDemo.self,
    AnimalsListDemo.self,
    FoldableDemo.self,
    SubviewSnapshotsDemo.self,
    AppStoreDemo.self,
    AspectRatioDemo.self,
  ]
}
