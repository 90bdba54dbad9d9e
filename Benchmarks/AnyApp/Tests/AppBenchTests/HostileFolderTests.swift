import Foundation
import Testing

@Suite("Hostile folders")
struct HostileFolderTests {
  private let folder: AdoptFolder

  init() throws {
    folder = try AdoptFolder()
  }

  @Test("are answered in one line, and nothing is written")
  func refuses() throws {
    try folder.write("", to: "Empty/README.md")
    try folder.write("class A {", to: "Broken/A.swift")
    try folder.write("let a = \"\n", to: "Open/A.swift")
    try folder.write(String(repeating: "(", count: 10_000), to: "Deep/A.swift")
    try folder.write("class A {}", to: "Plain/A.swift")
    try Data([0xFF, 0xFE, 0x00]).write(to: folder.url.appending(path: "Plain/B.swift"))
    try folder.writeApp(to: "Two/A.swift")
    try folder.write(
      "import UIKit\n\n@UIApplicationMain class B: UIResponder, UIApplicationDelegate {}",
      to: "Two/B.swift"
    )
    try folder.writeApp(to: "Pair/Old/A.swift")
    try folder.writeApp(to: "Pair/New/A.swift")
    let before = folder.everything
    func check(_ words: [String], code: Int32 = 65, _ reason: String) {
      let answer = folder.run(words)
      #expect(answer.code == code && answer.text.hasSuffix("\(reason)\n"), "\(answer)")
      #expect(answer.text.hasPrefix("adopt: ") && answer.text.count(where: \.isNewline) == 1, "\(answer)")
    }
    check(["/Missing"], "Missing: the folder is missing")
    check(["/Plain/A.swift"], "A.swift: the folder is missing")
    check(["/Empty"], "Empty: error: the folder has not one Swift file")
    check(["/Broken"], "Broken/A.swift:1: error: the bracket '{' has no counterpart")
    check(["/Open"], "Open/A.swift:1: error: this string has no end")
    check(["/Deep"], "Deep/A.swift:1: error: brackets are nested deeper than 256 levels")
    check(["/Plain"], "Plain/B.swift:1: error: the file cannot be read as UTF-8 text")
    check(["/Plain", "--leave-out", "/Plain/B.swift"], "so that nothing says how the app starts")
    let root = folder.url.path
    let choice = "are both the app's delegate; --leave-out FILE leaves one of them out"
    check(["/Two"], "Two/B.swift:3: error: 'B' and 'A' (\(root)/Two/A.swift:2) \(choice)")
    check(["/Pair"], "Pair/Old/A.swift:2: error: 'A' and 'A' (\(root)/Pair/New/A.swift:2) \(choice)")
    check(["/Two", "--into", "/Two/bench"], choice)
    check(["/Two", "--leave-out", "/Two/A.swift", "--into", "/Two/bench"], code: 73, "in which nothing is written")
    check(["/Two", "--leave-out", "/Two/A.swift", "--into", "/Two/A.swift/b"], code: 73, "in which nothing is written")
    check(["/Two", "--leave-out", "/Two/A.swift", "--into", "/Plain"], code: 73, "--into names another folder")
    #expect(folder.everything == before)
    #expect(folder.run("/Two", "--leave-out", "/Two/A.swift").code == 0)
  }

  @Test("with a line break in their names are not part of a list")
  func lineBreak() throws {
    try folder.writeApp(to: "Shop\n- x/A.swift")
    try folder.writeApp(to: "Shop /A.swift")
    for name in ["Shop\n- x", "Shop "] {
      let answer = folder.run("/\(name)")
      #expect(answer.code == 65 && answer.text.count(where: \.isNewline) == 1, "\(answer)")
    }
  }

  @Test("with quotes and blanks in their names become a package all the same")
  func quotes() throws {
    try folder.writeApp(to: "My \"Shop\" \\(x)/A.swift")
    #expect(folder.run("/My \"Shop\" \\(x)").code == 0)
    let main = folder.text("MyShopx-bench/Sources/App/main.swift")
    #expect(main.contains("/My \\\"Shop\\\" \\\\(x)\")"), "\(main)")
  }

  @Test(
    "with the names of modules that are here give a module another name",
    arguments: ["UIKit", "App", "class", "Users", "MVP"]
  )
  func takenNames(_ name: String) throws {
    try folder.writeApp(to: "\(name)/A.swift")
    #expect(folder.run("/\(name)").code == 0)
    let made = folder.everything.filter { $0.hasSuffix("-bench/Package.swift") }
    #expect(made.count == 1 && !made.contains("\(name)-bench/Package.swift"), "\(made)")
  }

  @Test("that import what is a module of the workbench are refused: a package manager takes a name once")
  func takenModules() throws {
    try folder.writeApp("Suites")
    let before = folder.everything
    let reason = "adopt: 'Suites' is the name of a module that is here already"
    #expect(folder.run("/Shop").text == "\(reason), and the sources import another one of this name\n")
    let module = folder.run("/Shop", "--module", "Suites=/Shop").text
    #expect(module == "\(reason); --module takes another name\n")
    #expect(folder.run("/Shop", "--name", "Suites").text == "\(reason); --name names the app otherwise\n")
    #expect(folder.run("--survey", "/Shop").code == 0)
    #expect(folder.everything == before)
  }

  @Test("that import a module of the app's own name have one target of the name")
  func ownName() throws {
    try folder.writeApp("Shop")
    #expect(folder.run("/Shop").code == 0)
    #expect(folder.text("Shop-bench/Package.swift").split(separator: "name: \"Shop\"").count == 2)
  }

  @Test("with links that lead in a circle, up, or nowhere are read once")
  func links() throws {
    try folder.write("import UIKit", to: "Shop/Inner/A.swift")
    for (link, target) in [("again", "Shop"), ("Inner/up", ""), ("gone.swift", "Nowhere"), ("self", "Shop/self")] {
      let place = folder.url.appending(path: "Shop/\(link)")
      try FileManager.default.createSymbolicLink(at: place, withDestinationURL: folder.url.appending(path: target))
    }
    #expect(folder.run("--survey", "/Shop").text.hasPrefix("1 file;"))
  }

  @Test("with a storyboard that is cut off have one line about it")
  func cutOff() throws {
    try folder.writeApp()
    try folder.write("<?xml version=\"1.0\"?>\n<document>\n  <scenes>", to: "Shop/Main.storyboard")
    try folder.write("<document/>", to: "Shop/Whole.xib")
    try folder.write("", to: "Shop/Nothing.xib")
    let lines = folder.run("/Shop").text.split(separator: "\n")
    #expect(lines.filter { $0.contains("not whole XML") }.count == 2)
    #expect(
      lines.contains("Main.storyboard:3: this is not whole XML, so that nothing can be loaded from it"),
      "\(lines)"
    )
  }

  @Test("of 10,000 files become a package")
  func manyFiles() throws {
    try folder.writeApp()
    for index in 0..<10_000 { try folder.write("class C\(index) {}", to: "Shop/\(index % 100)/File\(index / 2).swift") }
    let (text, code) = folder.run("/Shop")
    #expect(code == 0 && text.hasPrefix("10001 files") && text.contains("in 1 of 10001 files"), "\(text)")
  }

  @Test("never have a package written among them, by whatever path")
  func inside() throws {
    try folder.writeApp()
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "link").path,
      withDestinationPath: "Shop"
    )
    let before = folder.everything
    for place in ["/Shop/x", "/link/x", "/link/deep/er/x"] {
      let (text, code) = folder.run("/Shop", "--into", place)
      #expect(code != 0 && folder.everything == before, "\(place): \(text)")
    }
  }

  @Test("may have control characters in their names: they are shown")
  func names() throws {
    try folder.writeApp()
    try folder.write("class B { @objc func f( }", to: "Shop/E\u{1B}[2J.swift")
    for words in [["--survey", "/Shop"], ["/no\u{1B}[2J"]] {
      let (text, code) = folder.run(words)
      #expect(code != 0 && text.contains(#"\u{1B}[2J"#) && !text.contains("\u{1B}"), "\(text)")
    }
  }
}
