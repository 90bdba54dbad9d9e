#pragma once
#include <stdint.h>

/// Limits of a program and of all that it starts, together; 0 for none.
typedef struct {
  int64_t processor_milliseconds;
  int64_t memory_bytes;
  /// Bytes on standard output and standard error together.
  int64_t output_bytes;
  /// Time without a byte on standard output or standard error.
  int64_t silence_milliseconds;
} supervisor_limits;

/// The most processes that a program with limits may have at a time.
#define SUPERVISOR_PROCESSES 1000

typedef enum {
  SUPERVISOR_EXITED,
  SUPERVISOR_SIGNAL,
  /// It could not be started; the value is the error number.
  SUPERVISOR_FAILED,
  SUPERVISOR_PROCESSOR,
  SUPERVISOR_MEMORY,
  SUPERVISOR_OUTPUT,
  SUPERVISOR_SILENCE,
  SUPERVISOR_CROWD,
} supervisor_reason;

/// The way in which a program ended.
typedef struct {
  int32_t reason;
  int32_t value;
} supervisor_end;

/// Runs a program until it ends, and then ends all that it has started. All of them end, too, if this process ends,
/// however that is.
///
/// A process between this one and the program sees to it. On systems other than Linux it knows the program and its
/// process group only, and limits its output and its silence alone.
///
/// - Parameters:
///   - words: its name and its words, then null.
///   - environment: its variables, then null.
///   - folder: the folder that it begins in; null for this process's.
///   - input, output, errors: its streams.
supervisor_end supervisor_run(
  const char *program, char *const words[], char *const environment[], const char *folder, int32_t input, int32_t output,
  int32_t errors, supervisor_limits limits);

/// Removes a folder, and all that is in it, when this process and the programs that it has started have ended.
///
/// - Returns: 0, or an error number.
int32_t supervisor_remove_at_end(const char *folder);

/// Prints a line on standard error before a signal that a person sends ends this process: SIGINT, SIGTERM or SIGHUP.
///
/// Under `nohup`, SIGHUP stays ignored.
///
/// - Parameter line: at most 500 bytes of it are kept.
void supervisor_explain_interruption(const char *line);
