/// Names the references of 003's closing remark that are strong here, as it numbers them.
public nonisolated let strong: Set<Int> = [1, 3]
