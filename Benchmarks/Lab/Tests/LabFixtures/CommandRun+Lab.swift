public import CommandFixtures
internal import Contenders
internal import LabCommand
internal import WholeLineup

extension CommandRun {
  /// Runs a command line as the lab does.
  ///
  /// - Parameters:
  ///   - words: the words after the program's name.
  ///   - showsColors: true if the console shows colours.
  ///   - width: the columns of the console.
  @MainActor public init(inLab words: [String], showsColors: Bool = false, width: Int = 1_000) async {
    await self.init(words, lineup: Lineup.all, lab: LabVerbs.all, showsColors: showsColors, width: width)
  }
}
