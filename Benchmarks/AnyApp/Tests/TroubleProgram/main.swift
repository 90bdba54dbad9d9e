import AppBench
import Foundation
import UIKit

/// Misbehaves as the environment says.
func misbehave() {
  let environment = ProcessInfo.processInfo.environment
  if let life = environment["LIFE"] { write(open(life, O_WRONLY), "s", 1) }
  switch environment["TROUBLE"] {
  case "hang": while true {}
  case "rest": while true { pause() }
  // The child has a session of its own, and outlives its parent.
  case "fork": fork(andLasts: environment["LASTS"] != nil)
  case "print": while true { print("and so on") }
  case "memory":
    var all: [[UInt8]] = []
    while true { all.append([UInt8](repeating: 1, count: 1 << 24)) }
  default: break
  }
}

/// Starts a program that does not end.
func fork(andLasts lasts: Bool) {
  var id = pid_t()
  var words = ["/bin/sh", "-c", "setsid tail -f /dev/null &"].map { (word: String) in strdup(word) } + [nil]
  posix_spawn(&id, "/bin/sh", nil, nil, &words, environ)
  waitpid(id, nil, 0)
  while lasts { pause() }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    misbehave()
    let screen = UIViewController()
    let label = UILabel()
    label.text = "cleared \u{1B}[2J by \u{9B}2J \u{202E}turned"
    screen.view.addSubview(label)
    window = UIWindow()
    window?.rootViewController = screen
    window?.makeKeyAndVisible()
    print("the app says \u{1B}]0;title\u{7}")
    return true
  }
}

let folder = URL(filePath: #filePath).deletingLastPathComponent()
exit(AppProgram([BenchApp("Trouble", originals: folder, {}, { AppDelegate() })]).run())
