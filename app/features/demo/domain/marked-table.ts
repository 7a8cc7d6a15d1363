/** A column of a table by which its rows name a row of another. */
export interface Reference {
  table: string;
  column: string;
}

/** Conditions for the rows that are taken away: that a column names one of them, and that nothing refers to it. */
export interface RemovalConditions {
  among: (column: string) => string;
  free: (column: string) => string;
}

/** A table whose rows a demonstration makes and marks, so that they can be taken away again. */
export interface MarkedTable {
  table: string;
  /** What belongs to a row and goes with it; nobody else's. */
  belongings: readonly Reference[];
  /** References to a row that the database does not declare as foreign keys. */
  undeclared?: readonly Reference[];
  /** Statements that precede the removal; ?1 is the organization, ?2 the ids as a JSON list. */
  before?: (conditions: RemovalConditions) => readonly string[];
  /**
   * SQL of a row's name, where the row is `t`, and the column of appointments that names it. Left out for what has
   * no name of its own in the list of what is kept.
   */
  shown?: { name: string; appointmentsBy?: string };
}

/** Something of a demonstration that is still there, because what the organization made refers to it. */
export interface KeptRow {
  table: string;
  id: string;
  name: string;
  /** How many appointments name it. */
  appointments: number;
}
