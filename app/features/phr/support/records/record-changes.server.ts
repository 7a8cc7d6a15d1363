import { createTranslator } from "~/i18n/translator.server";
import type { PlainKey } from "~/i18n/message-types";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { recordChangesStatement } from "../../data/records/record-changes.server";
import { whatBecame, type Became } from "../../domain/records/what-changed";
import { HEALTH_RECORD_KINDS } from "../../records";
import type { ReachedRecords } from "../access/reach-records.server";
import { shownAreas } from "./shown-areas.server";

/** A record that somebody added, changed or took off its list. */
export interface RecordChanged {
  recordId: string;
  /** Its kind, in the reader's language. */
  kind: string;
  name: string;
  became: Became;
  /** A medication that is not taken any more, whenever it was ended. */
  isStopped: boolean;
  href: string;
}

/**
 * What an employee changed in the records of a patient within a time (UTC ms), as far as whoever asks may read them;
 * nothing that was added or changed then and has been taken off its list since.
 * The caller has it audited.
 */
export async function recordChanges(
  context: RequestContext,
  { patient, privateOf, may }: Pick<ReachedRecords, "patient" | "privateOf" | "may">,
  { authorId, from, to }: { authorId: string; from: number; to: number },
): Promise<RecordChanged[]> {
  const { t } = createTranslator(context.locale);
  const [areas, rows] = await Promise.all([
    shownAreas(context),
    recordChangesStatement(context.db, { patientId: patient.id, authorId, from, to, privateOf }),
  ]);
  const firsts = rows.filter(({ recordId }, index) => rows.findIndex((row) => row.recordId === recordId) === index);
  return firsts.flatMap(({ recordId, name, kind: kindName, enabled, state }) => {
    const kind = HEALTH_RECORD_KINDS.find((each) => each.kind === kindName);
    if (!kind || !areas.has(kind.area) || !may(kind.rights, "R")) return [];
    const became = whatBecame(rows.filter((row) => row.recordId === recordId).map(({ change }) => change));
    // Whoever took it off its list again, and whenever: there is nothing to tell of.
    if (!enabled && became !== "REMOVED") return [];
    const whose = context.actor.kind === "patient" ? {} : { patient: patient.id };
    const href = kind.listOnly ? paths.recordList(kind.base, whose) : paths.recordView(kind.base, recordId, whose);
    const isStopped = kindName === "MEDICATION" && state === "STOPPED";
    const said = { kind: t(`${kind.words}:title` as PlainKey), name, isStopped, href };
    return became === null ? [] : [{ recordId, became, ...said }];
  });
}
