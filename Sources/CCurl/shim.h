#pragma once
#define CURL_DISABLE_TYPECHECK 1
#include <curl/curl.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <string.h>
#include <sys/socket.h>

/// The functions of libcurl that are used.
///
/// The library is opened at its first use and not linked: with all that it pulls in, linking costs
/// some 6 ms of processor time at every start, for commands too that never need a network.
typedef struct {
  __typeof__(&curl_global_init) global_init;
  __typeof__(&curl_version_info) version_info;
  __typeof__(&curl_free) free;
  __typeof__(&curl_easy_init) easy_init;
  __typeof__(&curl_easy_cleanup) easy_cleanup;
  __typeof__(&curl_easy_strerror) easy_strerror;
  CURLcode (*easy_setopt)(CURL *, CURLoption, ...);
  CURLcode (*easy_getinfo)(CURL *, CURLINFO, ...);
  __typeof__(&curl_slist_append) slist_append;
  __typeof__(&curl_slist_free_all) slist_free_all;
  __typeof__(&curl_multi_init) multi_init;
  __typeof__(&curl_multi_cleanup) multi_cleanup;
  __typeof__(&curl_multi_add_handle) multi_add_handle;
  __typeof__(&curl_multi_remove_handle) multi_remove_handle;
  __typeof__(&curl_multi_perform) multi_perform;
  __typeof__(&curl_multi_poll) multi_poll;
  __typeof__(&curl_multi_wakeup) multi_wakeup;
  __typeof__(&curl_multi_info_read) multi_info_read;
  __typeof__(&curl_url) url;
  __typeof__(&curl_url_cleanup) url_cleanup;
  __typeof__(&curl_url_set) url_set;
  __typeof__(&curl_url_get) url_get;
} dilim_curl;

/// Opens the library and fills the table; NULL if all is there, else what is missing, in words.
static inline const char *dilim_curl_open(dilim_curl *table) {
#if defined(__APPLE__)
  void *library = dlopen("libcurl.4.dylib", RTLD_NOW | RTLD_LOCAL);
#else
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
#endif
  if (!library) return dlerror();
#define DILIM_CURL_FIND(name)                                             \
  table->name = (__typeof__(table->name))dlsym(library, "curl_" #name);   \
  if (!table->name) return "libcurl is too old: it has no curl_" #name;
  DILIM_CURL_FIND(global_init)
  DILIM_CURL_FIND(version_info)
  DILIM_CURL_FIND(free)
  DILIM_CURL_FIND(easy_init)
  DILIM_CURL_FIND(easy_cleanup)
  DILIM_CURL_FIND(easy_strerror)
  DILIM_CURL_FIND(easy_setopt)
  DILIM_CURL_FIND(easy_getinfo)
  DILIM_CURL_FIND(slist_append)
  DILIM_CURL_FIND(slist_free_all)
  DILIM_CURL_FIND(multi_init)
  DILIM_CURL_FIND(multi_cleanup)
  DILIM_CURL_FIND(multi_add_handle)
  DILIM_CURL_FIND(multi_remove_handle)
  DILIM_CURL_FIND(multi_perform)
  DILIM_CURL_FIND(multi_poll)
  DILIM_CURL_FIND(multi_wakeup)
  DILIM_CURL_FIND(multi_info_read)
  DILIM_CURL_FIND(url)
  DILIM_CURL_FIND(url_cleanup)
  DILIM_CURL_FIND(url_set)
  DILIM_CURL_FIND(url_get)
#undef DILIM_CURL_FIND
  return NULL;
}

// Variadic functions are not imported by Swift: one function for each type of the last argument.

static inline CURLcode dilim_curl_set_long(
    const dilim_curl *table, CURL *easy, CURLoption option, long value) {
  return table->easy_setopt(easy, option, value);
}

static inline CURLcode dilim_curl_set_size(
    const dilim_curl *table, CURL *easy, CURLoption option, curl_off_t value) {
  return table->easy_setopt(easy, option, value);
}

static inline CURLcode dilim_curl_set_text(
    const dilim_curl *table, CURL *easy, CURLoption option, const char *value) {
  return table->easy_setopt(easy, option, value);
}

static inline CURLcode dilim_curl_set_pointer(
    const dilim_curl *table, CURL *easy, CURLoption option, void *value) {
  return table->easy_setopt(easy, option, value);
}

static inline CURLcode dilim_curl_set_list(
    const dilim_curl *table, CURL *easy, CURLoption option, struct curl_slist *value) {
  return table->easy_setopt(easy, option, value);
}

static inline CURLcode dilim_curl_set_receiver(
    const dilim_curl *table, CURL *easy, CURLoption option, curl_write_callback value) {
  return table->easy_setopt(easy, option, value);
}

static inline CURLcode dilim_curl_get_time(
    const dilim_curl *table, CURL *easy, CURLINFO info, curl_off_t *value) {
  return table->easy_getinfo(easy, info, value);
}

static inline CURLcode dilim_curl_get_long(
    const dilim_curl *table, CURL *easy, CURLINFO info, long *value) {
  return table->easy_getinfo(easy, info, value);
}

/// The result of a transfer is in a union, which Swift does not import.
static inline CURLcode dilim_curl_result(const CURLMsg *message) { return message->data.result; }

/// Opens a socket that programs started later do not inherit.
static inline curl_socket_t dilim_curl_open_socket(
    void *data, curlsocktype purpose, struct curl_sockaddr *address) {
  (void)data;
  (void)purpose;
#ifdef SOCK_CLOEXEC
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
#else
  curl_socket_t socket_ = socket(address->family, address->socktype, address->protocol);
  if (socket_ >= 0) fcntl(socket_, F_SETFD, FD_CLOEXEC);
  return socket_;
#endif
}

static inline CURLcode dilim_curl_close_on_exec(const dilim_curl *table, CURL *easy) {
  return table->easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, dilim_curl_open_socket);
}

/// Allows HTTP and HTTPS alone, for the transfer and for redirects (which are not followed).
static inline CURLcode dilim_curl_limit_protocols(const dilim_curl *table, CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075500
  CURLcode code = table->easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
  if (code != CURLE_UNKNOWN_OPTION) return code;
#endif
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
  return table->easy_setopt(easy, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#pragma GCC diagnostic pop
}

/// Lets a transfer be given up while its name is still being looked up, without waiting for that.
static inline void dilim_curl_quit_quickly(const dilim_curl *table, CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075700
  table->easy_setopt(easy, CURLOPT_QUICK_EXIT, 1L);
#else
  (void)table;
  (void)easy;
#endif
}
