import { z } from "zod";
import { holdsLink, isOneLine, trimmedLine, trimmedText } from "./text/written-text";

const MANDATORY = "errors:field.mandatory";
const TOO_LONG = "errors:field.tooLong";

/** A line that may be empty. `max` in characters. */
export const lineText = (max: number, tooLong = TOO_LONG) =>
  z.string(MANDATORY).overwrite(trimmedLine).max(max, tooLong).refine(isOneLine, "errors:field.oneLine");

/** A name of a person or a thing that may be left out; empty then. What names are is shown in mails and to strangers. */
export const optionalNameText = (max: number, tooLong = TOO_LONG) =>
  lineText(max, tooLong).refine((text) => !holdsLink(text), "errors:field.noLink");

/** A name that must be there: one line of something that can be seen, without control characters and links. */
export const nameText = (max: number, tooLong = TOO_LONG) => optionalNameText(max, tooLong).min(1, MANDATORY);

/** A text of several lines that may be empty. */
export const writtenText = (max: number, tooLong = TOO_LONG) =>
  z.string(MANDATORY).overwrite(trimmedText).max(max, tooLong);
