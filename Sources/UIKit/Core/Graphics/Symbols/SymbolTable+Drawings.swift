extension SymbolTable {
  /// The drawings, one a line: `name: kind path | kind path …`, or `name = other`, or `name = other x` (or `y`) for its mirror image.
  ///
  /// They are Glissade's own, in a square of 24 units with y downwards. The kinds are those of `SymbolPart.Kind`: `s`troke, `o`utline,
  /// `f`ill, `d`etail and `p`oint. Paths have the commands M, L, H, V, C and Z of SVG, always with absolute coordinates, and these:
  /// `O x y r` is a circle, `R x y width height radius` a rounded rectangle, `P x y r start sweep` an arc in degrees, clockwise,
  /// `T n x y R r` a star with n points, and `G n x y R r` a gear with n teeth.
  static let drawings = """
    chevron.left: s M15 4L7.5 12L15 20
    chevron.right = chevron.left x
    chevron.backward = chevron.left
    chevron.forward = chevron.right
    chevron.up: s M4 15.5L12 8L20 15.5
    chevron.down = chevron.up y
    chevron.compact.up: s M4 13.5L12 10.5L20 13.5
    chevron.compact.down = chevron.compact.up y
    chevron.up.chevron.down: s M7 9L12 4L17 9M7 15L12 20L17 15
    chevron.left.2: s M12 4L4.5 12L12 20M20 4L12.5 12L20 20
    chevron.right.2 = chevron.left.2 x
    arrow.left: s M21 12H3M11 4L3 12L11 20
    arrow.right = arrow.left x
    arrow.backward = arrow.left
    arrow.forward = arrow.right
    arrow.up: s M12 21V3M4 11L12 3L20 11
    arrow.down = arrow.up y
    arrow.up.right: s M6 18L18 6M8 6H18V16
    arrow.up.left = arrow.up.right x
    arrow.down.right = arrow.up.right y
    arrow.down.left = arrow.up.left y
    arrow.up.left.and.arrow.down.right: s M4 10V4H10M4 4L10 10M20 14V20H14M20 20L14 14
    arrow.down.right.and.arrow.up.left: s M10 4V10H4M10 10L4 4M14 20V14H20M14 14L20 20
    arrow.clockwise: s P 12 12.5 8 15 300L20.5 9.7M20.5 4.5V9.7H15.3
    arrow.counterclockwise = arrow.clockwise x
    arrow.triangle.2.circlepath: s P 12 12 8.5 200 125L21 9M21 4V9H16 P 12 12 8.5 20 125L3 15M3 20V15H8
    arrow.2.circlepath = arrow.triangle.2.circlepath
    arrowshape.turn.up.left: o M10 3.5L2 11L10 18.5V14.5C15 14.3 18.8 16 22 20.5C21.5 13 17 7.8 10 7.5Z
    arrowshape.turn.up.right = arrowshape.turn.up.left x
    arrowshape.turn.up.backward = arrowshape.turn.up.left
    arrowshape.turn.up.forward = arrowshape.turn.up.right
    arrow.uturn.backward: s M9 4L4 9L9 14M4 9H14.5C17.5 9 20 11.3 20 14.3C20 17.3 17.5 19.5 14.5 19.5H9
    arrow.uturn.forward = arrow.uturn.backward x
    arrow.left.arrow.right: s M4 8H20M16 4L20 8L16 12M20 16H4M8 12L4 16L8 20
    arrow.up.arrow.down: s M8 20V4M4 8L8 4L12 8M16 4V20M12 16L16 20L20 16
    arrow.left.and.right: s M2 12H22M6.5 7.5L2 12L6.5 16.5M17.5 7.5L22 12L17.5 16.5
    arrow.up.and.down: s M12 2V22M7.5 6.5L12 2L16.5 6.5M7.5 17.5L12 22L16.5 17.5
    plus: s M12 4V20M4 12H20
    minus: s M4 12H20
    xmark: s M5 5L19 19M19 5L5 19
    multiply = xmark
    checkmark: s M4 13L9.5 19.5L20 5
    equal: s M4 9H20M4 15H20
    ellipsis: f O 5 12 1.9 O 12 12 1.9 O 19 12 1.9
    line.3.horizontal: s M3 6H21M3 12H21M3 18H21
    line.horizontal.3 = line.3.horizontal
    line.3.horizontal.decrease: s M3 6H21M6.5 12H17.5M10 18H14
    list.bullet: s M9 6H21M9 12H21M9 18H21 | f O 4 6 1.4 O 4 12 1.4 O 4 18 1.4
    list.dash: s M9 6H21M9 12H21M9 18H21M3 6H5M3 12H5M3 18H5
    slider.horizontal.3: s M3 6H13.5M18.5 6H21M3 12H5.5M10.5 12H21M3 18H13.5M18.5 18H21 | o O 16 6 2.5 O 8 12 2.5 O 16 18 2.5
    circle: o O 12 12 9.5
    square: o R 3 3 18 18 4
    app: o R 3 3 18 18 5.5
    rectangle: o R 2 5 20 14 3
    rectangle.portrait: o R 5 2 14 20 3
    capsule: o R 2 7 20 10 5
    triangle: o M12 3.5L21.5 20H2.5Z
    diamond: o M12 2L22 12L12 22L2 12Z
    hexagon: o M12 2L20.7 7V17L12 22L3.3 17V7Z
    shield: o M12 2L20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z
    seal: o G 12 12 12 10 8.7
    checkmark.seal: o G 12 12 12 10 8.7 | d M8 12.3L11 15.5L16.2 9
    star: o T 5 12 12.8 10.5 4.4
    sparkle: o T 4 12 12 10.5 2.8
    sparkles: f T 4 10 13 9 2.4 T 4 18.5 5.5 4.5 1.3
    wand.and.stars: s M4 20.5L14.5 10 | f T 4 18 6 5 1.3 T 4 9 5 3 0.9 T 4 19.5 15 3 0.9
    heart: o M12 20.5C5 15.5 2 12 2 8C2 5 4.3 3 7 3C9 3 11 4 12 6C13 4 15 3 17 3C19.7 3 22 5 22 8C22 12 19 15.5 12 20.5Z
    bookmark: o M6 3H18V21L12 16.5L6 21Z
    flag: s M5 22V3 | o M5 4C9 2 13 6 19 4V14C13 16 9 12 5 14Z
    bell: o M12 3C8 3 6 6 6 10C6 15 4 16 4 18H20C20 16 18 15 18 10C18 6 16 3 12 3Z | s M10 21C11 22 13 22 14 21
    tag: o M3 3H11L21 13L13 21L3 11Z | p O 7.2 7.2 1.2
    bolt: o M13 2L4 14H11L10 22L20 9H13Z
    crown: o M4 19L2 7L7.5 11.5L12 4L16.5 11.5L22 7L20 19Z
    lightbulb: o M12 2C8 2 5.5 4.8 5.5 8.3C5.5 12 8.5 13.5 8.8 17H15.2C15.5 13.5 18.5 12 18.5 8.3C18.5 4.8 16 2 12 2Z | s M9.5 20H14.5
    moon: o M20 14.5C18.8 15 17.5 15.3 16.2 15.3C11.5 15.3 8 11.8 8 7.2C8 5.6 8.4 4.2 9.1 3C5.5 4.2 3 7.6 3 11.6C3 16.8 7.2 21 12.4 21C15.9 21 18.7 18.3 20 14.5Z
    sun.max: o O 12 12 4.2 | s M12 2V4M12 20V22M2 12H4M20 12H22M4.9 4.9L6.3 6.3M17.7 17.7L19.1 19.1M4.9 19.1L6.3 17.7M17.7 6.3L19.1 4.9
    sun.min: o O 12 12 4 | f O 12 4 1 O 12 20 1 O 4 12 1 O 20 12 1 O 6.3 6.3 1 O 17.7 6.3 1 O 6.3 17.7 1 O 17.7 17.7 1
    cloud: o M7 19C4 19 2 17 2 14.5C2 12.2 3.7 10.4 6 10C6.4 6.6 9 4.5 12 4.5C15.2 4.5 17.6 6.6 18 9.6C20.3 9.8 22 11.8 22 14.2C22 17 20 19 17.2 19Z
    drop: o M12 2.5C15.5 7 18.5 10.6 18.5 14.5C18.5 18.3 15.6 21.5 12 21.5C8.4 21.5 5.5 18.3 5.5 14.5C5.5 10.6 8.5 7 12 2.5Z
    flame: o M12 2C13 6 18 8.5 18 14.5C18 18.6 15.4 22 12 22C8.6 22 6 18.6 6 15C6 12.5 7.2 10.8 8.2 9.5C8.6 11 9.2 11.8 10.2 12.2C9.8 8.5 10.4 4.8 12 2Z
    leaf: o M20 4C10 4 4.5 8 4.5 15C4.5 18 6 19.5 9 19.5C16 19.5 20 14 20 4Z | d M5 20.5C8 15.5 10.5 13 14 11
    gearshape: o G 8 12 12 10 7.6 | d O 12 12 3
    gear = gearshape
    trash: s M3 6H21M9 6V3.5H15V6 | o M5.5 6L6.5 21.5H17.5L18.5 6Z | d M10 10V17.5M14 10V17.5
    pencil: o M4 20L5.2 15.2L16 4.4C17 3.4 18.4 3.4 19.4 4.4C20.6 5.6 20.6 7 19.6 8L8.8 18.8Z
    square.and.pencil: s M12 4H6C4.3 4 3 5.3 3 7V18C3 19.7 4.3 21 6 21H17C18.7 21 20 19.7 20 18V12M9.5 14.5L10.2 11.4L18.6 3L21 5.4L12.6 13.8Z
    square.and.arrow.up: s M12 15V2.5M7.5 6.5L12 2.5L16.5 6.5M8 9.5H5V21.5H19V9.5H16
    square.and.arrow.down: s M12 2.5V15M7.5 11L12 15.5L16.5 11M8 8.5H5V21.5H19V8.5H16
    doc: o M5 2H14L19 7.2V22H5Z | d M14 2V7.2H19
    doc.text: o M5 2H14L19 7.2V22H5Z | d M8.5 12.5H15.5M8.5 16.5H15.5
    doc.on.doc: s M5.5 17H4C3 17 2.5 16.4 2.5 15.5V4C2.5 3 3 2.5 4 2.5H12.5C13.5 2.5 14 3 14 4V5 | o R 8 7 13 15 2.5
    folder: o M2 5.5C2 4.7 2.7 4 3.5 4H9L11 6.5H20.5C21.3 6.5 22 7.2 22 8V18.5C22 19.3 21.3 20 20.5 20H3.5C2.7 20 2 19.3 2 18.5Z | d M2.5 10H21.5
    tray: o M2 13L5 5H19L22 13V20H2Z | d M2 13H8C8 15.2 9.8 17 12 17C14.2 17 16 15.2 16 13H22
    paperplane: o M2.5 11.5L21.5 2.5L14 21.5L11 13.5Z | d M21.5 2.5L11 13.5
    envelope: o R 2 4.5 20 15 2.5 | d M2.5 6.5L12 13.5L21.5 6.5
    phone: o M7 2.8C8 2.8 8.6 3.6 9 5L9.8 8C10 8.8 9.8 9.4 9.2 9.9L7.8 11C9 13.6 10.6 15.2 13 16.2L14.2 14.8C14.7 14.2 15.3 14 16.1 14.2L19.2 15C20.5 15.4 21.3 16 21.3 17C21.3 19.2 19.2 21.3 17 21.3C9.5 21 3 14.5 2.8 7C2.8 4.8 4.8 2.8 7 2.8Z
    message: o M3 10.5C3 6.4 7 3.5 12 3.5C17 3.5 21 6.4 21 10.5C21 14.6 17 17.5 12 17.5C11.2 17.5 10.4 17.4 9.7 17.3L5.5 20.5V15.6C4 14.3 3 12.6 3 10.5Z
    bubble.left: o M5 3H19C20.7 3 22 4.3 22 6V14.5C22 16.2 20.7 17.5 19 17.5H11L6 21.5V17.5H5C3.3 17.5 2 16.2 2 14.5V6C2 4.3 3.3 3 5 3Z
    bubble.right = bubble.left x
    camera: o M2 8C2 6.9 2.9 6 4 6H7.5L9 3.5H15L16.5 6H20C21.1 6 22 6.9 22 8V18C22 19.1 21.1 20 20 20H4C2.9 20 2 19.1 2 18Z | d O 12 13 4
    photo: o R 2 4 20 16 3 | d M3 17L8.5 11L13 15.5L16 12.5L21 17.5 | p O 15.5 8.5 1.4
    photo.on.rectangle: s M5.5 5H19C20.7 5 22 6.3 22 8V16.5 | o R 2 8 16.5 12.5 2.5 | d M3 18L7 13.5L10.5 17L12.5 15L17.5 19
    video: o R 2 6 13 12 3 | o M17.5 11L22 7.5V16.5L17.5 13Z
    mic: o R 8.5 2 7 12.5 3.5 | s M5 11C5 15 8 17.5 12 17.5C16 17.5 19 15 19 11M12 17.5V21.5M8.5 21.5H15.5
    speaker: o M6 9H9.5L15 4.5V19.5L9.5 15H6Z
    speaker.wave.2: o M2.5 9H6L11 4.5V19.5L6 15H2.5Z | s P 11 12 4.5 -40 80M17.5 5.5C21.5 9.2 21.5 14.8 17.5 18.5
    music.note: s M9 17.5V5L19 3V15.5 | f O 6.6 17.5 2.6 O 16.6 15.5 2.6
    play: o M6 3.5L20.5 12L6 20.5Z
    pause: o R 5 4 5 16 1.2 R 14 4 5 16 1.2
    stop: o R 5 5 14 14 2.5
    forward: o M2 5L12 12L2 19Z M12 5L22 12L12 19Z
    backward = forward x
    forward.end: o M4 4L16 12L4 20Z | s M19.5 4V20
    backward.end = forward.end x
    shuffle: s M3 7H6C10 7 12 17 16 17H21M3 17H6C10 17 12 7 16 7H21M18 4L21 7L18 10M18 14L21 17L18 20
    repeat: s M4 12V9.5C4 7.5 5.5 6 7.5 6H20M17 3L20 6L17 9M20 12V14.5C20 16.5 18.5 18 16.5 18H4M7 15L4 18L7 21
    house: o M3 11L12 3L21 11V20.5H14.5V14.5H9.5V20.5H3Z
    person: o O 12 7.5 4.5 | o M3.5 21C3.5 16.8 7 14.5 12 14.5C17 14.5 20.5 16.8 20.5 21Z
    person.2: o O 9 8 3.7 | o M2 19.5C2 16 5 14 9 14C13 14 16 16 16 19.5Z | s M15.2 4.9C17.2 4.6 19 6 19 8.2C19 10.2 17.4 11.6 15.6 11.4M18.4 14.4C20.6 15 22 16.8 22 19.5H19.5
    person.crop.circle: o O 12 12 9.5 | d O 12 9.3 3.2M5.8 18.8C7 16.3 9.3 15 12 15C14.7 15 17 16.3 18.2 18.8
    magnifyingglass: s O 10 10 7M15.2 15.2L21.5 21.5
    plus.magnifyingglass: s O 10 10 7M15.2 15.2L21.5 21.5M10 7V13M7 10H13
    minus.magnifyingglass: s O 10 10 7M15.2 15.2L21.5 21.5M7 10H13
    map: o M2.5 6L9 3L15 6L21.5 3V18L15 21L9 18L2.5 21Z | d M9 3V18M15 6V21
    mappin: f O 12 6 4 | s M12 9.5V21.5
    location: o M21 3L3 11L11.5 12.5L13 21Z
    globe: s O 12 12 9.5M2.5 12H21.5M12 2.5C7 7 7 17 12 21.5C17 17 17 7 12 2.5
    calendar: o R 3 4.5 18 16.5 3 | d M3.5 9.5H20.5 | s M8 2.5V6M16 2.5V6
    clock: o O 12 12 9.5 | d M12 6V12.5L16.5 14.5
    timer: s O 12 13.5 8M12 13.5V8.5M9.5 2.5H14.5
    hourglass: o M5.5 2.5H18.5V6L13.5 12L18.5 18V21.5H5.5V18L10.5 12L5.5 6Z
    lock: o R 4.5 10.5 15 11 2.5 | s M7.5 10.5V7.5C7.5 4.8 9.4 3 12 3C14.6 3 16.5 4.8 16.5 7.5V10.5
    lock.open: o R 4.5 10.5 15 11 2.5 | s M7.5 10.5V7C7.5 4.3 9.4 2.5 12 2.5C14.2 2.5 15.9 3.8 16.4 5.8
    key: s O 8 8 5M11.7 11.7L21 21M17 17L19.5 14.5
    eye: o M1.5 12C4 7.5 7.5 5 12 5C16.5 5 20 7.5 22.5 12C20 16.5 16.5 19 12 19C7.5 19 4 16.5 1.5 12Z | d O 12 12 3.4
    hand.thumbsup: o M7 10.5L11 3C13 3 14 4.4 13.6 6.2L13 9.5H18.5C20.2 9.5 21.2 10.8 20.8 12.4L19.2 18.5C18.9 19.8 17.9 20.5 16.5 20.5H7Z | s M3.5 10.5V20.5
    hand.thumbsdown = hand.thumbsup y
    cart: s M2 3.5H5L7.5 15.5H19L21.5 6.5H5.7 | f O 9 19.5 1.8 O 17.5 19.5 1.8
    bag: o M4 7H20L21 21.5H3Z | d M8 10.5V7 | d M16 10.5V7 | s M8 7V6C8 3.8 9.8 2.2 12 2.2C14.2 2.2 16 3.8 16 6V7
    creditcard: o R 2 4.5 20 15 2.5 | d M2.5 9.5H21.5M5.5 15H9.5
    gift: o R 3.5 11 17 10.5 1.5 | o R 2 7 20 4 1 | d M12 7V21.5 | s M12 7C9 7 6.5 6 7 4C7.5 2 11 2.5 12 7C13 2.5 16.5 2 17 4C17.5 6 15 7 12 7
    info: f O 12 4.8 1.7 | s M9.5 10H12.5V19M9 19.2H16
    exclamationmark: s M12 3V14 | f O 12 19.5 1.7
    exclamationmark.triangle: o M12 3L22 20.5H2Z | d M12 9V14 | p O 12 17.3 1.2
    questionmark: s M7.5 8C7.5 5 9.5 3.2 12.2 3.2C15 3.2 17 5 17 7.5C17 11 12 11 12 15 | f O 12 20 1.6
    wifi: s P 12 19 15 -135 90 P 12 19 9.5 -135 90 | f O 12 18.5 2
    battery.100: o R 1.5 7 18.5 10 3 | p R 4 9.5 13.5 5 1.2 | s M22.5 10.5V13.5
    link: s M10 14C8.5 12.5 8.5 10.5 10 9L14 5C15.8 3.2 18.2 3.2 19.8 4.8C21.4 6.4 21.4 8.8 19.6 10.6L17.5 12.7M14 10C15.5 11.5 15.5 13.5 14 15L10 19C8.2 20.8 5.8 20.8 4.2 19.2C2.6 17.6 2.6 15.2 4.4 13.4L6.5 11.3
    paperclip: s M20 11L11.5 19.5C9.3 21.7 6 21.7 4.2 19.8C2.3 18 2.3 14.8 4.5 12.5L13 4C14.5 2.5 16.8 2.5 18.2 3.9C19.6 5.3 19.6 7.5 18.1 9L9.8 17.3C9 18.1 7.9 18.1 7.2 17.4C6.5 16.7 6.5 15.6 7.3 14.8L15 7
    scissors: s O 5.5 6 3 O 5.5 18 3M8 7.7L21 18M8 16.3L21 6
    sidebar.left: o R 2 4 20 16 3 | d M9 4.5V19.5
    sidebar.right = sidebar.left x
    rectangle.stack: o R 3 9 18 12.5 3 | s M5.5 5.5H18.5M8 2.5H16
    square.stack: o R 3 8 18 13.5 3 | s M5.5 5H18.5M8 2H16
    square.on.square: s M4.5 16C3.5 16 3 15.3 3 14V6C3 4.3 4.3 3 6 3H14C15.3 3 16 3.5 16 4.5 | o R 8 8 13 13 3
    plus.square.on.square: s M4.5 16C3.5 16 3 15.3 3 14V6C3 4.3 4.3 3 6 3H14C15.3 3 16 3.5 16 4.5 | o R 8 8 13 13 3 | d M14.5 11.5V17.5M11.5 14.5H17.5
    square.grid.2x2: o R 3 3 8 8 1.8 R 13 3 8 8 1.8 R 3 13 8 8 1.8 R 13 13 8 8 1.8
    square.grid.3x3: o R 2.5 2.5 5 5 1 R 9.5 2.5 5 5 1 R 16.5 2.5 5 5 1 R 2.5 9.5 5 5 1 R 9.5 9.5 5 5 1 R 16.5 9.5 5 5 1 R 2.5 16.5 5 5 1 R 9.5 16.5 5 5 1 R 16.5 16.5 5 5 1
    circle.grid.2x2: o O 7 7 4 O 17 7 4 O 7 17 4 O 17 17 4
    cube: o M12 2L21 7V17L12 22L3 17V7Z | d M3 7L12 12L21 7M12 12V22
    airplane: f M12 2C13 2 13.7 3 13.7 4.5V9L22 14V16L13.7 13.5V18.5L16.5 20.5V22L12 20.8L7.5 22V20.5L10.3 18.5V13.5L2 16V14L10.3 9V4.5C10.3 3 11 2 12 2Z
    car: o M3 12L5.5 6.5C5.8 5.6 6.5 5 7.5 5H16.5C17.5 5 18.2 5.6 18.5 6.5L21 12V18H3Z | d M3.5 11.5H20.5 | p O 7 14.8 1.2 O 17 14.8 1.2 | f R 4 17 3.5 3.5 1 R 16.5 17 3.5 3.5 1
    book: o M12 6C9.5 4 6 3.8 2.5 4.5V19C6 18.3 9.5 18.6 12 20.5C14.5 18.6 18 18.3 21.5 19V4.5C18 3.8 14.5 4 12 6Z | d M12 6.5V20
    pawprint: o O 5 11 2.2 O 9.2 6 2.4 O 14.8 6 2.4 O 19 11 2.2M12 12C15 12 18 15.5 18 18C18 20 16.5 20.8 15 20.5C13 20 11 20 9 20.5C7.5 20.8 6 20 6 18C6 15.5 9 12 12 12Z
    power: s M12 2.5V11 P 12 13 8.5 -55 290
    chart.bar: o R 3 12 4.5 9 1 R 9.75 7 4.5 14 1 R 16.5 3 4.5 18 1
    chart.line.uptrend.xyaxis: s M3 3V21H21M6.5 16L11 10L14 13L20 6
    fork.knife: s M4 2V7C4 9 5.3 9.5 7 9.5C8.7 9.5 10 9 10 7V2M7 2V22M17.5 22V2C15 4 14 8 14 12.5H17.5
    face.smiling: o O 12 12 9.5 | d P 12 12.5 5 30 120 | p O 8.8 9.5 1.2 O 15.2 9.5 1.2
    text.alignleft: s M3 5H21M3 10H15M3 15H21M3 20H15
    text.aligncenter: s M3 5H21M6 10H18M3 15H21M6 20H18
    text.alignright = text.alignleft x
    crop: s M6.5 2V17.5H22M2 6.5H17.5V22
    paintpalette: o M12 2.5C6.5 2.5 2 6.7 2 12C2 17.3 6.5 21.5 12 21.5C13.8 21.5 14.5 20.2 14 18.8C13.4 17 14.2 15.5 16 15.5H18.5C20.7 15.5 22 14 22 11.5C22 6.5 17.5 2.5 12 2.5Z | p O 7 12 1.4 O 9 7.5 1.4 O 15 7.5 1.4
    archivebox: o R 2 3.5 20 5 1.2 | o M3.5 8.5H20.5V20.5H3.5Z | d M9.5 12.5H14.5
    externaldrive: o R 2 7 20 11 3 | p O 17.5 12.5 1.2
    display: o R 2 3.5 20 13.5 2 | s M8 21H16M12 17V21
    iphone: o R 6 1.5 12 21 3 | d M10.5 19.5H13.5
    ipad: o R 3.5 2 17 20 2.5 | d M10.5 19.5H13.5
    keyboard: o R 1.5 5.5 21 13 2.5 | d M5 9.5H6M9 9.5H10M13 9.5H14M17 9.5H18M7.5 14.5H16.5
    """
}
