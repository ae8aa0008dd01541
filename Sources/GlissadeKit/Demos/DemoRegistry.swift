/// The demos that ship, in the order in which the sidebar lists them.
@MainActor
public enum DemoRegistry {
  public static let all: [any Demo.Type] = [
    PhotoZoomDemo.self,
    ModalCardDemo.self,
    BottomSheetDemo.self,
    FlipCardDemo.self,
    FadePushDemo.self,
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
