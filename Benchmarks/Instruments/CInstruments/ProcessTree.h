#pragma once
#include <stdint.h>
#include <sys/types.h>

/// What this process's descendants use together; zeros on systems other than Linux.
typedef struct {
  int64_t processor_milliseconds;
  int64_t memory_bytes;
  int32_t processes;
} process_usage;

/// Adds up what the descendants use, and what those have used that have ended.
process_usage process_tree_usage(void);

/// Kills all descendants, and returns when none is left.
///
/// - Parameter program: the child to kill where descendants are not known, with its process group; 0 if it has ended.
void process_tree_kill(pid_t program);
