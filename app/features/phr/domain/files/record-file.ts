/** A file that a record uses. */
export interface RecordFile {
  id: string;
  name: string;
  contentType: string;
  sizeBytes: number;
  /** UTC ms. */
  createdAt: number;
}

/** How many files a record may have. */
export const MOST_FILES = 40;
/** How many files a patient's record may be waiting for at once. */
export const MOST_OPEN_UPLOADS = 20;
/** The largest file that a form without script takes, in bytes. */
export const MOST_FORM_BYTES = 10_000_000;

const PLAYED = new Set(["video/mp4", "video/webm"]);

/** How a browser shows a file: as a small picture, a film, the picture of a scanner, or not at all. */
export type FileView = "picture" | "video" | "dicom" | "none";

export function viewOf({ contentType }: Pick<RecordFile, "contentType">): FileView {
  if (contentType.startsWith("image/")) return "picture";
  if (PLAYED.has(contentType)) return "video";
  return contentType === "application/dicom" ? "dicom" : "none";
}
