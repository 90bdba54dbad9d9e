import Foundation

// Adapts the sources of a UIKit app's module to a compiler without Objective-C. The build runs it; see Plugin.
//
// usage: adapt-sources --module NAME --output FOLDER [--list FILE] FILE...
//   --module NAME    the module's name, which its classes are registered under
//   --output FOLDER  the folder for the adapted sources
//   --list FILE      a file sources.txt, which names the originals
//   FILE             an original, which is only read

exit(
  Command.run(
    Array(CommandLine.arguments.dropFirst()),
    print: { FileHandle.standardOutput.write(Data($0.utf8)) },
    complain: { FileHandle.standardError.write(Data($0.utf8)) }
  )
)
