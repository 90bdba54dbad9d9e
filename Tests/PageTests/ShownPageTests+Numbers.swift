import Foundation
import TestSupport
import Testing

/// Compares every number that the page shows with the data that it was made from.
extension ShownPageTests {
  /// Views, each with the least number of numbers that it has.
  private static let views = [
    ("#choose", 90), ("#choose?screens=many&teams=several&tests=without-uikit", 30), ("#glance", 90),
    ("#glance?reference=VIPER", 150), ("#glance?hide=Floor&sort-at-a-glance=files", 80),
    ("#changes", 72),
    ("#changes?measure=lines&cell=email.MVC&cell=email.VIPER", 80), ("#code", 0), ("#tests", 90),
    ("#tests?tested=FourV", 90), ("#flow", 4), ("#memory", 14),
    ("#times", 50), ("#times?benchmark=binding/load&against=MVP", 50), ("#claims", 0), ("#arguments", 200),
    ("#method", 14),
  ]

  @Test(.timeLimit(.minutes(5))) func `Every number equals the JSON's, to the digits that are shown`() async throws {
    let report = try Report.ofTwoMachines()
    let data = try report.data
    try await Browser.use { browser in
      for (fragment, least) in Self.views {
        try await browser.open(try report.address(fragment))
        let numbers = try await browser.run(Script.numbers).list
        #expect(numbers.count >= least, "\(fragment): \(numbers.count)")
        for entry in numbers {
          let number = ShownNumber(entry)
          #expect(number.agrees(with: data), "\(fragment): \(entry)")
          #expect(number.significantDigits <= 3 || !number.text.contains("."), "\(fragment): \(entry)")
        }
        let bare = try await browser.run(Script.bareNumbers).texts
        #expect(bare.isEmpty, "\(fragment): numbers that say nothing of where they are from: \(bare)")
      }
    }
  }
}

/// A number on the page, and its source.
struct ShownNumber {
  private static let factors = ["ns": 1.0, "µs": 1e3, "ms": 1e6, "s": 1, "%": 0.01, "×": 1, "B": 1, "": 1]
  let text: String
  let pointers: [String]
  let operation: String
  let unit: String

  init(_ entry: JSON) {
    text = entry[0].text ?? ""
    pointers = JSON(parsing: entry[1].text ?? "").texts
    operation = entry[2].text ?? ""
    unit = entry[3].text ?? ""
  }

  /// The number of digits from the first one that is not 0.
  var significantDigits: Int {
    text.prefix { $0.isNumber || "+-.".contains($0) }.filter(\.isNumber).drop { $0 == "0" }.count
  }

  /// Returns true if the number is within half a unit of its last digit.
  func agrees(with data: JSON) -> Bool {
    let values = pointers.compactMap { data.at($0).number }
    guard values.count == pointers.count, let first = values.first else { return false }
    let value = operation == "sum" ? values.reduce(0, +) : operation == "ratio" ? first / values[1] : first
    guard let parts = text.wholeMatch(of: /(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?[ ]?(\D*)/),
      let digits = Double(text.prefix { $0.isNumber || "+-.e".contains($0) }),
      var factor = Self.factors[String(parts.4)]
    else { return false }
    if parts.4 == "s", unit != "seconds" { factor = 1e9 }
    if unit == "µs" { factor /= 1_000 }
    let places = pow(10, -Double(parts.2?.count ?? 0) + (parts.3.flatMap { Double($0) } ?? 0))
    return abs(digits * factor - value) <= 0.500_001 * places * factor
  }
}
