/// The references that are strong here, by their numbers in 003's closing remark, from 1 to 4.
public nonisolated let strong: Set<Int> = [2, 4]
