#pragma once

#include <stdint.h>

/// Keeps the stack of a traced function that was entered, if stacks are recorded; called by the code that receives entries.
void tracing_note_stack(uintptr_t address);
