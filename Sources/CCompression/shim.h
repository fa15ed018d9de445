#pragma once
#include <dlfcn.h>
#include <zlib.h>
#include <zstd.h>

/// The functions of zlib that are used.
///
/// Both libraries are opened at their first use and not linked, for only the files of Anki need
/// them and every start would pay.
typedef struct {
  __typeof__(&inflateInit2_) inflate_init;
  __typeof__(&inflate) inflate;
  __typeof__(&inflateEnd) inflate_end;
  __typeof__(&deflateInit2_) deflate_init;
  __typeof__(&deflate) deflate;
  __typeof__(&deflateBound) deflate_bound;
  __typeof__(&deflateEnd) deflate_end;
  __typeof__(&crc32) crc32;
} dilim_zlib;

/// The functions of libzstd that are used.
typedef struct {
  __typeof__(&ZSTD_createDStream) create;
  __typeof__(&ZSTD_freeDStream) destroy;
  __typeof__(&ZSTD_decompressStream) decompress;
  __typeof__(&ZSTD_isError) is_error;
} dilim_zstd;

#define DILIM_FIND(field, symbol)                                  \
  table->field = (__typeof__(table->field))dlsym(library, symbol); \
  if (!table->field) return "has no " symbol;

/// Opens zlib and fills the table; NULL if all is there, else what is missing, in words.
static inline const char *dilim_zlib_open(dilim_zlib *table) {
#if defined(__APPLE__)
  void *library = dlopen("libz.1.dylib", RTLD_NOW | RTLD_LOCAL);
#else
  void *library = dlopen("libz.so.1", RTLD_NOW | RTLD_LOCAL);
#endif
  if (!library) return dlerror();
  DILIM_FIND(inflate_init, "inflateInit2_")
  DILIM_FIND(inflate, "inflate")
  DILIM_FIND(inflate_end, "inflateEnd")
  DILIM_FIND(deflate_init, "deflateInit2_")
  DILIM_FIND(deflate, "deflate")
  DILIM_FIND(deflate_bound, "deflateBound")
  DILIM_FIND(deflate_end, "deflateEnd")
  DILIM_FIND(crc32, "crc32")
  return NULL;
}

/// Opens libzstd and fills the table; NULL if all is there, else what is missing, in words.
static inline const char *dilim_zstd_open(dilim_zstd *table) {
#if defined(__APPLE__)
  void *library = dlopen("libzstd.1.dylib", RTLD_NOW | RTLD_LOCAL);
#else
  void *library = dlopen("libzstd.so.1", RTLD_NOW | RTLD_LOCAL);
#endif
  if (!library) return dlerror();
  DILIM_FIND(create, "ZSTD_createDStream")
  DILIM_FIND(destroy, "ZSTD_freeDStream")
  DILIM_FIND(decompress, "ZSTD_decompressStream")
  DILIM_FIND(is_error, "ZSTD_isError")
  return NULL;
}

#undef DILIM_FIND

/// Streams of deflate without a header, as in a zip archive; the macros of zlib name its
/// version.
static inline int dilim_inflate_init(const dilim_zlib *table, z_stream *stream) {
  return table->inflate_init(stream, -MAX_WBITS, ZLIB_VERSION, (int)sizeof(z_stream));
}

static inline int dilim_deflate_init(const dilim_zlib *table, z_stream *stream) {
  return table->deflate_init(
      stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      (int)sizeof(z_stream));
}
