/** As much of a record as every list needs. */
export interface RecordItem {
  id: string;
  name: string;
  /** It is in use; nothing is deleted. */
  enabled: boolean;
}
