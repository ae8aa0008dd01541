/// The texts of the manual page, except for the commands.
extension ManualPage {
  static let description = [
    "Glissade runs UIKit's view controller transitions on the desktop. Without a command it opens a window with the demos: drag their "
      + "transitions with the mouse, tune their values while they run, and copy the values as Swift.",
    "“glissade run” shows the transition in a Swift file that was written for iOS, and the new code at each save. This needs the Swift "
      + "toolchain with which Glissade was built; nothing else does.",
    "The commands need no display, except for “run”, “open” and the window. The same command always writes the same bytes.",
    "An error is reported in one line on standard error. A file that an option names for output is replaced only when the new one is "
      + "complete.",
  ]

  static let environment = [
    (name: "GLISSADE_ASSETS", meaning: "The folder with the photos, takes and templates that come with the program."),
    (
      name: "GLISSADE_PRESENTER",
      meaning: "How the window's pixels reach the screen, if it stays empty otherwise: “surface” or “texture”."
    ),
    (name: "GLISSADE_SIMD", meaning: "“baseline” draws without AVX2. The pictures are the same bytes."),
    (name: "GLISSADE_DECODER", meaning: "“inside” decodes pictures in the program itself and not in processes of their own."),
    (
      name: "GLISSADE_CODE_MEMORY",
      meaning: "The most memory that Swift files may need when they run, in megabytes: half of the machine's by default, and at most 2048."
    ),
    (name: "GLISSADE_IOS", meaning: "The version of iOS whose sheets are shown: 18, or 26 for sheets that float."),
    (name: "GLISSADE_PORT", meaning: "The program with which “glissade run” prepares Swift files for the compiler."),
    (name: "GLISSADE_MODULES", meaning: "The folder with the compiled modules that these files import."),
    (name: "PATH", meaning: "Where ffmpeg, the Swift compiler and the desktop's programs are found."),
    (name: "VISUAL", meaning: "The editor that opens a file at the line of a message. Without it, that of EDITOR."),
    (name: "XDG_CONFIG_HOME", meaning: "The folder of the presets, ~/.config by default."),
    (name: "XDG_DATA_HOME", meaning: "The folder of the takes, ~/.local/share by default."),
    (name: "XDG_STATE_HOME", meaning: "The folder of what the window remembers, ~/.local/state by default."),
  ]

  static let files = [
    (path: "~/.config/glissade/presets", meaning: "Saved presets, one readable JSON file each, in a folder for each demo."),
    (path: "~/.local/share/glissade/takes", meaning: "Recorded takes, likewise."),
    (path: "~/.local/state/glissade/crashes", meaning: "Where Glissade was when it crashed, for a report."),
    (path: "~/.local/state/glissade", meaning: "What the window remembers: its size, pinned values, recent files."),
  ]

  static let examples = [
    (command: "glissade --demo=modal-card", meaning: "Opens the window with a card that springs up over the photos."),
    (command: "glissade new BouncyCard", meaning: "Writes BouncyCard.swift, a transition to begin with."),
    (command: "glissade run BouncyCard.swift", meaning: "Shows it, and the new code whenever the file is saved."),
    (command: "glissade shot modal-card --at=0.2 -o card.png", meaning: "Writes one frame."),
    (command: "glissade film modal-card -o card.webp", meaning: "Writes a film of the whole transition."),
    (command: "glissade export modal-card --set=present.damping=0.5 --format=css", meaning: "Writes tuned values as code."),
    (
      command: "glissade check modal-card --monkey=60",
      meaning: "Interrupts the transition in every way, and with a minute of random input."
    ),
  ]
}
