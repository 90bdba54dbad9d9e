#pragma once
#include "CProbe.h"

/// True while this thread counts; only its own work is counted.
extern __thread bool is_counting;
/// True while this thread's new objects stay out of the census.
extern __thread bool is_hidden;
extern __thread probe_counts counts;
