import { localDate } from "~/features/patients/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { amountText } from "~/kernel/text/measured-amount";
import type { RequestContext } from "~/platform/context.server";
import { valuesUpTo } from "../../domain/laboratory/corrected-values";
import { rangeText } from "../../domain/laboratory/flags";
import type { LabOrderTest, LabResult } from "../../domain/laboratory/lab-order";
import {
  isBeingCorrected,
  isOutdated,
  type LabReview,
  reviewsForPatient,
  versionOfPatient,
} from "../../domain/laboratory/lab-review";
import type { LoadedOrder } from "./people-of-orders.server";
import { reviewNote } from "./review-note.server";

/** The longest text that a medical report holds. */
const MOST_FINDINGS = 10_000;

/** A value as a line of the report, with its range and what is thought of it in words. */
function lineOf({ locale }: RequestContext, { name, value, unit, flag, low, high, kind }: LabResult): string {
  const { t } = createTranslator(locale);
  const said = kind === "ATTACHMENT" && value === "" ? t("laboratory:attached") : amountText({ value, unit });
  const range = rangeText({ low, high });
  return `${name}: ${said}${range ? ` (${range})` : ""}${flag && flag !== "N" ? `, ${t(`laboratory:flag.${flag}`)}` : ""}`;
}

/** What decides what the patient of an order reads of it now. */
export interface ReportOf {
  tests: readonly LabOrderTest[];
  results: readonly LabResult[];
  reviews: readonly LabReview[];
}

/** Numbers for the trackers: `<10` is none that one could keep. */
export const measuredOf = (values: readonly LabResult[]) =>
  values.flatMap(({ loinc, number, unit, comparator, sampledAt: at }) =>
    number === null || comparator !== "" ? [] : [{ loinc, number, unit, at }],
  );

/** The medical report that the results of an order are in the record, as their patient reads them at this moment. */
export function reportOf(context: RequestContext, { order, person }: LoadedOrder, of: ReportOf) {
  const { tests, results, reviews } = of;
  const { t } = createTranslator(context.locale);
  const shown = tests.flatMap((test) => valuesUpTo(results, test, versionOfPatient(test)));
  const corrected = tests.filter(isBeingCorrected).map(({ name }) => `${name}: ${t("laboratory:beingCorrected")}`);
  const sampled = tests.flatMap((test) => valuesUpTo(results, test, test.releasedVersion));
  const sampledAt = Math.max(...sampled.map((value) => value.sampledAt), 0) || context.now;
  const isOver = (review: LabReview) => isOutdated(review, tests, versionOfPatient);
  const said = reviewNote(context, reviewsForPatient(reviews, tests, context.now), isOver);
  const number = order.number ?? 0;
  const imaging = order.category === "LABORATORY_IMAGING_PROCEDURE";
  return {
    shown,
    report: {
      patient: { id: order.patientId, birthDate: person.birthDate },
      ...{ recordId: order.recordId, employeeId: order.providerId },
      sort: imaging ? ("IMAGING" as const) : ("LABORATORY" as const),
      title: t(imaging ? "laboratory:reportTitle.imaging" : "laboratory:reportTitle.laboratory", { number }),
      date: localDate(sampledAt, context.profile.timeZone),
      ...{ doctor: order.providerName, facility: order.laboratoryName },
      findings: [...shown.map((result) => lineOf(context, result)), ...corrected].join("\n").slice(0, MOST_FINDINGS),
      note: said.slice(0, 2_000),
    },
  };
}
