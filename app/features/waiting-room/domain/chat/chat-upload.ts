/** How many files one person may have on their way to a chat at once. */
export const MOST_ON_THE_WAY = 5;

/** The largest picture, in bytes, that a chat shows by itself: a larger one is opened on request. */
const MOST_SHOWN_BYTES = 10_000_000;

const PLAYED = new Set(["video/mp4", "video/webm"]);

/** How a chat shows a file besides its name: as a picture, as a film that is played on request, or not. */
export function shownAs({ contentType, sizeBytes }: { contentType: string; sizeBytes: number }) {
  if (PLAYED.has(contentType)) return "film";
  return contentType.startsWith("image/") && sizeBytes <= MOST_SHOWN_BYTES ? "picture" : "none";
}
