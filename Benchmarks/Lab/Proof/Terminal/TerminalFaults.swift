/// Possible faults of details that are drawn as text.
nonisolated let terminalFaults =
  terminalLineFaults + terminalChangeFaults + terminalDeclarationFaults + terminalEndFaults
