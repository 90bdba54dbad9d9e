import AppBench
import AppProbe
import Foundation
import ShopLineup

// The shop of the tests as a program with instruments: see AppBenchTests.
exit(AppProgram(ShopLineup.apps, instruments: AppProbe()).run())
