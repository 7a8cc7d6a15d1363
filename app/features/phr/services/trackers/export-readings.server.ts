import Papa from "papaparse";
import type { PlainKey } from "~/i18n/message-types";
import type { Translator } from "~/i18n/translator";
import { createTranslator } from "~/i18n/translator.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { listReadings, type AfterReading } from "../../data/trackers/readings-read.server";
import { typedReading } from "../../domain/trackers/read-entry";
import type { Reading } from "../../domain/trackers/reading";
import { instantAt } from "../../domain/trackers/reading-time";
import { chosenUnit } from "../../domain/trackers/unit-choice";
import { shownIn } from "../../domain/trackers/units";
import { trackerOf, type TrackerName } from "../../domain/trackers/trackers";
import { enteredTrackerSchema } from "../../schemas/trackers/sitting";
import { BETWEEN, FILE_COLUMNS, headingOf } from "../../support/trackers/file-words.server";
import { reachTrackers } from "../../support/trackers/reach-trackers.server";

const A_PIECE = 2_000;
const isoOf = (at: number) => new Date(at).toISOString();

/** A reading in the words of a language, by the columns of the file. */
function saidOf(t: Translator["t"], tracker: TrackerName, reading: Reading) {
  const typed = typedReading(reading);
  // One of the two times that a clock shows when it is turned back is written out.
  const exact = instantAt(typed, reading.zone) === reading.at ? {} : { date: isoOf(reading.at), time: "" };
  const { levels } = trackerOf(tracker);
  return {
    ...{ ...typed, ...exact },
    unit: t(`trackers:unit.${reading.typed.unit}`),
    context: typed.context
      .split(" ")
      .filter(Boolean)
      .map((name) => t(`trackers:context.${name as "FASTING"}`))
      .join(BETWEEN),
    value: levels ? t(`trackers:level.${tracker}.${reading.value}` as PlainKey) : typed.value,
    site: typed.site && t(`trackers:site.${typed.site as "ORAL"}`),
  };
}

/**
 * The readings of a tracker as a CSV file, the newest first, in the words of the reader's language and as they were
 * typed, each with its unit, and in the unit of the reader: read in again, it adds nothing.
 * @throws NotFoundError; InvalidError for a tracker that there is not, or that is computed
 */
export async function exportReadings(
  context: RequestContext,
  rawTracker: unknown,
  patientId: unknown,
): Promise<Response> {
  await authorize(context, "healthRecord.read");
  const tracker = parse(enteredTrackerSchema, rawTracker);
  const { patient, units: chosen } = await reachTrackers(context, patientId, "R");
  const { t } = createTranslator(context.locale);
  const { second, contexts, sites, units } = trackerOf(tracker);
  const unit = chosenUnit(tracker, chosen);
  const columns = FILE_COLUMNS.filter(
    (column) => (column !== "value2" || second) && (column !== "context" || contexts) && (column !== "site" || sites),
  );
  const cellsOf = (reading: Reading) => {
    const said = saidOf(t, tracker, reading);
    return [...columns.map((column) => said[column]), ...(units.length > 1 ? [shownIn(reading.value, unit)] : [])];
  };
  // In the reader's unit, for whoever reads on in a spreadsheet. Reading the file in again passes over it.
  const inUnit = units.length > 1 ? [t("trackers:column.inUnit", { unit: t(`trackers:unit.${unit}`) })] : [];
  const rows: (string | number)[][] = [[...columns.map((column) => headingOf(t, tracker, column)), ...inUnit]];
  let after: AfterReading | undefined;
  do {
    const [readings] = await Promise.all([
      listReadings(context.db, { patientId: patient.id, tracker, after, most: A_PIECE }),
      after === undefined &&
        auditRead(context, {
          action: "healthRecord.export",
          subjectKind: "trackerReading",
          subjectId: null,
          patientId: patient.id,
          fields: ["export"],
        }),
    ]);
    rows.push(...readings.map(cellsOf));
    const last = readings.length === A_PIECE ? readings.at(-1) : undefined;
    after = last && { at: last.at, id: last.id };
  } while (after);
  // A spreadsheet takes the mark for UTF-8, and what begins like a formula for text.
  return new Response(`\uFEFF${Papa.unparse(rows, { escapeFormulae: true })}\r\n`, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${tracker}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
