import { createTranslator } from "~/i18n/translator.server";
import { GENDER, nameOfCode } from "~/kernel/codes/code-tables";
import type { PrintedFact, PrintedSection, PrintedSheet, PrintedSignature } from "~/kernel/print/printed-sheet";
import { amountText, unitText, valueText } from "~/kernel/text/measured-amount";
import type { RequestContext } from "~/platform/context.server";
import { sheetFrame } from "~/platform/print/sheet-frame.server";
import { timeOnPaper } from "~/platform/print/time-on-paper";
import { practiceFormat } from "~/platform/reader-format.server";
import { rangeText } from "../../domain/laboratory/flags";
import { sampleCodeOf, type LabOrder } from "../../domain/laboratory/lab-order";
import { waitsForReview } from "../../domain/laboratory/how-far";
import type { LabState } from "../../domain/laboratory/lab-order-states";
import { isUnusual } from "../../domain/laboratory/lab-test";
import { groupsOf, type TestGroup } from "../../domain/laboratory/panels";
import { isolatedAmount } from "../../domain/laboratory/result-value";
import { localDate } from "~/features/patients/public.server";
import { bornText } from "../../domain/printing/born";
import { letterheadLocation, zoneOfPaper } from "../printing/letterhead-location.server";
import { providerSignature } from "../printing/provider-signature.server";
import { whoseOf } from "../printing/whose-of";
import type { LoadedOrder } from "./people-of-orders.server";
import type { ReviewSeen } from "./reviews-seen.server";
import type { TestSeen } from "./tests-seen.server";

const known = (facts: readonly PrintedFact[]) => facts.filter(({ value }) => value !== "");

function speechOf({ locale, profile }: RequestContext) {
  return { t: createTranslator(locale).t, format: practiceFormat(profile, locale) };
}
type Spoken = ReturnType<typeof speechOf>;

const COLUMNS = ["measured", "value", "unit", "range", "flag", "earlier"] as const;

/** What is ordered, how far its sample is, and how one prepares for it. */
const orderedSection = (tests: readonly TestSeen[], state: LabState, { t }: Spoken): PrintedSection => ({
  title: t("laboratory:fields.tests"),
  kind: "table",
  head: [t("laboratory:column.test"), t("laboratory:fields.sample"), t("laboratory:fields.preparation")],
  widths: [3, 2, 4],
  rows: tests.map(({ name, sample, fasting, preparation, state: ofTest, ...test }) => ({
    cells: [
      name,
      // The code stands from left to right: beside Arabic words its numbers would change places.
      [
        sample,
        sampleCodeOf(test) && isolatedAmount(sampleCodeOf(test)),
        ofTest === "ORDERED" && state !== "ORDERED" ? t("laboratory:notCollected") : "",
      ]
        .filter(Boolean)
        .join(" · "),
      preparation || (fasting ? t("laboratory:fastingNeeded") : ""),
    ],
    struck: ofTest === "CANCELLED",
  })),
});

/** A cell, and what is remarked below it. */
const below = (lines: readonly string[]) => lines.filter(Boolean).join("\n");

function resultRow(result: TestSeen["values"][number], timeZone: string, { t, format }: Spoken) {
  const { name, value, unit, kind, comment, flag, unlikely, before, earlier } = result;
  const corrected = before.map((old) =>
    t(old.correctedFor === "" ? "laboratory:correctedSince" : "laboratory:correctedFrom", {
      value: isolatedAmount(amountText(old)),
      reason: old.correctedFor,
    }),
  );
  const said = kind === "ATTACHMENT" && value === "" ? t("laboratory:attached") : valueText(value);
  return {
    cells: [
      name,
      below([said, unlikely ? t("laboratory:ask.confirmed") : "", comment, ...corrected]),
      unitText(unit),
      rangeText(result),
      flag ? t(`laboratory:flag.${flag}`) : "",
      earlier ? below([amountText(earlier), format.date(earlier.sampledAt, timeZone)]) : "",
    ],
    marked: isUnusual(flag),
  };
}

const waitingWords = (test: TestSeen) =>
  test.isCorrected ? "laboratory:beingCorrected" : waitsForReview(test) ? "laboratory:comeIn" : "laboratory:noValues";

/** Says to the patient that nobody of the practice has looked at results that they are shown. */
const notSeenSection = (tests: readonly TestSeen[], { t }: Spoken): PrintedSection[] =>
  tests.some((test) => waitsForReview(test) && test.values.length > 0)
    ? [{ title: "", kind: "text", paragraphs: [t("laboratory:notSeenYet")] }]
    : [];

/** The results of a test, or of all tests of a panel in one table; those that stand out are marked. */
function resultSection({ panel, tests }: TestGroup<TestSeen>, timeZone: string, spoken: Spoken): PrintedSection {
  const { t } = spoken;
  const waiting = tests.filter(({ values, state }) => values.length === 0 && state !== "CANCELLED");
  return {
    title: panel || (tests[0]?.name ?? ""),
    kind: "table",
    head: COLUMNS.map((column) => t(`laboratory:column.${column}`)),
    widths: [5, 6, 3, 3, 4, 4],
    rows: [
      ...tests.flatMap(({ values }) => values.map((value) => resultRow(value, timeZone, spoken))),
      ...waiting.map((test) => ({
        cells: [test.name, t(waitingWords(test)), "", "", "", ""],
      })),
    ],
  };
}

/** Says to the patient which results the laboratory is correcting, where no table of results does. */
const correctedSection = (
  tests: readonly TestSeen[],
  resulted: readonly TestGroup<TestSeen>[],
  { t }: Spoken,
): PrintedSection[] => {
  const corrected = tests.filter((test) => test.isCorrected && !resulted.some((group) => group.tests.includes(test)));
  if (corrected.length === 0) return [];
  const paragraphs = corrected.map(({ name }) => `${name}: ${t("laboratory:beingCorrected")}`);
  return [{ title: "", kind: "text", paragraphs }];
};

/** When samples were taken; where they were at several times, of which tests each was; and that none was where so it is. */
function sampledText(tests: readonly TestSeen[], timeZone: string, { t, format }: Spoken): string {
  const wanted = tests.filter(({ state }) => state !== "CANCELLED" && state !== "DRAFT");
  if (wanted.length > 0 && wanted.every(({ sampledAt }) => sampledAt === null)) return t("laboratory:notCollected");
  const times = [...new Set(tests.flatMap(({ sampledAt }) => sampledAt ?? []))].sort((a, b) => a - b);
  const named = (at: number) => tests.filter(({ sampledAt }) => sampledAt === at).map(({ name }) => name);
  return times
    .map((at) => timeOnPaper(format, at, timeZone) + (times.length > 1 ? `: ${format.list(named(at))}` : ""))
    .join("\n");
}

/** Nobody signs an order: whoever answers for it has sent it, which is what the paper says. */
const sentBy = (signature: PrintedSignature, date: string, { t }: Spoken): PrintedSignature => ({
  ...signature,
  text: "",
  signed: t("laboratory:sentOn", { date }),
});

/** When and where it is done, and why. @param responsible who answers for results, which nobody signs */
function detailsOf(
  order: LoadedOrder["order"],
  {
    tests,
    timeZone,
    responsible,
  }: { tests: readonly TestSeen[]; timeZone: string; responsible: PrintedSignature | null },
  spoken: Spoken,
): readonly PrintedFact[] {
  const { t, format } = spoken;
  const { orderedAt, priority, wishedDate, reason, clinicalNotes } = order;
  return known([
    {
      term: t("laboratory:column.ordered"),
      value: orderedAt === null ? "" : timeOnPaper(format, orderedAt, timeZone),
    },
    { term: t("laboratory:column.sampled"), value: sampledText(tests, timeZone, spoken) },
    // Who answers for an order stands at its end; of results, beside what they are, and none of them is signed.
    { term: t("laboratory:fields.provider"), value: responsible ? responsible.lines.join("\n") : "" },
    { term: t("laboratory:fields.laboratory"), value: order.laboratoryName },
    {
      term: t("laboratory:fields.priority"),
      value: priority === "ROUTINE" ? "" : t(`laboratory:priority.${priority}`),
    },
    { term: t("laboratory:fields.collectedAt"), value: t(`laboratory:collectedAt.${order.collectedAt}`) },
    { term: t("laboratory:fields.wishedDate"), value: wishedDate === "" ? "" : format.plainDate(wishedDate) },
    { term: t("laboratory:fields.reason"), value: reason },
    { term: t("laboratory:fields.clinicalNotes"), value: clinicalNotes },
  ]);
}

/**
 * A laboratory order as paper and PDF show it: whose it is, what is asked for, and the results that its reader sees.
 * @param order as its reader sees it; `consultationId` as it is, since it says whose letterhead the paper has
 */
export async function printedLabOrder(
  context: RequestContext,
  { order, person, consultationId }: Pick<LoadedOrder, "order" | "person"> & Pick<LabOrder, "consultationId">,
  { tests, reviews }: { tests: readonly TestSeen[]; reviews: readonly ReviewSeen[] },
): Promise<PrintedSheet> {
  const spoken = speechOf(context);
  const { t, format } = spoken;
  const sex = nameOfCode(GENDER, person.gender);
  const resulted = groupsOf(tests).filter((group) => group.tests.some(({ values }) => values.length > 0));
  const hasResults = resulted.length > 0;
  const own = context.actor.kind === "patient";
  const { number, orderedAt, state } = order;
  const [location, signer] = await Promise.all([
    letterheadLocation(context, { consultationId, providerId: order.providerId }),
    providerSignature(context, order.providerId, orderedAt === null ? { signedAt: null } : {}),
  ]);
  const timeZone = zoneOfPaper(context, location);
  return {
    ...sheetFrame(context, { location }),
    whose: whoseOf({ ...person, name: order.patientName }, spoken),
    title:
      number === null
        ? t("laboratory:draft")
        : t(hasResults ? "laboratory:resultsOfOrder" : "laboratory:orderNumber", { number }),
    person: known([
      { term: t("laboratory:column.patient"), value: order.patientName },
      {
        term: t("laboratory:fields.birthDate"),
        value: bornText(person.birthDate, localDate(orderedAt ?? context.now, timeZone), format),
      },
      { term: t("laboratory:fields.sex"), value: sex ? t(`common:genders.${sex}`) : "" },
      { term: t("laboratory:fields.patientNumber"), value: String(person.number) },
    ]),
    details: detailsOf(order, { tests, timeZone, responsible: hasResults ? signer : null }, spoken),
    sections: [
      orderedSection(tests, state, spoken),
      ...(own ? notSeenSection(tests, spoken) : []),
      ...resulted.map((group) => resultSection(group, timeZone, spoken)),
      ...(own ? correctedSection(tests, resulted, spoken) : []),
      ...reviews.map(({ at, message, isEarlier }) => ({
        title: t(isEarlier ? "laboratory:earlierFromProvider" : "laboratory:wordFromProvider", {
          date: format.date(at, timeZone),
        }),
        kind: "text" as const,
        paragraphs: message.split(/\n+/),
      })),
    ],
    signature:
      orderedAt === null
        ? signer
        : hasResults
          ? null
          : sentBy(signer, timeOnPaper(format, orderedAt, timeZone), spoken),
    qr: null,
    watermark: state === "DRAFT" || state === "CANCELLED" ? t(`laboratory:state.${state}`) : "",
  };
}
