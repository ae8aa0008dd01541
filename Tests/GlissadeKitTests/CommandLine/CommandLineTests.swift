import Foundation
import TestSupport
import Testing

@testable import GlissadeKit
@testable import Rehearsal

@Suite("The command line") @MainActor
struct CommandLineTests {
  @Test(
    "Given wrong use, when the program runs, then one line says what is wrong and names the nearest valid choice, and it exits 64",
    arguments: [
      (["shot", "modal-crad", "-o", "-"], "there is no demo “modal-crad”; did you mean “modal-card”?"),
      (["shot", "modal-card"], "“shot” needs -o OUT.png"),
      (["shot"], "“shot” needs the name of a demo, or a Swift file"),
      (["shot", "modal-card", "again", "-o", "-"], "unexpected argument “again”"),
      (["trace", "modal-card", "--phse", "present"], "there is no option “--phse”; did you mean “--phase”?"),
      (["trace", "modal-card", "--phase", "presnt"], "option “--phase” needs present or dismiss, not “presnt”; did you mean “present”?"),
      (["trace", "modal-card", "--fps"], "option “--fps” needs a value: N"),
      (["trace", "modal-card", "--fps", "0"], "option “--fps” needs a whole number from 1 to 1000, not “0”"),
      (
        ["trace", "modal-card", "--size", "390"],
        "option “--size” needs a width and height from 100 to 4000 points, such as 390x844, not “390”"
      ),
      (["trace", "modal-card", "--set", "present.duratoin=1"], "there is no tweak “present.duratoin”; did you mean “present.duration”?"),
      (["shot", "modal-card", "-o", "-", "--at", "nan"], "option “--at” needs a number from 0 to 3600, not “nan”"),
      (["list", "--json=yes"], "option “--json” takes no value"),
      (["-x"], "there is no option “-x”"),
    ])
  func wrongUse(words: [String], message: String) {
    let run = ProgramRun(words)
    #expect(run.status == .usage)
    #expect(run.errors == ["glissade: " + message])
    #expect(run.output.isEmpty)
  }

  @Test("Given a word that is neither a command nor a file, when the program runs, then it says so and exits 66")
  func neitherCommandNorFile() {
    let run = ProgramRun("/nowhere/at/all")
    #expect(run.status == .noInput)
    #expect(run.errors == ["glissade: there is no file or folder “/nowhere/at/all”"])
  }

  @Test("Given a misspelt command, when the program runs, then the command is named and it exits 64")
  func misspeltCommand() {
    let run = ProgramRun("shto", "modal-card")
    #expect(run.status == .usage)
    #expect(run.errors == ["glissade: there is no command “shto”; did you mean “shot”?"])
    #expect(ProgramRun("shto", "modal-card", "-o", "x.png").errors == run.errors, "Before options that the window has not")
  }

  @Test("Given the name of a demo alone, when the program runs, then it says how to open the window with it, and exits 64")
  func demoAlone() {
    let run = ProgramRun("modal-card")
    #expect(run.status == .usage)
    #expect(run.errors == ["glissade: “modal-card” is a demo: “glissade --demo=modal-card” opens the window with it"])
    #expect(ProgramRun("modal-card", "-o", "x.png").errors == run.errors)
  }

  @Test("“help” is a command as well, and “help shot” is “shot --help”")
  func helpWord() {
    #expect(ProgramRun("help").text == ProgramRun("--help").text)
    #expect(ProgramRun("help", "shot").text == ProgramRun("shot", "--help").text)
    #expect(ProgramRun("help", "shto").errors == ["glissade: there is no command “shto”; did you mean “shot”?"])
  }

  @Test("The help lists every exit status with its meaning, and no two meanings have one number")
  func exitStatuses() throws {
    let help = ProgramRun("--help").text
    for status in GlissadeKit.ExitStatus.allCases {
      #expect(help.split(separator: "\n").contains { $0.hasPrefix("  \(status.rawValue) ") && $0.contains(status.meaning.prefix(20)) })
    }
    #expect(GlissadeKit.ExitStatus.internalError.rawValue == 70)
    let readme = try String(contentsOfFile: SourceAssets.folder + "/../README.md", encoding: .utf8)
    for status in GlissadeKit.ExitStatus.allCases {
      let meaning = status.meaning.replacing("“", with: "`").replacing("”", with: "`")
      #expect(readme.contains("| \(status.rawValue) | \(meaning) |"))
    }
  }

  @Test("Given a word of a hundred thousand letters, or one that would do something to a terminal, then the message stays one short line")
  func strangeWords() {
    let long = ProgramRun("shot", "modal-card", "-o", "-", "--at", String(repeating: "x", count: 100_000))
    #expect(long.status == .usage)
    #expect(long.errors.count == 1 && long.errors[0].count < 500)
    #expect(long.errors[0].hasPrefix("glissade: option “--at” needs a number from 0 to 3600, not “xxx"))
    let strange = ProgramRun("shot", "a\nb\u{1b}[2J", "-o", "-")
    #expect(strange.errors == ["glissade: there is no demo “a\\nb\\u{1B}[2J”; “glissade list” shows all"])
  }

  @Test("Given a photo folder that is not there, when a picture is asked for, then it exits 66")
  func missingPhotos() {
    let run = ProgramRun("shot", "modal-card", "-o", "-", "--photos", "/nowhere")
    #expect(run.status == .noInput)
    #expect(run.errors.count == 1)
    #expect(run.errors.first?.contains("“/nowhere”") == true)
  }

  @Test(
    "Given a place that cannot be written, when a trace is asked for, then it exits 73 before any work",
    arguments: ["/nowhere/trace.csv", "/", "/proc/trace.csv"])
  func unwritable(path: String) {
    let run = ProgramRun("trace", "modal-card", "-o", path)
    #expect(run.status == .cannotCreate)
    #expect(run.errors.count == 1)
    #expect(run.errors.first?.contains("cannot write “\(path)”") == true)
  }

  @Test("Given a name with a value after a space, after “=” or right after a letter, when it is read, then the value is the same")
  func spellings() throws {
    let output = Option<String>.text("output", short: "o", "FILE", help: "")
    for words in [["--output", "a"], ["--output=a"], ["-o", "a"], ["-oa"], ["-o", "b", "--output=a"]] {
      #expect(try ParsedArguments(words, declared: [output])[output] == "a")
    }
    let afterDashes = try ParsedArguments(["--output=a", "--", "--output=b", "-"], declared: [output])
    #expect(afterDashes.operands == ["--output=b", "-"])
    #expect(try ParsedArguments(["--output="], declared: [Option<String>("output", "FILE", help: "") { $0 }])[output] == "")
  }

  @Test("Given a repeatable option, when it is given twice, then both values are kept in order")
  func repeatable() throws {
    let set = Option<String>.text("set", "ID=VALUE", help: "")
    let arguments = try ParsedArguments(["--set", "a=1", "operand", "--set=b=2"], declared: [set])
    #expect(arguments.all(set) == ["a=1", "b=2"])
    #expect(arguments.operands == ["operand"])
  }

  @Test("Given an option before the command, when the program runs, then the command is found all the same")
  func optionsBeforeTheCommand() {
    let run = ProgramRun("--format=json", "--fps", "10", "trace", "modal-card")
    #expect(run.status == .success)
    #expect(run.text.hasPrefix("["))
  }

  @Test("Every command explains itself in lines of at most 80 columns, naming each of its options")
  func help() {
    for command in CommandRunner.standardCommands {
      let run = ProgramRun(command.name, "--help")
      #expect(run.status == .success)
      #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(run.text)")
      for option in command.options { #expect(run.text.contains("--\(option.name)")) }
    }
    let program = ProgramRun("--help")
    #expect(program.status == .success)
    #expect(program.text.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(program.text)")
    for command in CommandRunner.standardCommands { #expect(program.text.contains("  \(command.name) ")) }
  }

  @Test("When the list is asked for as JSON, then every demo tells its id, title, chapter, phases and tweaks")
  func listAsJSON() throws {
    let list = try #require(try JSONSerialization.jsonObject(with: ProgramRun("list", "--json").output) as? [[String: Any]])
    let card = try #require(list.first { $0["id"] as? String == "modal-card" })
    #expect(Set(card.keys).isSuperset(of: ["id", "title", "chapter", "phases", "tweaks"]))
    #expect(card["phases"] as? [String] == ["present", "dismiss"])
    let tweaks = try #require(card["tweaks"] as? [[String: Any]])
    let duration = try #require(tweaks.first { $0["id"] as? String == "present.duration" })
    #expect(duration["type"] as? String == "number")
    #expect(duration["unit"] as? String == "seconds")
    #expect(duration["default"] as? Double == 0.44)
  }
}
