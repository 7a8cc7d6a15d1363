import type { ReachedRecord } from "./reach-record.server";

/** Whether somebody may comment on a record: providers on entries of a journal that are shared, and the patient. */
export const mayComment = ({ kind, record, role }: ReachedRecord): boolean =>
  kind.kind === "JOURNAL" && record.enabled && record.state === "SHARED" && (role === "provider" || role === "patient");
