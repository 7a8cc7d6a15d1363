import { createFormat } from "~/i18n/format";
import { createTranslator } from "~/i18n/translator.server";
import { GENDER, HONORIFIC, nameOfCode } from "~/kernel/codes/code-tables";
import type { PrintedSection, PrintedSheet, PrintedSignature } from "~/kernel/print/printed-sheet";
import type { RequestContext } from "~/platform/context.server";
import { sheetFrame, type SheetLocation } from "~/platform/print/sheet-frame.server";
import { timeOnPaper } from "~/platform/print/time-on-paper";
import { localDate } from "~/features/patients/public.server";
import { bornText } from "../../domain/printing/born";
import type { SummaryEntry } from "../../domain/consultations/summary";
import type { GatheredSummary } from "./gather-summary.server";

const paragraphsIn = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

/** How each medicine of a prescription is taken; of whatever has no directions, its lines say the name. */
const factsOf = ({ medicines = [] }: SummaryEntry) =>
  medicines.flatMap(({ name, how }) => (how === "" ? [] : [{ term: name, value: how }]));

/** An entry in a line: what it is, how medicines are taken, and in small print what else it says and how it stands. */
const entriesSection = (title: string, entries: readonly SummaryEntry[], inLine: (parts: string[]) => string) =>
  entries.length === 0
    ? []
    : [
        {
          ...({ title, kind: "entries", nothing: "" } as const),
          entries: entries.map((entry) => {
            const facts = factsOf(entry);
            const others = entry.lines.filter((line) => !facts.some(({ term }) => term === line));
            return { name: entry.name, facts, written: inLine([...others, entry.state]) };
          }),
        },
      ];

const textSection = (title: string, text: string): PrintedSection[] =>
  text === "" ? [] : [{ title, kind: "text", paragraphs: paragraphsIn(text) }];

/**
 * A consultation's summary in the reader's language, as screen, paper and PDF show it. What is not published is marked so
 * on each page.
 */
export function printedSummary(
  context: RequestContext,
  gathered: GatheredSummary,
  { signature, location }: { signature: PrintedSignature; location: SheetLocation | undefined },
): PrintedSheet {
  const { summary, timeZone, head, side } = gathered;
  const { t, bcp47 } = createTranslator(context.locale);
  const format = createFormat(bcp47);
  const { patient, provider, branch, notes } = summary;
  const at = summary.consultationTime ?? summary.startTime;
  const gender = nameOfCode(GENDER, patient.gender);
  const honorific = nameOfCode(HONORIFIC, provider.title);
  const filled = (facts: { term: string; value: string }[]) => facts.filter(({ value }) => value !== "");
  return {
    ...sheetFrame(context, { location }),
    title: t("consultations:sheetTitle"),
    person: filled([
      { term: t("profile-export:name"), value: patient.name },
      { term: t("profile-export:born"), value: bornText(patient.birthDate, localDate(at, timeZone), format) },
      { term: t("profile-export:gender"), value: gender ? t(`common:genders.${gender}`) : "" },
    ]),
    details: filled([
      {
        term: t("consultations:when"),
        value: timeOnPaper(format, at, timeZone),
      },
      { term: t("consultations:type"), value: t(`consultations:types.${summary.type}`) },
      {
        term: t("consultations:provider"),
        value: [honorific && t(`common:honorifics.${honorific}`), provider.name].filter(Boolean).join(" "),
      },
      { term: t("consultations:location"), value: branch?.name ?? "" },
      { term: t("consultations:offering"), value: head.offeringName },
    ]),
    sections: [
      ...textSection(t("consultations:reason"), summary.reason),
      ...textSection(t("consultations:summary"), summary.summary),
      ...notes.encounters.flatMap(({ name, lines, words = lines }) => textSection(name, words.join("\n\n"))),
      ...entriesSection(t("consultations:parts.prescriptions"), summary.prescription, format.parts),
      ...entriesSection(t("consultations:parts.orders"), summary.labOrders, format.parts),
      ...entriesSection(t("consultations:parts.records"), summary.phrItems, format.parts),
      ...entriesSection(t("consultations:parts.payments"), summary.billInvoice, format.parts),
      ...(side === "staff" ? textSection(t("consultations:reviewNotes"), summary.reviewNotes) : []),
    ],
    signature,
    watermark: summary.publishStatus === "PUBLISHED" ? "" : t(`consultations:watermark.${summary.publishStatus}`),
  };
}
