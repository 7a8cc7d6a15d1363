import type { AuditEntry, OutboxEntry, Write } from "~/db/commit.server";
import { localDate } from "~/features/patients/public.server";
import { heldFiles, labReportWrites } from "~/features/phr/public.server";
import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { valuesUpTo } from "../../domain/laboratory/corrected-values";
import { amountText } from "~/kernel/text/measured-amount";
import { rangeText } from "../../domain/laboratory/flags";
import { shownReviews, type LabReview } from "../../domain/laboratory/lab-review";
import { filesUpTo } from "../../domain/laboratory/lab-files";
import type { LabOrder, LabOrderTest, LabResult } from "../../domain/laboratory/lab-order";
import { tellPatient } from "./lab-mails.server";
import { reviewNote } from "./review-note.server";
import { plainOrder } from "./store-lab-step.server";
import type { LoadedOrder } from "./people-of-orders.server";

/** The longest text that a medical report holds. */
const MOST_FINDINGS = 10_000;

/** A value as a line of the report, with its range and what is thought of it in words. */
function lineOf({ locale }: RequestContext, { name, value, unit, flag, low, high, kind }: LabResult): string {
  const { t } = createTranslator(locale);
  const said = kind === "ATTACHMENT" && value === "" ? t("laboratory:attached") : amountText({ value, unit });
  const range = rangeText({ low, high });
  return `${name}: ${said}${range ? ` (${range})` : ""}${flag && flag !== "N" ? `, ${t(`laboratory:flag.${flag}`)}` : ""}`;
}

/** A test whose final results its patient sees from now on. */
const asReleased = ({ releasedVersion, releasedBefore, ...test }: LabOrderTest): LabOrderTest => ({
  ...test,
  releasedVersion: test.finalVersion,
  releasedBefore:
    releasedVersion > 0 && releasedVersion < test.finalVersion ? [...releasedBefore, releasedVersion] : releasedBefore,
});

/** What is written in one batch where results reach the patient. */
interface Release {
  order: Partial<LabOrder>;
  tests: LabOrderTest[];
  writes: Write[];
  audit: AuditEntry[];
  outbox: OutboxEntry[];
}

/**
 * Lets the patient see the final results of tests: they go into the record and its trackers, and the patient is told that
 * there is something to read. The caller commits it with what has made them theirs.
 * @param tests as they become, of which the final ones are released
 * @param results all that the order has, with those that are written in the same batch
 * @param reviews those of the order, with one that is written in the same batch
 */
export async function releaseWrites(
  context: RequestContext,
  loaded: LoadedOrder,
  {
    tests,
    results,
    reviews,
  }: { tests: readonly LabOrderTest[]; results: readonly LabResult[]; reviews: readonly LabReview[] },
): Promise<Release> {
  const { order, person } = loaded;
  const { t } = createTranslator(context.locale);
  const released = new Map(tests.map((test) => [test.id, asReleased(test)]));
  const all = loaded.tests.map((test) => released.get(test.id) ?? test);
  const files = await heldFiles(context.db, order.id);
  const held = all.flatMap((test) => filesUpTo(files, test, test.releasedVersion));
  const filesReleased = [...new Map(held.map((file) => [file.id, file])).values()];
  const shown = all.flatMap((test) => valuesUpTo(results, test, test.releasedVersion));
  const sampledAt = Math.max(...shown.map(({ sampledAt }) => sampledAt), 0) || context.now;
  const number = order.number ?? 0;
  const imaging = order.category === "LABORATORY_IMAGING_PROCEDURE";
  const report = await labReportWrites(context, {
    patient: { id: order.patientId, birthDate: person.birthDate },
    ...{ recordId: order.recordId, employeeId: order.providerId, sort: imaging ? "IMAGING" : "LABORATORY" },
    title: t(imaging ? "laboratory:reportTitle.imaging" : "laboratory:reportTitle.laboratory", { number }),
    date: localDate(sampledAt, context.profile.timeZone),
    ...{ doctor: order.providerName, facility: order.laboratoryName },
    findings: shown
      .map((result) => lineOf(context, result))
      .join("\n")
      .slice(0, MOST_FINDINGS),
    note: reviewNote(context, shownReviews(reviews, all, context.now)).slice(0, 2_000),
    files: filesReleased,
    // `<10` is no number that a tracker could keep.
    values: shown.flatMap(({ loinc, number: value, unit, comparator, sampledAt: at }) =>
      value === null || comparator !== "" ? [] : [{ loinc, number: value, unit, at }],
    ),
  });
  return {
    order: {
      releasedAt: plainOrder(loaded).releasedAt ?? context.now,
      ...{ unopenedSince: context.now, recordId: report.recordId },
    },
    tests: [...released.values()],
    writes: report.writes,
    audit: report.audit,
    // "Sign in to read it" is no word to somebody who cannot.
    outbox: person.hasAccount ? [tellPatient(context, "labResult.ready", order)] : [],
  };
}
