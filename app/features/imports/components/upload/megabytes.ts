/** Bytes as megabytes with one digit after the point, as people read sizes. */
export const megabytes = (bytes: number): number => Math.round(bytes / 100_000) / 10;
