#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <xcb/xcb.h>

// XCB and not Xlib: an error, such as that of a window that has just been closed, arrives as an event of this connection. Xlib's error
// handlers are shared by all connections of the process.
#define FUNCTIONS(F) \
  F(change_property) F(connect) F(connection_has_error) F(create_window) F(disconnect) F(flush) F(generate_id) F(get_file_descriptor) \
  F(get_keyboard_mapping) F(get_keyboard_mapping_keysyms) F(get_keyboard_mapping_reply) F(get_property) F(get_property_reply) \
  F(get_property_value) F(get_property_value_length) F(get_setup) F(intern_atom) F(intern_atom_reply) F(poll_for_event) \
  F(query_keymap) F(query_keymap_reply) F(query_pointer) F(query_pointer_reply) F(screen_next) F(send_event) F(set_selection_owner) \
  F(setup_roots_iterator) F(translate_coordinates) F(translate_coordinates_reply)

#define ATOMS(A) \
  A(XdndAware, "XdndAware") A(XdndProxy, "XdndProxy") A(XdndSelection, "XdndSelection") A(XdndEnter, "XdndEnter") \
  A(XdndPosition, "XdndPosition") A(XdndStatus, "XdndStatus") A(XdndLeave, "XdndLeave") A(XdndDrop, "XdndDrop") \
  A(XdndFinished, "XdndFinished") A(XdndActionCopy, "XdndActionCopy") A(Targets, "TARGETS") A(ProcessID, "_NET_WM_PID") \
  A(URIList, "text/uri-list") A(PlainUTF8, "text/plain;charset=utf-8") A(Plain, "text/plain")

#define ATOM_NAME(id, name) id,
enum { ATOMS(ATOM_NAME) AtomCount };

/// The functions of libxcb, which only a drag loads. The program runs without it.
typedef struct {
#define POINTER(name) __typeof__(&xcb_##name) name;
  FUNCTIONS(POINTER)
} Library;

/// A connection to the X server.
typedef struct {
  Library x;
  void *library;
  xcb_connection_t *connection;
  xcb_window_t root;
  xcb_atom_t atoms[AtomCount];
  xcb_keycode_t escape;
} DragConnection;

/// A window that takes drops.
typedef struct {
  /// The window under the pointer, or 0 for none.
  xcb_window_t window;
  /// The window that gets its messages.
  xcb_window_t receiver;
  uint32_t version;
} Target;

/// Connects to the server that `DISPLAY` names. Returns false if there is none or no library. Close the connection in either case.
bool host_drag_connect(DragConnection *server);

void host_drag_disconnect(DragConnection *server);

/// Returns the window that takes drops at a point of the screen.
///
/// - Parameter excluded: The process whose windows take nothing, or 0 for none.
Target host_drag_target(const DragConnection *server, int16_t left, int16_t top, int32_t excluded);

bool host_drag_is_escape_pressed(const DragConnection *server);
