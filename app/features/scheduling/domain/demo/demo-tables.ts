/**
 * The tables whose rows a demonstration makes and marks, in the order in which they are taken away again: what refers
 * goes before what it refers to. All their other rows belong to one of these and go with it.
 */
export const DEMO_TABLES = [
  "appointment",
  "patient",
  "employee",
  "user",
  "service_offering",
  "department",
  "branch",
] as const;
export type DemoTable = (typeof DEMO_TABLES)[number];

/** Something of a demonstration that is still there, because what the organization made refers to it. */
export interface KeptRow {
  table: DemoTable;
  id: string;
  name: string;
  /** How many visits are booked with, for or at it. */
  visits: number;
}
