import FourV_signIn
import MVC_signIn
import MVP_signIn
import MVVMC_signIn
import Runs
import SignInDomain
import SignInScenarios
import Suites
import UsersInterface
import VIPER_signIn
import VIPVM_signIn

nonisolated extension ProvenRequest {
  /// "A sign-in screen comes first; signing out returns to it and nothing of the old session is left; a deep link
  /// opened before signing in is followed after."
  static let signIn = ProvenRequest(
    "sign-in",
    [
      Contender(MVCApp.self, summary: MVC_signIn.change),
      Contender(MVPApp.self, summary: MVP_signIn.change),
      Contender(MVVMCApp.self, summary: MVVMC_signIn.change),
      Contender(VIPERApp.self, summary: VIPER_signIn.change),
      Contender(VIPVMApp.self, summary: VIPVM_signIn.change),
      Contender(FourVApp.self, summary: FourV_signIn.change),
    ],
    signInScenarios,
    beginning: { signedIn($0) },
    gestures: signInGestures,
    faults: signInFaults
  )

  /// Signing in is there more than once, so that most walks get beyond the first screen.
  private static let signInGestures =
    [Credentials.ada, .grace, .ada, .grace, Credentials(name: "ada", password: "compiler")].map { credentials in
      WalkGesture("try app.signIn(Credentials(name: \"\(credentials.name)\", password: \"\(credentials.password)\"))") {
        try $0.signIn(credentials)
      }
    } + [WalkGesture("try app.signOut()") { try $0.signOut() }]

  private static func signedIn<App: UsersApp>(_ app: App.Type) -> any UsersApp.Type {
    SignedIn<App>.self
  }
}
