#if __has_include(<xcb/xcb.h>)

#include "DragConnection.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

enum {
  EscapeKeysym = 0xff1b,
  /// The oldest version of the protocol whose messages are the same.
  OldestVersion = 3,
  Version = 5,
  /// The deepest nesting of windows that is searched.
  MaximumDepth = 32,
};

// MARK: Connecting

static bool load(DragConnection *server) {
  server->library = dlopen("libxcb.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!server->library) return false;
#define LOAD(name) \
  server->x.name = (__typeof__(&xcb_##name))dlsym(server->library, "xcb_" #name); \
  if (!server->x.name) return false;
  FUNCTIONS(LOAD)
  return true;
}

static void intern_atoms(DragConnection *server) {
#define ATOM_TEXT(id, name) name,
  static const char *const names[] = {ATOMS(ATOM_TEXT)};
  xcb_intern_atom_cookie_t requests[AtomCount];
  for (int i = 0; i < AtomCount; i++) requests[i] = server->x.intern_atom(server->connection, 0, (uint16_t)strlen(names[i]), names[i]);
  for (int i = 0; i < AtomCount; i++) {
    xcb_intern_atom_reply_t *reply = server->x.intern_atom_reply(server->connection, requests[i], NULL);
    if (reply) server->atoms[i] = reply->atom;
    free(reply);
  }
}

static void find_escape(DragConnection *server) {
  const Library *x = &server->x;
  const xcb_setup_t *setup = x->get_setup(server->connection);
  int count = setup->max_keycode - setup->min_keycode + 1;
  xcb_get_keyboard_mapping_cookie_t request = x->get_keyboard_mapping(server->connection, setup->min_keycode, (uint8_t)count);
  xcb_get_keyboard_mapping_reply_t *reply = x->get_keyboard_mapping_reply(server->connection, request, NULL);
  if (!reply) return;
  const xcb_keysym_t *symbols = x->get_keyboard_mapping_keysyms(reply);
  for (int i = 0; i < count && !server->escape; i++) {
    if (symbols[i * reply->keysyms_per_keycode] == EscapeKeysym) server->escape = (xcb_keycode_t)(setup->min_keycode + i);
  }
  free(reply);
}

bool host_drag_connect(DragConnection *server) {
  if (!load(server)) return false;
  const Library *x = &server->x;
  int number = 0;
  server->connection = x->connect(NULL, &number);
  if (x->connection_has_error(server->connection)) return false;
  xcb_screen_iterator_t screens = x->setup_roots_iterator(x->get_setup(server->connection));
  while (number-- > 0 && screens.rem > 1) x->screen_next(&screens);
  server->root = screens.data->root;
  intern_atoms(server);
  find_escape(server);
  return true;
}

void host_drag_disconnect(DragConnection *server) {
  // A connection that has failed is an object as well.
  if (server->connection) server->x.disconnect(server->connection);
  // The library stays loaded, as SDL uses it.
  if (server->library) dlclose(server->library);
}

// MARK: Under the pointer

/// Returns a property of one word, or 0 if the window doesn't have it.
static uint32_t word_property(const DragConnection *server, xcb_window_t window, int atom, xcb_atom_t type) {
  const Library *x = &server->x;
  xcb_get_property_cookie_t request = x->get_property(server->connection, 0, window, server->atoms[atom], type, 0, 1);
  xcb_get_property_reply_t *reply = x->get_property_reply(server->connection, request, NULL);
  uint32_t word = 0;
  if (reply && reply->format == 32 && x->get_property_value_length(reply) >= 4) memcpy(&word, x->get_property_value(reply), 4);
  free(reply);
  return word;
}

/// Returns whether the search for a target ends at a window. If it does, `target` is it, or none in a window of the excluded process.
static bool ends_search(const DragConnection *server, xcb_window_t window, int32_t excluded, Target *target) {
  xcb_window_t proxy = word_property(server, window, XdndProxy, XCB_ATOM_WINDOW);
  // The proxy of a program that has crashed may still be named.
  bool has_proxy = proxy && word_property(server, proxy, XdndProxy, XCB_ATOM_WINDOW) == proxy;
  xcb_window_t receiver = has_proxy ? proxy : window;
  uint32_t version = word_property(server, receiver, XdndAware, XCB_ATOM_ATOM);
  if (version < OldestVersion) return false;
  if (excluded && (int32_t)word_property(server, window, ProcessID, XCB_ATOM_CARDINAL) == excluded) return true;
  *target = (Target){.window = window, .receiver = receiver, .version = version < Version ? version : Version};
  return true;
}

Target host_drag_target(const DragConnection *server, int16_t left, int16_t top, int32_t excluded) {
  const Library *x = &server->x;
  Target target = {0};
  xcb_window_t window = server->root;
  for (int depth = 0; depth < MaximumDepth; depth++) {
    xcb_translate_coordinates_cookie_t request = x->translate_coordinates(server->connection, server->root, window, left, top);
    xcb_translate_coordinates_reply_t *reply = x->translate_coordinates_reply(server->connection, request, NULL);
    window = reply ? reply->child : XCB_NONE;
    free(reply);
    if (window == XCB_NONE) break;
    if (ends_search(server, window, excluded, &target)) return target;
  }
  // A desktop with icons is often only the root's proxy.
  ends_search(server, server->root, excluded, &target);
  return target;
}

bool host_drag_is_escape_pressed(const DragConnection *server) {
  if (!server->escape) return false;
  xcb_query_keymap_reply_t *reply = server->x.query_keymap_reply(server->connection, server->x.query_keymap(server->connection), NULL);
  bool is_pressed = reply && (reply->keys[server->escape / 8] >> (server->escape % 8) & 1);
  free(reply);
  return is_pressed;
}

#endif
