#pragma once

#include <stdbool.h>

/// Returns whether a path leads to a folder itself, not to a link, that belongs to this user and that nobody else can open or change.
///
/// It can be called in a signal handler.
bool host_folder_is_private(const char *path);

/// Removes a private folder with all that is in it. Links are removed, and not followed. Nothing else than a private folder is touched.
///
/// It can be called in a signal handler.
///
/// - Returns: Whether the folder is gone.
bool host_folder_remove(const char *path);
