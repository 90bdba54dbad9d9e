import Foundation

/// Patches of texts, as git applies and makes them.
///
/// The texts stand in a folder for temporary files while git reads them, so no repository is changed or asked.
public enum GitPatch {
  /// Returns files after a patch.
  ///
  /// Lines above a change may have been added or removed: git finds the place by the lines around it.
  ///
  /// - Parameters:
  ///   - patch: a unified diff, which text for people may precede.
  ///   - name: the patch's name in failures, such as its path.
  ///   - files: texts by path; a patch's paths begin with `a/` and `b/`, and then are these.
  /// - Throws: ``PatchFailure`` with git's reason if the patch does not apply, or if git is missing.
  public static func applied(
    _ patch: String,
    named name: String,
    to files: [String: String]
  ) throws(PatchFailure) -> [String: String] {
    let folder = try folder(of: files, name)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = git(["apply", "--whitespace=nowarn", "-"], in: folder, input: patch)
    guard run.succeeded else { throw PatchFailure(patch: name, reason: reason(of: run)) }
    var applied: [String: String] = [:]
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for path in paths {
      guard let data = try? Data(contentsOf: folder.appending(path: path)) else { continue }
      applied[path] = String(decoding: data, as: UTF8.self)
    }
    return applied
  }

  /// Returns the difference between some files and others as a patch that git applies; empty if there is none.
  ///
  /// - Throws: ``PatchFailure`` if git is missing, or if a text cannot be written.
  public static func text(
    from old: [String: String],
    to new: [String: String]
  ) throws(PatchFailure) -> String {
    let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    if changed.isEmpty { return "" }
    let sides = [("a", old), ("b", new)].flatMap { side, files in
      files.filter { changed.contains($0.key) }.map { ("\(side)/\($0.key)", $0.value) }
    }
    let folder = try folder(of: Dictionary(uniqueKeysWithValues: sides), "the difference")
    defer { try? FileManager.default.removeItem(at: folder) }
    for side in ["a", "b"] {
      try? FileManager.default.createDirectory(at: folder.appending(path: side), withIntermediateDirectories: true)
    }
    let options = ["--no-index", "--no-color", "--no-ext-diff", "--no-renames", "--no-prefix", "--text"]
    let run = git(["diff"] + options + ["a", "b"], in: folder)
    guard run.end == .exited(1) else { throw PatchFailure(patch: "the difference", reason: reason(of: run)) }
    return run.text
  }

  private static func git(_ words: [String], in folder: URL, input: String = "") -> ProgramRun {
    ProgramRun(
      URL(filePath: "/usr/bin/env"),
      ["git"] + words,
      in: folder,
      input: Data(input.utf8),
      // Without a repository around it: the folder for temporary files may lie in one. Nobody's settings count.
      environment: [
        "GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path, "GIT_CONFIG_GLOBAL": "/dev/null",
        "GIT_CONFIG_SYSTEM": "/dev/null", "LC_ALL": "C",
      ],
      name: "git"
    )
  }

  private static func reason(of run: ProgramRun) -> String {
    let lines = run.errors.split(separator: "\n").map(String.init)
    if run.end == .exited(127) { return "git is not on PATH; install git" }
    return lines.first { $0.hasPrefix("error: ") }.map { String($0.dropFirst("error: ".count)) } ?? run.failure ?? ""
  }

  private static func folder(of files: [String: String], _ name: String) throws(PatchFailure) -> URL {
    do {
      let folder = try TemporaryFiles.makeFolder()
      for (path, text) in files {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      return folder
    } catch {
      throw PatchFailure(patch: name, reason: "\(error)")
    }
  }
}

/// The reason for which a patch cannot be applied or made.
public struct PatchFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// The patch, as it was named.
  public let patch: String
  /// The reason in words: git's, such as `patch failed: Sources/MVC/MVCApp.swift:12`.
  public let reason: String

  /// Makes a failure.
  public init(patch: String, reason: String) {
    self.patch = patch
    self.reason = reason
  }

  /// The failure in one line.
  public var description: String { "\(patch): \(reason)" }
}
