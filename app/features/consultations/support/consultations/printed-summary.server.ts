import type { Translate } from "~/i18n/translator";
import { createTranslator } from "~/i18n/translator.server";
import { GENDER, HONORIFIC, nameOfCode } from "~/kernel/codes/code-tables";
import type { PrintedSection, PrintedSheet, PrintedSignature } from "~/kernel/print/printed-sheet";
import type { RequestContext } from "~/platform/context.server";
import { sheetFrame, type SheetLocation } from "~/platform/print/sheet-frame.server";
import { timeOnPaper } from "~/platform/print/time-on-paper";
import { practiceFormat } from "~/platform/reader-format.server";
import { localDate } from "~/features/patients/public.server";
import { bornText } from "../../domain/printing/born";
import type { SummaryEntry } from "../../domain/consultations/summary";
import { whoseOf } from "../printing/whose-of";
import type { GatheredSummary } from "./gather-summary.server";

const paragraphsIn = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

/** How each medicine of a prescription is taken; of whatever has no directions, its lines say the name. */
const factsOf = ({ medicines = [] }: SummaryEntry) =>
  medicines.flatMap(({ name, how }) => (how === "" ? [] : [{ term: name, value: how }]));

/** What was called off: by its name and what was on it, struck through, and no directions that hold no more. */
const calledOff = ({ name, lines, state, against }: SummaryEntry, inLine: (parts: string[]) => string) => ({
  ...{ name: inLine([name, ...lines]), facts: [], written: state, struck: true },
  ...(against !== undefined && { marks: [against] }),
});

/** An entry in a line: what it is, how medicines are taken, and in small print what else it says and how it stands. */
const entriesSection = (title: string, entries: readonly SummaryEntry[], inLine: (parts: string[]) => string) =>
  entries.length === 0
    ? []
    : [
        {
          ...({ title, kind: "entries", nothing: "" } as const),
          entries: entries.map((entry) => {
            if (entry.ended) return calledOff(entry, inLine);
            const facts = factsOf(entry);
            const others = entry.lines.filter((line) => !facts.some(({ term }) => term === line));
            const written = inLine([...others, entry.state]);
            return {
              ...{ name: entry.name, facts, written },
              ...(entry.against !== undefined && { marks: [entry.against] }),
            };
          }),
        },
      ];

/** What a paper names: nothing that somebody still writes on. */
const finished = (entries: readonly SummaryEntry[]) => entries.filter(({ draft }) => !draft);

const entriesOf = ({ prescription, labOrders, phrItems, billInvoice }: GatheredSummary["summary"]) => ({
  ...{ prescriptions: finished(prescription), orders: finished(labOrders) },
  ...{ records: phrItems, payments: billInvoice },
});

const textSection = (title: string, text: string): PrintedSection[] =>
  text === "" ? [] : [{ title, kind: "text", paragraphs: paragraphsIn(text) }];

/** What was written: to the patient as one thing, called as on their screen; to the practice each note by its name. */
function writtenSections({ summary: { summary, notes }, side }: GatheredSummary, t: Translate): PrintedSection[] {
  const written = finished(notes.encounters).map(({ name, lines, words = lines }) => ({
    name,
    text: words.join("\n\n"),
  }));
  if (side === "staff")
    return [
      ...textSection(t("consultations:appointmentSummary"), summary),
      ...written.flatMap(({ name, text }) => textSection(name, text)),
    ];
  const texts = [summary, ...written.map(({ text }) => text)].filter((text) => text !== "");
  return textSection(t("consultations:own.parts.notes"), texts.join("\n\n"));
}

/** How it took place: to the patient in one line, and to the practice with its kind by itself. */
const howFacts = ({ summary: { type, branch }, head, side }: GatheredSummary, t: Translate) => {
  const kind = t(`consultations:types.${type}`);
  const location = { term: t("consultations:location"), value: branch?.name ?? "" };
  return side === "patient"
    ? [
        { term: t("consultations:own.how"), value: [kind, head.offeringName].filter(Boolean).join(" · ") },
        ...(type === "VIDEO" ? [] : [location]),
      ]
    : [
        { term: t("consultations:type"), value: kind },
        location,
        { term: t("consultations:offering"), value: head.offeringName },
      ];
};

/**
 * A consultation's summary in the reader's language, as screen, paper and PDF show it. What is not published is marked so
 * on each page.
 */
export function printedSummary(
  context: RequestContext,
  gathered: GatheredSummary,
  {
    signature,
    location,
    patientNumber,
  }: { signature: PrintedSignature; location: SheetLocation | undefined; patientNumber: number | null },
): PrintedSheet {
  const { summary, timeZone, side } = gathered;
  const own = side === "patient";
  const { t } = createTranslator(context.locale);
  const format = practiceFormat(context.profile, context.locale);
  const { patient, provider } = summary;
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
      {
        term: t("consultations:provider"),
        value: [honorific && t(`common:honorifics.${honorific}`), provider.name].filter(Boolean).join(" "),
      },
      ...howFacts(gathered, t),
    ]),
    sections: [
      ...textSection(t(own ? "consultations:own.reason" : "consultations:reason"), summary.reason),
      ...writtenSections(gathered, t),
      ...(["prescriptions", "orders", "records", "payments"] as const).flatMap((part) =>
        entriesSection(
          t(own ? `consultations:own.parts.${part}` : `consultations:parts.${part}`),
          entriesOf(summary)[part],
          format.parts,
        ),
      ),
      ...(side === "staff" ? textSection(t("consultations:reviewNotes"), summary.reviewNotes) : []),
    ],
    signature,
    whose: whoseOf({ ...patient, number: patientNumber }, { t, format }),
    watermark: summary.publishStatus === "PUBLISHED" ? "" : t(`consultations:watermark.${summary.publishStatus}`),
  };
}
