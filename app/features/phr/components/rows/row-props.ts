import type { HealthRecord } from "../../domain/records/record-kinds";
import type { RecordFile } from "../../domain/files/record-file";
import type { GoalProgress } from "../../domain/records/goal-targets";

/** What the line of one record in its list is drawn from. */
export interface RowProps {
  record: HealthRecord;
  /** Today in the practice's time zone, YYYY-MM-DD, to tell what is due; empty where that is not shown. */
  today?: string;
  /** The patient reads it, or somebody for them. */
  asPatient?: boolean;
  /** The progress of a goal that a tracker measures. */
  progress?: GoalProgress | undefined;
  /** The pictures among its files. */
  pictures?: readonly RecordFile[];
}
