import type { RequestContext } from "~/platform/context.server";
import { journalEntries } from "../../data/records/journal-read.server";
import { entriesOf, journalIndex, type JournalIndex } from "../../domain/journal/journal-index";
import type { HealthRecordKind } from "../../records/health-record-kind";
import { journalAskedSchema } from "../../schemas/records/journal-asked";
import type { ReachedRecords } from "../access/reach-records.server";

/** A part of a journal: what there is of it, and which entries are asked for. */
interface AskedJournal {
  index: JournalIndex & { month: string | null; tag: string | null };
  /** Undefined where neither a month nor a tag is asked for. */
  among: readonly string[] | undefined;
}

/**
 * The index of a patient's journal as the reader sees it, with the entries of the month and the tag that they ask for;
 * null for every other kind.
 * @param raw the month, YYYY-MM, and the tag by its place in the index; what is there no more is not asked for
 */
export async function askedJournal(
  context: RequestContext,
  { kind }: HealthRecordKind,
  { patient, privateOf }: ReachedRecords,
  { off, ...raw }: { off: boolean; month?: unknown; tag?: unknown },
): Promise<AskedJournal | null> {
  if (kind !== "JOURNAL") return null;
  const entries = await journalEntries(context.db, {
    ...{ patientId: patient.id, enabled: !off, privateOf },
  });
  const index = journalIndex(entries);
  const asked = journalAskedSchema.parse(raw);
  const month = index.months.find((each) => each.month === asked.month)?.month;
  const tag = asked.tag === undefined ? undefined : index.tags[asked.tag]?.tag;
  return {
    index: { ...index, month: month ?? null, tag: tag ?? null },
    among: (month ?? tag) ? entriesOf(entries, { month, tag }).map(({ id }) => id) : undefined,
  };
}
