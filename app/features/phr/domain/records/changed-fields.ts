import type { RecordValues } from "./record-kinds";

/** The names of the fields that have another value in one of two versions, in the order in which they were first said. */
export const changedFields = (before: RecordValues, after: RecordValues): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
