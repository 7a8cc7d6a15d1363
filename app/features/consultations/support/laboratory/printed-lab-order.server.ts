import { createFormat } from "~/i18n/format";
import { createTranslator } from "~/i18n/translator.server";
import { GENDER, nameOfCode } from "~/kernel/codes/code-tables";
import type { PrintedFact, PrintedSection, PrintedSheet } from "~/kernel/print/printed-sheet";
import type { RequestContext } from "~/platform/context.server";
import { sheetFrame } from "~/platform/print/sheet-frame.server";
import { timeOnPaper } from "~/platform/print/time-on-paper";
import { rangeText } from "../../domain/laboratory/flags";
import type { LabOrder, LabResult } from "../../domain/laboratory/lab-order";
import { isUnusual } from "../../domain/laboratory/lab-test";
import { localDate } from "~/features/patients/public.server";
import { bornText } from "../../domain/printing/born";
import { letterheadLocation, zoneOfPaper } from "../printing/letterhead-location.server";
import { providerSignature } from "../printing/provider-signature.server";
import type { LoadedOrder } from "./people-of-orders.server";
import type { TestSeen } from "./tests-seen.server";

const known = (facts: readonly PrintedFact[]) => facts.filter(({ value }) => value !== "");

function speechOf({ locale }: RequestContext) {
  const { t, bcp47 } = createTranslator(locale);
  return { t, format: createFormat(bcp47) };
}
type Spoken = ReturnType<typeof speechOf>;

/** What is ordered, and how one prepares for it. */
const orderedSection = (tests: readonly TestSeen[], { t }: Spoken): PrintedSection => ({
  title: t("laboratory:fields.tests"),
  kind: "table",
  head: [t("laboratory:column.test"), t("laboratory:fields.sample"), t("laboratory:fields.preparation")],
  widths: [3, 2, 4],
  rows: tests.map(({ name, sample, sampleCode, fasting, preparation, state }) => ({
    cells: [
      name,
      [sample, sampleCode].filter(Boolean).join(" · "),
      preparation || (fasting ? t("laboratory:fastingNeeded") : ""),
    ],
    struck: state === "CANCELLED",
  })),
});

function resultRow({ name, value, unit, kind, comment, flag, unlikely, ...range }: LabResult, { t }: Spoken) {
  const said = kind === "ATTACHMENT" && value === "" ? t("laboratory:attached") : value;
  return {
    cells: [
      name,
      [`${said} ${unit === "1" ? "" : unit}`.trim(), unlikely ? t("laboratory:ask.confirmed") : "", comment]
        .filter(Boolean)
        .join("\n"),
      rangeText(range),
      flag ? t(`laboratory:flag.${flag}`) : "",
    ],
    marked: isUnusual(flag),
  };
}

/** The results of a test, those that stand out marked. */
const resultSection = ({ name, values }: TestSeen, spoken: Spoken): PrintedSection => ({
  title: name,
  kind: "table",
  head: (["measured", "value", "range", "flag"] as const).map((column) => spoken.t(`laboratory:column.${column}`)),
  widths: [3, 3, 2, 3],
  rows: values.map((value) => resultRow(value, spoken)),
});

/** Says to the patient that the laboratory has corrected a result, and that nobody has reviewed the correction yet. */
const correctedSection = (tests: readonly TestSeen[], { t }: Spoken): PrintedSection[] => {
  const corrected = tests.filter(({ isCorrected }) => isCorrected);
  if (corrected.length === 0) return [];
  const paragraphs = corrected.map(({ name }) => `${name}: ${t("laboratory:beingCorrected")}`);
  return [{ title: "", kind: "text", paragraphs }];
};

/** When samples were taken; where they were at several times, of which tests each was. */
function sampledText(tests: readonly TestSeen[], timeZone: string, { format }: Spoken): string {
  const times = [...new Set(tests.flatMap(({ sampledAt }) => sampledAt ?? []))].sort((a, b) => a - b);
  const named = (at: number) => tests.filter(({ sampledAt }) => sampledAt === at).map(({ name }) => name);
  return times
    .map((at) => timeOnPaper(format, at, timeZone) + (times.length > 1 ? `: ${format.list(named(at))}` : ""))
    .join("\n");
}

/**
 * A laboratory order as paper and PDF show it: whose it is, what is asked for, and the results that its reader sees.
 * @param order as its reader sees it; `consultationId` as it is, since it says whose letterhead the paper has
 */
export async function printedLabOrder(
  context: RequestContext,
  { order, person, consultationId }: Pick<LoadedOrder, "order" | "person"> & Pick<LabOrder, "consultationId">,
  tests: readonly TestSeen[],
): Promise<PrintedSheet> {
  const spoken = speechOf(context);
  const { t, format } = spoken;
  const sex = nameOfCode(GENDER, person.gender);
  const resulted = tests.filter(({ values }) => values.length > 0);
  const { number, orderedAt, priority, wishedDate, reason, clinicalNotes, wordToPatient, state } = order;
  const [location, signature] = await Promise.all([
    letterheadLocation(context, { consultationId, providerId: order.providerId }),
    providerSignature(context, order.providerId, state === "DRAFT" ? { signedAt: null } : {}),
  ]);
  const timeZone = zoneOfPaper(context, location);
  return {
    ...sheetFrame(context, { location }),
    title: number === null ? t("laboratory:draft") : t("laboratory:orderNumber", { number }),
    person: known([
      { term: t("laboratory:column.patient"), value: order.patientName },
      {
        term: t("laboratory:fields.birthDate"),
        value: bornText(person.birthDate, localDate(orderedAt ?? context.now, timeZone), format),
      },
      { term: t("laboratory:fields.sex"), value: sex ? t(`common:genders.${sex}`) : "" },
      { term: t("laboratory:fields.patientNumber"), value: String(person.number) },
    ]),
    details: known([
      {
        term: t("laboratory:column.ordered"),
        value: orderedAt === null ? "" : timeOnPaper(format, orderedAt, timeZone),
      },
      { term: t("laboratory:column.sampled"), value: sampledText(tests, timeZone, spoken) },
      { term: t("laboratory:fields.laboratory"), value: order.laboratoryName },
      {
        term: t("laboratory:fields.priority"),
        value: priority === "ROUTINE" ? "" : t(`laboratory:priority.${priority}`),
      },
      { term: t("laboratory:fields.collectedAt"), value: t(`laboratory:collectedAt.${order.collectedAt}`) },
      { term: t("laboratory:fields.wishedDate"), value: wishedDate === "" ? "" : format.plainDate(wishedDate) },
      { term: t("laboratory:fields.reason"), value: reason },
      { term: t("laboratory:fields.clinicalNotes"), value: clinicalNotes },
    ]),
    sections: [
      orderedSection(tests, spoken),
      ...resulted.map((test) => resultSection(test, spoken)),
      ...(context.actor.kind === "patient" ? correctedSection(resulted, spoken) : []),
      ...(wordToPatient === ""
        ? []
        : [{ title: t("laboratory:wordFromProvider"), kind: "text" as const, paragraphs: wordToPatient.split(/\n+/) }]),
    ],
    signature,
    qr: null,
    watermark: state === "DRAFT" || state === "CANCELLED" ? t(`laboratory:state.${state}`) : "",
  };
}
