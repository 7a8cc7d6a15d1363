import metadata from "libphonenumber-js/metadata.max.json";

let reading: Promise<unknown> | undefined;

/**
 * Gives the library for telephone numbers its numbering plans, once an isolate. The Worker does so before its first
 * request or message; the browser's scripts and tests have them from the start.
 */
export function readNumberingPlans(): Promise<unknown> {
  reading ??= import("./numbering-plans")
    .then((file) => file.read())
    .then((plans) => Object.assign(metadata, plans))
    .catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
  return reading;
}
