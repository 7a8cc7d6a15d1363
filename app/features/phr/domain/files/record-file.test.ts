import { expect, it } from "vitest";
import { viewOf } from "./record-file";

it.each([
  ["image/jpeg", "picture"],
  ["image/bmp", "picture"],
  ["video/mp4", "video"],
  ["video/webm", "video"],
  // No browser plays it.
  ["video/x-msvideo", "none"],
  ["application/dicom", "dicom"],
  ["application/pdf", "none"],
  ["text/plain", "none"],
])("a file of the type %s is shown as %s", (contentType, view) => {
  expect(viewOf({ contentType })).toBe(view);
});
