package import Claims
package import Contenders
internal import WholeLineup

extension Lineup {
  /// VIPER in all sixteen wirings of the references that 003's closing remark wants weak.
  package static var wirings: [Wiring] { all.compactMap(\.wiring) }
}
