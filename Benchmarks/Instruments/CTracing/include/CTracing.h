#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A function that was entered.
typedef struct {
  /// An address inside it.
  uintptr_t address;
  /// How many traced functions were under way.
  size_t depth;
  /// An address inside the function that the innermost of these called, if it led here through others; 0 if it called
  /// this one itself, or is unknown.
  uintptr_t way;
  /// Which call of that function it was: the same for all that one call led to.
  uintptr_t way_call;
} tracing_entry;

/// Whether any code of this program reports the functions that it enters: code compiled for debugging does.
bool tracing_is_built_in(void);

/// Begins to record what this thread enters, with nothing recorded yet; false if there is no memory for it.
bool tracing_begin(void);

/// Ends the recording.
void tracing_end(void);

/// Gives up what is recorded.
void tracing_forget(void);

/// How many entries there are.
size_t tracing_count(void);

/// An entry, counted from 0; it must be there.
tracing_entry tracing_entry_at(size_t index);

/// Whether there were more entries than are kept.
bool tracing_is_cut_short(void);

/// The file that the code at an address was loaded from, and where it was loaded; `NULL` if there is none.
const char *tracing_file(uintptr_t address, uintptr_t *base);
