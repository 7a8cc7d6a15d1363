import type { HealthRecord } from "../../domain/records/record-kinds";
import type { RecordFile } from "../../domain/files/record-file";
import type { GoalProgress } from "../../domain/records/goal-targets";

/** What the line of one record in its list is drawn from. */
export interface RowProps {
  record: HealthRecord;
  /** The day in the practice, YYYY-MM-DD: what is due goes by it. Empty where nothing is said of it. */
  today?: string;
  /** Where a goal stands that a tracker measures. */
  progress?: GoalProgress | undefined;
  /** The pictures among its files. */
  pictures?: readonly RecordFile[];
}
