import Contenders
import Proof
import Suites
import UsersInterface
import WholeLineup

/// A module that figures are computed of.
struct MeasuredModule: Sendable {
  /// The contender that it declares.
  let contender: Contender
  /// Its app, begun so that it starts with the list of users.
  let app: any UsersApp.Type
  /// The change request that it has made; `nil` if it has made none.
  let request: String?

  /// The architectures, those of today, and variants.
  static var unchanged: [MeasuredModule] {
    (Lineup.patterns + Lineup.today + Lineup.variants).map { MeasuredModule(contender: $0, app: $0.app, request: nil) }
  }

  /// The architectures, their variants, and the architectures after each change request.
  static var all: [MeasuredModule] {
    unchanged
      + ProvenRequest.all.flatMap { request in
        request.contenders.map { MeasuredModule(contender: $0, app: request.beginning($0.app), request: request.name) }
      }
  }

  /// The module's name, such as `MVC_posts`.
  var name: String { contender.module }

  /// The module before the change, such as `MVC` of `MVC_posts`.
  var original: String { request == nil ? name : String(name.prefix { $0 != "_" }) }
}
