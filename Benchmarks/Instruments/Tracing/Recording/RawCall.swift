import Instruments

/// A function that was entered, and those that were entered from it.
struct RawCall {
  /// `nil` if the compiler made it.
  let function: Function?
  var calls: [RawCall]
}
