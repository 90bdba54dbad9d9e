import EmailScenarios
import FourV_email
import MVC_email
import MVP_email
import MVVMC_email
import Observed_email
import OneStore_email
import Suites
import VIPER_email
import VIPVM_email

nonisolated extension ProvenRequest {
  /// "Show the user's email in the details."
  static let email = ProvenRequest(
    "email",
    [
      Contender(MVCApp.self, summary: MVC_email.change),
      Contender(MVPApp.self, summary: MVP_email.change),
      Contender(MVVMCApp.self, summary: MVVMC_email.change),
      Contender(VIPERApp.self, summary: VIPER_email.change),
      Contender(VIPVMApp.self, summary: VIPVM_email.change),
      Contender(FourVApp.self, summary: FourV_email.change),
      Contender(ObservedApp.self, as: .today, summary: Observed_email.change),
      Contender(OneStoreApp.self, as: .today, summary: OneStore_email.change),
    ],
    emailScenarios,
    faults: emailFaults
  )
}
