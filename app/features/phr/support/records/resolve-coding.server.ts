import type { RecordValues } from "../../domain/records/record-kinds";
import { codingOf } from "../../domain/vocabulary/find-term";
import type { HealthRecordKind } from "../../records/health-record-kind";

/** The code of what a record is called, where the kind's vocabulary knows the words; null for free text. */
export const codingOfRecord = ({ vocabulary, lead }: HealthRecordKind, values: RecordValues) =>
  vocabulary === undefined ? null : codingOf(vocabulary, String(values[lead] ?? ""));
