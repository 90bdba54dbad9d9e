import AppBench
import AppProbe
import FeedLineup
import Foundation

// The same program with instruments.
exit(AppProgram(FeedLineup.apps, instruments: AppProbe()).run())
