public import Users

extension Wording {
  /// The title of the button in the details: the effect of the next tap.
  public static func mute(_ isMuted: Bool) -> String {
    isMuted ? "Unmute" : "Mute"
  }

  /// The finder's answer for a muted user.
  public static func isMuted(name: String) -> String {
    "\(name) is muted"
  }
}
