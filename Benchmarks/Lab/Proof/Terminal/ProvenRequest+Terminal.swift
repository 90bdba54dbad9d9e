import FourV_terminal
import MVC_terminal
import MVP_terminal
import MVVMC_terminal
import Suites
import TerminalScenarios
import VIPER_terminal
import VIPVM_terminal

nonisolated extension ProvenRequest {
  /// "The details are drawn by another UI technology: declarative text, as our terminal tools draw it."
  static let terminal = ProvenRequest(
    "terminal",
    [
      Contender(MVCApp.self, summary: MVC_terminal.change),
      Contender(MVPApp.self, summary: MVP_terminal.change),
      Contender(MVVMCApp.self, summary: MVVMC_terminal.change),
      Contender(VIPERApp.self, summary: VIPER_terminal.change),
      Contender(VIPVMApp.self, summary: VIPVM_terminal.change),
      Contender(FourVApp.self, summary: FourV_terminal.change),
    ],
    terminalScenarios,
    faults: terminalFaults
  )
}
