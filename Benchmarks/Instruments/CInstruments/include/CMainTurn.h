/// The main actor's queue in one's own hands, for as long as a turn lasts; see MainTurn.swift.
#pragma once

/// From now on, jobs that this thread has for the main actor wait here.
void main_turn_begin(void);
/// The job that has waited longest; `NULL` if none waits.
void *main_turn_next(void);
/// From now on, jobs go where they went before.
void main_turn_end(void);
