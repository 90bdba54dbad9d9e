import Foundation
import Proof

// Computes the records of change requests with the changed apps.
//
// usage: lab prove [--actions N] | steps | role-tests | strength   [--record] [REQUEST]...
//   prove       checks the scenarios, runs the faulty apps, and walks N random actions; 20000 unless given
//   steps       measures the steps that requests change: in a release build objects, retains and releases; in a debug
//               build messages
//   role-tests  compiles and runs the role tests of before the change on the changed modules
//   strength    runs the mutants of the changed modules; the product ChangesPackageTests has to be built
//   --record    keeps what was found in the package; see `workbench record`

do {
  var words = Array(CommandLine.arguments.dropFirst())
  let verb = words.isEmpty ? "" : words.removeFirst()
  switch verb {
  case "prove":
    let actions = try LabArguments.takeActions(from: &words)
    try prove(LabArguments(words), actions: actions)
  case "steps": try await measureSteps(LabArguments(words))
  case "role-tests": try await runRoleTests(LabArguments(words))
  case "strength": try await findStrength(LabArguments(words))
  default: throw LabUsage("\"\(verb)\": prove, steps, role-tests or strength is expected")
  }
} catch let failure as LabUsage {
  say("lab: \(failure.text)")
  exit(64)
} catch {
  say("lab: \(error)")
  exit(1)
}
