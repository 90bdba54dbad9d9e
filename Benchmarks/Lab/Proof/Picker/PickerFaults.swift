/// Possible faults of a colleague that is chosen from the list.
nonisolated let pickerFaults = pickerListFaults + pickerChoiceFaults + pickerScreenFaults
