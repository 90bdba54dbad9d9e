/// Every fault that the suite has to notice.
enum Faults {
  static let all = launch + find + navigate + links + change + lifetimes
}
