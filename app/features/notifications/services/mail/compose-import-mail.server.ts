import type { importForMail } from "~/features/imports/public.server";
import { paths } from "~/paths";
import type { MailContent, MailFact } from "../../domain/mail/mail-content";
import { mailFrame, type MailVoice } from "../../support/mail/mail-voice.server";
import { sayInWording } from "../wordings/say-in-wording.server";

/** As much of an import as its mail says. */
export type ImportForMail = NonNullable<Awaited<ReturnType<typeof importForMail>>>;

const COUNTED = ["count", "created", "known", "refused", "review"] as const;

/** The counts; what there is none of is left out, but the rows and who came of them. */
function factsOf({ t, format }: MailVoice, told: ImportForMail): MailFact[] {
  const counts = COUNTED.filter((name) => told[name] > 0 || name === "count" || name === "created");
  return [
    { term: t("imports:upload.file"), lines: [told.fileName] },
    ...counts.map((name) => ({ term: t(`imports:count.${name}`), lines: [format.number(told[name])] })),
  ];
}

/** Tells whoever started an import of patients that it has ended, or has stopped by itself. */
export function composeImportMail(voice: MailVoice, name: string, told: ImportForMail): MailContent {
  const { t, origin } = voice;
  const key = told.stop === null ? "importDone" : "importStopped";
  const { subject, opening, closing } = sayInWording(voice, key, { file: told.fileName });
  return {
    ...mailFrame(voice, name),
    subject,
    paragraphs: told.stop === null ? opening : [...opening, t(`imports:stopped.${told.stop.reason}`)],
    details: { title: t("imports:title"), rows: factsOf(voice, told) },
    actions: [{ label: t(`mails:${key}.action`), href: `${origin}${paths.patientImport(told.importId)}` }],
    hints: [],
    closing,
  };
}
