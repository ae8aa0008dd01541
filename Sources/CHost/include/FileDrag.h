#pragma once

#include <stdbool.h>

/// A drag of one file from this program to another one on the same X server, by the protocol XDND, version 5.
///
/// It has a connection of its own to the server, which it only asks where the pointer is: the window in which the button was pressed
/// keeps the pointer's events. It belongs to one thread at a time.
typedef struct HostFileDrag HostFileDrag;

/// Begins a drag.
///
/// - Parameters:
///   - uri: The file's URI, with escaped characters.
///   - path: The file's path, for programs that only take text.
///   - excluded_process: The process whose windows take nothing, or 0 for none.
/// - Returns: A drag to run, or NULL where there is no X server or no library to reach it (libxcb, which is loaded for the drag).
HostFileDrag *host_file_drag_begin(const char *uri, const char *path, int excluded_process);

/// Follows the pointer until the primary button is released, waits until the other program has read the file's name, and frees the drag.
///
/// Escape cancels the drag.
///
/// - Returns: Whether a program was given the file. One that doesn't say that it has read the name is left after some seconds.
bool host_file_drag_run(HostFileDrag *drag);
