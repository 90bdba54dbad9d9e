import Foundation
import HeadlessUIKit
import UIKit

/// An event of the app as a whole: what a person does on the device around it, or the system.
nonisolated public enum AppEvent: Equatable, Sendable {
  /// Another app comes to the front.
  case background
  /// The app comes to the front again.
  case foreground
  /// The app goes to the background, ends, and is launched again with the state that it has kept.
  case restart
  /// Memory is short.
  case memoryWarning
  /// A person opens an address of the app elsewhere.
  case open(URL)
  /// A person goes on in the app with a page of the web.
  case browse(URL)
}

nonisolated extension AppEvent: CustomStringConvertible {
  /// Reads a line such as `background` or `open shop://cart`; `nil` if it is none.
  public init?(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    let address = words.count == 2 ? URL(string: words[1]) : nil
    switch (words.first, address) {
    case ("background", nil) where words.count == 1: self = .background
    case ("foreground", nil) where words.count == 1: self = .foreground
    case ("restart", nil) where words.count == 1: self = .restart
    case ("memory", _) where words == ["memory", "warning"]: self = .memoryWarning
    case ("open", let address?): self = .open(address)
    case ("continue", let address?): self = .browse(address)
    default: return nil
    }
  }

  /// The event as it is written in a journey.
  public var description: String {
    switch self {
    case .background: "background"
    case .foreground: "foreground"
    case .restart: "restart"
    case .memoryWarning: "memory warning"
    case .open(let address): "open \(address.absoluteString)"
    case .browse(let address): "continue \(address.absoluteString)"
    }
  }
}

extension AppEvent {
  /// The events that are possible now, and need no address.
  @MainActor static var possible: [AppEvent] {
    switch UIApplication.shared.applicationState {
    case .background: [.foreground]
    default: [.background, .memoryWarning]
    }
  }

  /// Lets the event happen; who runs the app restarts it.
  @MainActor func happen() {
    let app = UIApplication.shared
    switch self {
    case .background: app.enterBackground()
    case .foreground: app.enterForeground()
    case .restart: break
    case .memoryWarning: app.receiveMemoryWarning()
    case .open(let address): app.receive(address)
    case .browse(let address):
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = address
      app.receive(activity)
    }
  }
}
