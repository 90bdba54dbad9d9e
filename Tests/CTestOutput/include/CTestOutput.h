#pragma once

/// Reads what a test run prints from `input`, and prints what a person needs on `output`, until the run has ended.
/// `TestOutput` has it, in Swift.
void relayTestOutput(int input, int output);

/// The same for a run of XCTest, which `swift test` makes, too, even if there is no test of it.
void relayXCTestOutput(int input, int output);
