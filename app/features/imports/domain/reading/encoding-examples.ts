import type { PlacedRecord } from "./read-records";
import { splitCells } from "./split-cells";
import { ENCODING_CHOICES, isUtf8, textOf, type EncodingChoice } from "./text-encoding";

const MOST_EXAMPLES = 3;
const LONGEST = 40;
const beyondAscii = (text: string) => /[^\0-\x7f]/.test(text);

/** An encoding and how the first words of the file with letters beyond ASCII read in it. */
export interface EncodingExample {
  encoding: EncodingChoice;
  example: string;
}

/** How what is not Unicode in a file reads in each encoding; those in which it says nothing at all are left out. */
export function encodingExamples(
  bytes: Uint8Array,
  records: readonly PlacedRecord[],
  delimiter: string,
): EncodingExample[] {
  const asked: Uint8Array[] = [];
  for (const { from, to } of records) {
    const record = bytes.subarray(from, to);
    if (record.some((byte) => byte >= 0x80) && !isUtf8(record)) asked.push(record);
    if (asked.length === MOST_EXAMPLES) break;
  }
  return ENCODING_CHOICES.flatMap((encoding) => {
    const texts = asked.flatMap((record) => textOf(record, encoding) ?? []);
    if (asked.length > 0 && texts.length < asked.length && encoding !== "utf-8") return [];
    const cells = texts.flatMap((text) => splitCells(text, delimiter).find(beyondAscii) ?? []);
    return [{ encoding, example: cells.join(" · ").slice(0, LONGEST) }];
  });
}
