/// Possible faults of a dashboard without the finder.
nonisolated let removeFaults = removeFinderFaults + removeUnchangedFaults
