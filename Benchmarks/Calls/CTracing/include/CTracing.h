#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A function that was entered.
typedef struct {
  /// An address inside it.
  uintptr_t address;
  /// The number of traced functions that were under way.
  size_t depth;
  /// An address inside the function that the innermost of these called to reach this one; 0 if it called this one
  /// itself, or if that is unknown.
  uintptr_t way;
  /// A number for the call of that function, the same for all entries that the call led to.
  uintptr_t way_call;
} tracing_entry;

/// Returns true if any code of this program reports its function entries, as code compiled for debugging does.
bool tracing_is_built_in(void);

/// Begins an empty recording of this thread's function entries; returns false if there is no memory for it.
bool tracing_begin(void);

/// Ends the recording.
void tracing_end(void);

/// Frees the recording.
void tracing_forget(void);

/// The number of recorded entries.
size_t tracing_count(void);

/// The entry at an index from 0; calls `abort` if there is none.
tracing_entry tracing_entry_at(size_t index);

/// Returns true if entries were lost because there were too many, or calls were nested too deeply.
bool tracing_is_cut_short(void);

/// Begins an empty recording of the stacks at this thread's function entries; returns false if there is no memory for it,
/// or if stacks cannot be walked on this platform.
bool tracing_begin_stacks(void);

/// Ends the recording of stacks.
void tracing_end_stacks(void);

/// Frees the recording of stacks.
void tracing_forget_stacks(void);

/// The number of recorded stacks.
size_t tracing_stack_count(void);

/// The stack at an index from 0, as the addresses at which its functions go on, the entered function's first: without the
/// function that began the recording, and those below it. Calls `abort` if there is none.
void *const *tracing_stack_at(size_t index, size_t *count);

/// Returns true if stacks were lost because there were too many, or if one was too deep.
bool tracing_stacks_are_cut_short(void);

/// The file that the code at an address was loaded from, and where it was loaded; `NULL` if there is none.
const char *tracing_file(uintptr_t address, uintptr_t *base);
