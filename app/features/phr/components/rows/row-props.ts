import type { HealthRecord } from "../../domain/records/record-kinds";

/** What the line of one record in its list is drawn from. */
export interface RowProps {
  record: HealthRecord;
}
