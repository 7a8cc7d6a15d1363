import { amountOfMedicine } from "~/i18n/amount-of-medicine";
import { howTaken, inOneDirection, strengthAndForm } from "~/i18n/how-taken";
import { resolveLocale, type LocaleCode } from "~/i18n/locales";
import type { PlainKey } from "~/i18n/message-types";
import { createTranslator, readMessages } from "~/i18n/translator.server";
import { GENDER, nameOfCode } from "~/kernel/codes/code-tables";
import type { PrintedEntry, PrintedFact, PrintedSheet } from "~/kernel/print/printed-sheet";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { sheetFrame, type SheetLocation } from "~/platform/print/sheet-frame.server";
import { practiceFormat } from "~/platform/reader-format.server";
import { localDate } from "~/features/patients/public.server";
import { bornText } from "../../domain/printing/born";
import type { DeclineReason } from "../../domain/pharmacy/dispense";
import { allowedOf, leftOf } from "../../domain/pharmacy/dispensing";
import { askFirstOf, type Refused } from "../../domain/pharmacy/refusal";
import type { PrescriptionLine } from "../../domain/prescriptions/line";
import type { PrescriptionState } from "../../domain/prescriptions/prescription-states";
import type { SignedContent } from "../../domain/prescriptions/signed-content";
import { isLive } from "../../domain/prescriptions/validity";
import { shownCode, shownNumber } from "../../domain/prescriptions/verification-code";
import { zoneOfPaper } from "../printing/letterhead-location.server";
import { signatureOf } from "../printing/provider-signature.server";

/** What a paper says beside what was signed. */
export interface PaperFacts {
  number: number | null;
  state: PrescriptionState;
  /** Which copy of the paper it is; 1 is the first, null one to look at. */
  copy: number | null;
  /** Whose address and phone the letterhead has. */
  location: SheetLocation | undefined;
  /** How much of each line is handed out by now; left out where nothing is yet. */
  lines?: readonly Pick<PrescriptionLine, "id" | "dispensed">[];
  /** Which lines pharmacies did not hand out and still could; left out of drafts. */
  refused?: Pick<Refused<{ lineId: string; declineReason: DeclineReason | null }>, "declined" | "refusal">;
  /** Says of what is handed out in part also how much is left: a paper would say so for longer than it holds. */
  saysLeft?: boolean;
}

/** Of the request's context, what the paper needs. */
export type PaperOrigin = Parameters<typeof sheetFrame>[0] &
  Pick<RequestContext, "origin"> & { profile: Pick<RequestContext["profile"], "defaultLocale"> };

const speechOf = ({ profile }: PaperOrigin, locale: LocaleCode) => ({
  ...createTranslator(locale),
  format: practiceFormat(profile, locale),
});
type Spoken = ReturnType<typeof speechOf>;
type Line = SignedContent["lines"][number];

/** How a medicine is taken, in one language: the words of the prescriber, else the sentence that follows from the fields. */
const directions = ({ medicine }: Line, speech: Spoken): string => {
  const { t, format, bcp47 } = speech;
  const how = medicine.dosageText || howTaken(medicine, { t, format, bcp47 });
  const days =
    medicine.days === null ? "" : t("prescriptions:sheet.forDays", { days: format.unit(medicine.days, "day") });
  return [how, days].filter(Boolean).join(" · ");
};

/** How much of a line is handed out, of all that may be: '120 of 180 tablets'; empty where nothing is. */
function handedOut({ id, quantity, medicine }: Line, lines: PaperFacts["lines"], speech: Spoken): string {
  const { refills, quantityUnit: unit } = medicine;
  const dispensed = lines?.find((line) => line.id === id)?.dispensed ?? 0;
  if (dispensed <= 0) return "";
  if (quantity === null) return amountOfMedicine(dispensed, { quantity, unit }, speech);
  const amount = amountOfMedicine(allowedOf({ quantity, refills }), { quantity, unit }, speech);
  return speech.t("prescriptions:sheet.handedOf", { handed: speech.format.number(dispensed), amount });
}

/** How much of a line is left, refills included; empty where nothing was handed out. */
function leftOver({ id, quantity, medicine }: Line, { lines, saysLeft }: PaperFacts, speech: Spoken): string {
  const { refills, quantityUnit: unit } = medicine;
  const dispensed = lines?.find((line) => line.id === id)?.dispensed ?? 0;
  if (saysLeft !== true || !lines?.some((line) => line.dispensed > 0)) return "";
  const left = leftOf({ quantity, refills, dispensed, days: null, lastAt: null });
  return amountOfMedicine(left, { quantity, unit }, speech);
}

/** That its prescriber must be asked first: to the pharmacy, and to a patient who reads another language in theirs. */
function marksOf({ id, name }: Line, { refused }: PaperFacts, practice: Spoken, patient: Spoken): string[] {
  const kind = askFirstOf(refused?.declined.find(({ lineId }) => lineId === id)?.declineReason ?? null);
  if (kind === null) return [];
  const isOther = patient.bcp47 !== practice.bcp47;
  return [
    practice.t(`prescriptions:sheet.marked.${kind}`),
    ...(isOther && kind === "unsafe" ? [patient.t("prescriptions:doNotTakeOf", { name })] : []),
  ];
}

function entryOf(line: Line, paper: PaperFacts, practice: Spoken, patient: Spoken): PrintedEntry {
  const { t, format } = practice;
  const { medicine, quantity, name } = line;
  const { quantityUnit, refills, substitutionAllowed, instructions, reason } = medicine;
  const facts: PrintedFact[] = [
    { term: t("prescriptions:sheet.directions"), value: directions(line, practice) },
    {
      term: t("prescriptions:sheet.forPatient"),
      value: patient.bcp47 === practice.bcp47 ? "" : directions(line, patient),
    },
    { term: t("prescriptions:fields.instructions"), value: instructions },
    {
      term: t("prescriptions:fields.quantity"),
      value:
        quantity === null || quantityUnit === ""
          ? ""
          : amountOfMedicine(quantity, { quantity, unit: quantityUnit }, practice),
    },
    { term: t("prescriptions:fields.refills"), value: String(refills) },
    { term: t("pharmacy:one.handed"), value: handedOut(line, paper.lines, practice) },
    {
      term: t(refills > 0 ? "pharmacy:one.leftWithRefills" : "pharmacy:one.left"),
      value: leftOver(line, paper, practice),
    },
    { term: t("prescriptions:sheet.substitution"), value: substitutionAllowed ? "" : t("prescriptions:sheet.none") },
    { term: t("medications:fields.reason"), value: reason },
  ];
  const marks = marksOf(line, paper, practice, patient);
  const strong = strengthAndForm(medicine, practice).filter((part) => !name.includes(part));
  return {
    name: inOneDirection(format.parts([name, ...strong]), practice),
    ...(marks.length > 0 && { marks }),
    facts: facts.filter(({ value }) => value !== ""),
    written: "",
  };
}

function personOf({ patient, signedAt }: SignedContent, { t, format }: Spoken, timeZone: string): PrintedFact[] {
  const { firstName, lastName, birthDate, gender, address } = patient;
  const sex = nameOfCode(GENDER, gender);
  return [
    { term: t("prescriptions:sheet.surname"), value: lastName },
    { term: t("prescriptions:sheet.firstNames"), value: firstName },
    { term: t("prescriptions:sheet.born"), value: bornText(birthDate, localDate(signedAt, timeZone), format) },
    { term: t("prescriptions:sheet.sex"), value: sex ? t(`common:genders.${sex}`) : "" },
    { term: t("prescriptions:sheet.address"), value: address },
  ].filter(({ value }) => value !== "");
}

/** Where a code is typed, as short as an address can be typed. */
const shortAddress = (origin: string): string => `${origin.replace(/^https?:\/\//, "")}${paths.prescriptionCheck()}`;

/** What stands large behind the text: that nothing, or not all, is dispensed by it, or which copy it is. */
const watermarkOf = ({ state, copy, refused }: PaperFacts, { t }: Spoken): string => {
  if (!isLive(state)) return t(`prescriptions:state.${state}` as PlainKey);
  const { kind = "other", canFetch = true } = refused?.refusal ?? {};
  if (kind === "unsafe") return t(`prescriptions:sheet.refused.${canFetch ? "inPart" : "whole"}`);
  if (kind === "unclear") return t("prescriptions:sheet.refused.unclear");
  if (copy === null) return t("prescriptions:sheet.preview");
  return copy > 1 ? t("prescriptions:sheet.copy", { number: copy }) : "";
};

/**
 * A prescription as screen, paper and PDF show it: in the practice's language, with the directions in the patient's as
 * well where that is another one.
 */
export async function printedPrescription(
  context: PaperOrigin,
  content: SignedContent,
  facts: PaperFacts,
): Promise<PrintedSheet> {
  const { profile, origin } = context;
  const timeZone = zoneOfPaper(context, facts.location);
  const [own, theirs] = [resolveLocale(profile.defaultLocale), resolveLocale(content.language)];
  await readMessages(own, theirs);
  const [practice, patient] = [speechOf(context, own), speechOf(context, theirs)];
  const { t, format } = practice;
  const { prescriber, lines, verificationCode: code } = content;
  const signed = facts.state !== "DRAFT";
  const notes = [
    { title: t("prescriptions:fields.noteToPharmacist"), note: content.noteToPharmacist },
    { title: t("prescriptions:fields.noteToPatient"), note: content.noteToPatient },
  ].filter(({ note }) => note !== "");
  return {
    ...sheetFrame(context, { locale: own, location: facts.location }),
    title: t("prescriptions:sheet.title"),
    person: personOf(content, practice, timeZone),
    details: [
      { term: t("prescriptions:sheet.number"), value: facts.number === null ? "" : shownNumber(facts.number) },
      { term: t("prescriptions:sheet.date"), value: signed ? format.date(content.signedAt, timeZone) : "" },
      { term: t("prescriptions:fields.validUntil"), value: format.plainDate(content.validUntil) },
      { term: t("prescriptions:fields.diagnosis"), value: content.diagnosis },
      { term: t("prescriptions:fields.pharmacy"), value: content.pharmacy },
    ].filter(({ value }) => value !== ""),
    sections: [
      {
        title: t("prescriptions:sheet.medicines"),
        kind: "entries",
        entries: lines.map((line) => entryOf(line, facts, practice, patient)),
        nothing: t("prescriptions:noLines"),
      },
      ...notes.map(({ title, note }) => ({ title, kind: "text" as const, paragraphs: [note] })),
      { title: "", kind: "text", paragraphs: [t("prescriptions:sheet.end", { number: lines.length })] },
    ],
    signature: signatureOf(context, prescriber, { signedAt: signed ? content.signedAt : null, locale: own, timeZone }),
    qr: signed
      ? {
          text: `${origin}${paths.prescriptionCheck(code)}`,
          words: [t("prescriptions:sheet.check"), shortAddress(origin), shownCode(code)],
        }
      : null,
    whose: format.parts([
      `${content.patient.firstName} ${content.patient.lastName}`.trim(),
      content.patient.birthDate !== "" && format.plainDate(content.patient.birthDate),
    ]),
    watermark: watermarkOf(facts, practice),
  };
}
