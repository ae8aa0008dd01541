#pragma once

/// Makes the C library write standard output at the end of each line, whatever reads it. By default, a pipe gets large blocks.
void host_output_by_lines(void);

/// Writes what the C library still holds for standard output, and then drops what it is given until `host_output_resume`.
///
/// - Returns: A value to pass to `host_output_resume`, or -1 if nothing is dropped.
int host_output_mute(void);

/// Ends what `host_output_mute` has begun.
void host_output_resume(int muted);
