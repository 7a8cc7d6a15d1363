import type { RecordValues } from "../../domain/records/record-kinds";
import { codingOf } from "../../domain/vocabulary/find-term";
import type { HealthRecordKind } from "../../records/health-record-kind";

/** The values of a record with the code of each line of its coded list; null for free text. */
export function withLineCodings({ codedLines }: HealthRecordKind, values: RecordValues): RecordValues {
  const lines = codedLines && values[codedLines.field];
  if (!Array.isArray(lines)) return values;
  const { field, vocabulary } = codedLines;
  return {
    ...values,
    [field]: lines.map((line: { name: string }) => ({ ...line, coding: codingOf(vocabulary, line.name) })),
  };
}

/** The code of what a record is called, where the kind's vocabulary knows the words; null for free text. */
export const codingOfRecord = ({ vocabulary, lead }: HealthRecordKind, values: RecordValues) =>
  vocabulary === undefined ? null : codingOf(vocabulary, String(values[lead] ?? ""));
