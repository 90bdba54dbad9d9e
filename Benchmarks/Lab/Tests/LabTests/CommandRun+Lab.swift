import CommandFixtures
import Contenders
import WholeLineup

extension CommandRun {
  /// Runs a command line as the lab does.
  init(inLab words: [String], showsColors: Bool = false, width: Int = 1_000) async {
    await self.init(words, lineup: Lineup.all, lab: true, showsColors: showsColors, width: width)
  }
}
