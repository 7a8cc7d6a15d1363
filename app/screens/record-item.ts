/** Fields of a record that every list needs. */
export interface RecordItem {
  id: string;
  name: string;
  /** Whether it is in use; nothing is deleted. */
  enabled: boolean;
}
