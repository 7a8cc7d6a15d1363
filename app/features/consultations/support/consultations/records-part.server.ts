import { recordChanges } from "~/features/phr/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { DAY_MS } from "~/kernel/time/dates";
import { recordsOfPapers } from "../../data/consultations/records-of-papers.server";
import { cameOf } from "../../domain/consultations/records-of-papers";
import type { SummaryPart } from "./summary-part.server";

/** For so long after its begin what a provider writes down belongs to a consultation whose end nobody said. */
const USUAL_MS = DAY_MS;
/** And so long before the time that was agreed, as they prepare for it. */
const AHEAD_MS = 2 * 60 * 60_000;
/** And so long after its end. */
const AFTER_MS = 2 * 60 * 60_000;

/**
 * What the consultation's provider added to the health record, or changed there, between its begin and its end; of what
 * prescriptions and orders wrote only what those of this consultation did.
 */
export const recordsPart: SummaryPart = {
  name: "records",
  begin: (_context, { patient }) => paths.healthProfile({ patient: patient.id }),
  read: async (context, asked) => {
    const { consultation, head } = asked;
    const { t } = createTranslator(context.locale);
    const begin = Math.min(consultation.startTime, consultation.consultationTime ?? consultation.startTime);
    const [changed, papers] = await Promise.all([
      recordChanges(context, asked, {
        authorId: consultation.providerId,
        from: Math.min(begin - AHEAD_MS, consultation.createdAt),
        to: head.concludedAt === null ? begin + USUAL_MS : head.concludedAt + AFTER_MS,
      }),
      recordsOfPapers(context.db, consultation.patientId),
    ]);
    const own = changed.filter(({ recordId }) => cameOf(consultation.id, recordId, papers));
    return own.map(({ recordId, kind, name, became, isStopped, href }) => ({
      ...{ id: recordId, name, lines: [kind], href, draft: false },
      state: t(`consultations:became.${isStopped ? "STOPPED" : became}`),
    }));
  },
};
