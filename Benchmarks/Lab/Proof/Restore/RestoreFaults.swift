/// Possible faults of an app that restores its last place.
nonisolated let restoreFaults = restoreRecordFaults + restoreLinkFaults + restoreLaunchFaults + restoreEndFaults
