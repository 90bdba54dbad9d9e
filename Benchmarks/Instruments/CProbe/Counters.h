#pragma once
#include "CProbe.h"

/// What is counted is what the thread does that asked for it.
extern __thread bool is_counting;
/// Whether the thread's new objects stay out of the census.
extern __thread bool is_hidden;
extern __thread probe_counts counts;
