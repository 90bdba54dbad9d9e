import Foundation

/// A results file of a run that never took place: of the six and Floor, and of contenders that are added.
struct MadeUpResults {
  static let six = ["MVC", "MVP", "MVVMC", "VIPER", "VIPVM", "FourV", "Floor"]
  private static let benchmarks = ["launch", "open"].map { ("navigation", $0) } + [("binding", "load")]

  /// The contenders, fastest first except for Floor.
  var contenders = six
  var processor = "AMD EPYC"
  /// The factor by which all but Floor are slower.
  var factor = 1.0
  /// True if the first contender leaks.
  var leaks = false

  var json: JSON {
    [
      "schema": 1, "environment": environment, "method": method, "results": .list(results),
      "retention": .list(retention), "conformance": .list(conformance),
    ]
  }

  var text: String { get throws { try json.file } }

  private var environment: JSON {
    [
      "operatingSystem": "Debian GNU/Linux 12 (bookworm)", "processor": .text(processor), "processorCount": 2,
      "compiler": "Swift 6.3", "optimized": true, "date": "2026-11-22T08:28:03Z",
    ]
  }

  private var method: JSON {
    let floors = Self.benchmarks.map { ("\($0.0)/\($0.1)", JSON.number(0.012)) }
    let shares = JSON.object(Dictionary(uniqueKeysWithValues: floors))
    return [
      "seed": 7, "users": 10, "budgetSeconds": 12.5, "elapsedSeconds": 11.25, "rounds": 48, "processes": 24,
      "reference": "Floor", "clockOverheadNanoseconds": 29.596, "clockResolutionNanoseconds": 20, "noiseFloor": shares,
      "variationWithin": shares, "variationBetween": shares, "notCounted": ["bytes were not counted: made up"],
    ]
  }

  private var results: [JSON] {
    Self.benchmarks.flatMap { suite, benchmark in
      contenders.indices.flatMap { index in
        [time(index, suite, benchmark)]
          + [("retains", 400.5), ("releases", 380), ("messages", 3)].map { metric, base in
            entry(index, suite, benchmark, metric, base + Double(index * 17))
          }
      }
    }
  }

  private func time(_ index: Int, _ suite: String, _ benchmark: String) -> JSON {
    // The second and the third are tied.
    let step = contenders[index] == "Floor" ? 0 : (index == 2 ? 1 : index) + 1
    let ratio: Double = step == 0 ? 1 : factor * (1 + 0.08 * Double(step))
    let samples: [Double] = (0..<24).map { process in
      let jitter = Double((process * 7 + index * 3) % 11)
      return 10_000 * ratio * (1 + 0.002 * jitter)
    }
    let median = samples.sorted()[12]
    guard case .object(var result) = entry(index, suite, benchmark, "time", median) else { return .null }
    result["unit"] = "ns"
    result["samples"] = .list(samples.map { .number($0) })
    result["processes"] = .list(samples.map { .list([.number($0), .number($0 * 1.001)]) })
    result["ci95"] = [.number(median * 0.99), .number(median * 1.01)]
    result["rank"] = .number(Double(step))
    result["ratio"] = .number(ratio)
    result["ratioCI95"] = [.number(ratio * 0.98), .number(ratio * 1.02)]
    return .object(result)
  }

  private func entry(_ index: Int, _ suite: String, _ benchmark: String, _ metric: String, _ value: Double) -> JSON {
    [
      "pattern": .text(contenders[index]), "suite": .text(suite), "benchmark": .text(benchmark), "size": 10,
      "metric": .text(metric), "unit": "count", "median": .number(value), "samples": [.number(value)],
    ]
  }

  private var retention: [JSON] {
    contenders.enumerated().map { index, name in
      [
        "pattern": .text(name), "scenario": "close", "leakedObjects": 0, "heapObjects": 0, "leakedBytes": 0,
        "byType": [:], "traces": .list(leaks && index == 0 ? [Self.trace] : []), "bindingOnDashboard": 0,
        "bindingOnDetails": 2,
        "aliveOnDashboard": ["ViewController": .number(Double(3 + index))],
        "aliveOnDetails": ["ViewController": .number(Double(4 + index))],
      ]
    }
  }

  private static let trace: JSON = [
    "kind": "cycle", "reason": "A presenter holds its view.", "fingerprint": "1", "occurrences": 1, "count": 2,
    "bytes": 96, "byType": [:],
    "steps": [
      ["type": "MVP.UserListPresenter", "reference": "view", "isSuspect": true],
      ["type": "MVP.UserListViewController", "reference": "presenter", "isSuspect": false],
    ],
  ]

  /// A results file as `run --sizes` writes it, for two benchmarks: a line describes only the costs of one architecture.
  static let sweep: JSON = {
    let entries = ["load", "refresh"].flatMap { benchmark in
      ["MVC", "VIPER"].enumerated().map { index, pattern -> JSON in
        let medians = [1.0, 2, 30].map { JSON.number($0 * 10_000 * Double(index + 1)) }
        return [
          "pattern": .text(pattern), "suite": "binding", "benchmark": .text(benchmark), "sizes": [10, 1_000, 100_000],
          "sizeUnit": "users", "unit": "ns", "medians": .list(medians),
          "fit": index == 0
            ? ["describes": true, "fixed": 11_500, "perThousand": 2_885, "offBy": 0.15]
            : ["describes": false, "offBy": 0.4],
          "counted": [
            "unit": "retains and releases", "values": [752, 10_652, 1_000_652],
            "fit": ["describes": true, "fixed": 652, "perThousand": 10_000, "offBy": 0],
          ],
        ]
      }
    }
    return ["schema": 1, "seed": 7, "budgetSeconds": 3, "growth": .list(entries), "problems": []]
  }()

  /// A results file as `sweep` wrote it, without lines and with exponents of any width, for many sizes and many contenders.
  static func sweep(of sizes: Int, lines: Int) -> JSON {
    let numbers = (1...sizes).map { JSON.number(Double($0)) }
    let entries = (1...lines).map { line -> JSON in
      [
        "pattern": .text("C\(line)"), "suite": "binding", "benchmark": "load", "sizes": .list(numbers),
        "medians": .list(numbers), "exponent": 1, "exponentCI95": [0.9, 1.1], "countedExponent": 1,
      ]
    }
    return ["schema": 1, "growth": .list(entries)]
  }

  private var conformance: [JSON] {
    contenders.map { ["pattern": .text($0), "scenario": "01-launch", "title": "Launch", "rule": 1, "passed": true] }
  }
}
