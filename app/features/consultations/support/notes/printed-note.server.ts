import { periodWords } from "~/i18n/period-words";
import { resolveLocale } from "~/i18n/locales";
import { createTranslator, readMessages } from "~/i18n/translator.server";
import type { PrintedSection, PrintedSheet } from "~/kernel/print/printed-sheet";
import type { RequestContext } from "~/platform/context.server";
import { sheetFrame } from "~/platform/print/sheet-frame.server";
import { timeOnPaper } from "~/platform/print/time-on-paper";
import { practiceFormat } from "~/platform/reader-format.server";
import { localDate } from "~/features/patients/public.server";
import { bornText } from "../../domain/printing/born";
import { letterheadLocation, zoneOfPaper } from "../printing/letterhead-location.server";
import { signatureOf, signerOf } from "../printing/provider-signature.server";
import { whoseOf } from "../printing/whose-of";
import { daysOf } from "../../domain/notes/period";
import type { Note, NoteAddendum, NoteKind } from "../../domain/notes/note";

interface Printed {
  note: Note;
  patient: { name: string; birthDate: string };
  /** The patient's number at the practice; null where nobody knows it. */
  patientNumber: number | null;
  addenda: readonly (NoteAddendum & { authorName: string })[];
  providerName: string;
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((each) => each.trim())
    .filter((each) => each !== "");

const FILE_NAMES: Readonly<Record<NoteKind, string>> = {
  ...{ NOTE: "note", SICK_NOTE: "sick-note", REFERRAL: "referral-letter", PATIENT_SUMMARY: "summary" },
};

/** What the file of a note is called: what it is and when it was signed, and of nobody who they are. */
export const fileNameOf = ({ profile }: RequestContext, { kind, signedAt, createdAt }: Note): string =>
  `${FILE_NAMES[kind]}-${localDate(signedAt ?? createdAt, profile.timeZone)}.pdf`;

/** A note as paper and PDF show it, in the language that it was written in: a draft says so on every page. */
export async function printedNote(context: RequestContext, printed: Printed): Promise<PrintedSheet> {
  const { note, patient, addenda, providerName } = printed;
  await readMessages(note.language);
  const locale = resolveLocale(note.language);
  const { t } = createTranslator(locale);
  const format = practiceFormat(context.profile, locale);
  const isSigned = note.signedAt !== null;
  const at = note.signedAt ?? note.createdAt;
  const [location, signer] = await Promise.all([
    letterheadLocation(context, note),
    signerOf(context, note.signedBy ?? note.providerId),
  ]);
  const timeZone = zoneOfPaper(context, location);
  // What nobody had to write is left out where nobody did; of a draft, what is still missing is said.
  const sections = note.sections
    .filter(({ text, required }) => required || text.trim() !== "")
    .map((section): PrintedSection => {
      const { title, text } = section;
      const days = daysOf(section);
      const said = days ? [periodWords(days, { t, format })] : paragraphsOf(text);
      return { title, kind: "text", paragraphs: said.length > 0 ? said : [t("notes:view.empty")] };
    });
  const added = addenda.map(({ authorName, at, reason, text }, index): PrintedSection => ({
    title: index === 0 ? t("notes:view.addenda") : "",
    kind: "text",
    paragraphs: [
      t("notes:view.addedBy", { name: authorName, date: timeOnPaper(format, at, timeZone), reason }),
      ...paragraphsOf(text),
    ],
  }));
  return {
    ...sheetFrame(context, { locale, location }),
    title: note.title,
    person: [
      { term: t("notes:view.patient"), value: patient.name },
      { term: t("notes:print.birthDate"), value: bornText(patient.birthDate, localDate(at, timeZone), format) },
    ].filter(({ value }) => value !== ""),
    details: [
      { term: t("notes:list.date"), value: format.date(at, timeZone) },
      { term: t("notes:view.provider"), value: providerName },
    ],
    sections,
    signature: signatureOf(context, signer, { signedAt: note.signedAt, locale, timeZone }),
    added,
    whose: whoseOf({ ...patient, number: printed.patientNumber }, { t, format }),
    watermark: isSigned ? "" : t("notes:print.draft"),
  };
}
