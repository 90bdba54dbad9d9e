/// A part of a screen, declared as text. It says what is there; a host draws it, and draws it again when it has changed.
///
///     struct Greeting: TextView {
///       var name: String
///       var greet: () -> Void
///
///       var body: Column {
///         Column {
///           Text("Hello, \(name)")
///           Button("Greet", isEnabled: !name.isEmpty, action: greet)
///         }
///         .title("Greeting")
///       }
///     }
///
///     print(Greeting(name: "Ada", greet: {}).body.lines)  // ["Hello, Ada", "[ Greet ]"]
public protocol TextView {
  /// The content, made anew whenever it is asked for.
  var body: Column { get }
}
