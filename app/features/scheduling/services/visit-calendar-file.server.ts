import { createTranslator } from "~/i18n/translator.server";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/errors.server";
import { readSummary } from "../data/appointment-rows-read.server";
import { APPOINTMENT_STATE } from "../domain/appointment-state";
import { summarySubject } from "./appointment-subject.server";
import { calendarFile } from "./calendar-file.server";

/** The calendar file of a visit for whoever may read it, in their language. @throws NotFoundError */
export async function visitCalendarFile(context: RequestContext, appointmentId: string): Promise<string> {
  const visit = await readSummary(context.db, appointmentId);
  if (!visit) throw new NotFoundError();
  await authorize(context, "appointment.read", summarySubject(visit));
  const { t } = createTranslator(context.locale);
  const { id, version, startsAt, endsAt, timeZone, updatedAt, branch, offering, type, stateId } = visit;
  const video = type === "video";
  const confirmed = stateId === APPOINTMENT_STATE.CONFIRMED || stateId === APPOINTMENT_STATE.CONFIRMED_WALKIN;
  return calendarFile(
    {
      ...{ id, version, startsAt, endsAt, timeZone, updatedAt },
      summary: [offering?.name, context.profile.name].filter(Boolean).join(" – "),
      description: [t(video ? "booking:done.videoNext" : "booking:done.clinicNext"), offering?.instructions]
        .filter(Boolean)
        .join("\n"),
      location: video ? t("booking:kind.video") : [branch.name, branch.address, branch.city].filter(Boolean).join(", "),
      status: confirmed ? "CONFIRMED" : stateId === APPOINTMENT_STATE.CANCELED ? "CANCELLED" : "TENTATIVE",
    },
    new URL(context.origin).hostname,
  );
}
