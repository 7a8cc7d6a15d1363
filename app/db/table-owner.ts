import type { Column, Table } from "drizzle-orm";

/** Who may write to a table: one feature, or the floors below all features, which write each table of theirs in app/db. */
export type TableOwner =
  | "platform"
  | "organization"
  | "identity"
  | "patients"
  | "forms"
  | "phr"
  | "billing"
  | "scheduling"
  | "waiting-room"
  | "consultations"
  | "feedback"
  | "questions"
  | "monitoring"
  | "notifications"
  | "imports"
  | "demo";

/** What becomes of rows that name a patient whose record goes into another one of the same person. */
export interface PatientRows {
  /** The columns that name the other record from then on. */
  moved: readonly Column[];
  /**
   * Tables with one row of each kind a patient: the other record's own stays, else the row goes over. `sameKind` is a
   * condition in which `o` is that own row.
   */
  oneOfAKind?: readonly { table: Table; sameKind: string }[];
}

/** Rows of a table that have served: its name and key, and since when (UTC ms) they may go. */
export interface SpentRows {
  table: string;
  /** The columns of its key after the organization. */
  key: readonly [string, ...string[]];
  /** A condition in which ?2 is an instant in UTC ms. */
  spent: string;
  /** How long what is spent is kept all the same. */
  keptMs: number;
}

/** What a schema file says of its tables beside what they are. */
export interface TableOwnership {
  readonly owner: TableOwner;
  readonly patientRows?: PatientRows;
  readonly spentRows?: readonly SpentRows[];
}
