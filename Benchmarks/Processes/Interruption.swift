import CInstruments

/// A signal by which a person ends this program, such as Ctrl-C.
public enum Interruption {
  /// Prints a line on standard error before a signal ends this program.
  public static func explain(_ line: String) {
    supervisor_explain_interruption(line)
  }
}
