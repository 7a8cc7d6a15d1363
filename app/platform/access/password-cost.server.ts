/** RFC 7914; N 2^14, r 8, p 5 as OWASP's Password Storage Cheat Sheet (2025) lists it for 16 MB of memory. */
export const PASSWORD_COST = { N: 2 ** 14, r: 8, p: 5, maxmem: 64 * 1024 * 1024 };
