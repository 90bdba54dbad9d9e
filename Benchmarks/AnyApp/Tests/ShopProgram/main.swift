import AppBench
import Foundation
import ShopLineup

// The shop of the tests as a program: see AppBenchTests.
exit(AppProgram(ShopLineup.apps).run())
