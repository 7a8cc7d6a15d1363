import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PlainKey } from "~/i18n/message-types";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { GENDER, nameOfCode } from "~/kernel/codes/code-tables";
import { DAY_MS } from "~/kernel/time/dates";
import { paths } from "~/paths";
import { act, defineForm, press } from "~/platform/http/define-form.server";
import type { FormAnswer } from "~/platform/http/form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { readerFormat } from "~/platform/reader-format.server";
import { ScaleOf } from "~/screens/scale";
import { BackLink } from "~/ui/action/back-link";
import { Dotted } from "~/ui/base/dotted";
import { isolated } from "~/ui/base/isolated";
import { Banner } from "~/ui/view/banner";
import { OpeningBanner } from "~/screens/opening-banner";
import { DeskScreen } from "../../components/desk/desk-screen";
import type { CourseChange } from "../../domain/desk/desk";
import type { FollowUpEnd } from "../../domain/desk/follow-up";
import { isStillDone, type AppointmentState, type BillAct } from "~/features/scheduling/public.server";
import { followUpSchema } from "../../schemas/desk/follow-up-form";
import { billAtDesk } from "../../services/desk/bill-at-desk.server";
import { changeCourseAtDesk } from "../../services/desk/change-course-at-desk.server";
import { publishNote } from "../../services/notes/publish-note.server";
import { readDesk } from "../../services/desk/read-desk.server";
import { settleFollowUp } from "../../services/desk/settle-follow-up.server";
import { setFollowUp } from "../../services/desk/set-follow-up.server";

export const handle = { width: "full", islands: ["work-pane", "booking-panel"] } satisfies ScreenHandle;
export const meta = screenTitle;

/** What has just been done at the desk, or in a page that leads back to it, and how that is said. */
const DONE = {
  ...{ invite: "desk:followUp.done.invite", inviteUnsent: "desk:followUp.done.inviteUnsent" },
  ...{ remember: "desk:followUp.done.remember" },
  ...{ DONE: "desk:followUp.done.DONE", CANCELLED: "desk:followUp.done.CANCELLED" },
  ...{
    booked: "desk:followUp.done.booked",
    noteSigned: "desk:done.noteSigned",
    share: "consultations:done.share",
    prescriptionSigned: "prescriptions:done.signed",
  },
  ...{ start: "scheduling:done.start", conclude: "scheduling:done.conclude" },
  ...{ complete: "scheduling:done.complete", undo: "scheduling:done.undo" },
  ...{ charge: "scheduling:done.charge", "mark-paid": "scheduling:done.markPaidAtClinic" },
  ...{ orderSent: "laboratory:done.sent", orderSaved: "desk:done.orderSaved", discarded: "laboratory:done.discarded" },
} as const satisfies Record<string, PlainKey>;
type Done = keyof typeof DONE;

/** The same of a patient without an account, to whom nothing is sent. */
const DONE_UNTOLD: Partial<Record<Done, PlainKey>> = {
  share: "consultations:doneUntold.share",
  prescriptionSigned: "prescriptions:done.signedUntold",
};

const sayOf = (done: Done, { hasAccount }: { hasAccount: boolean }): PlainKey =>
  (hasAccount ? undefined : DONE_UNTOLD[done]) ?? DONE[done];

/** What is undone at the desk. */
const UNDONE: ReadonlySet<Done> = new Set(["start", "conclude", "complete"]);
const doneIn = (asked: string | null): Done | null =>
  asked !== null && Object.hasOwn(DONE, asked) ? (asked as Done) : null;

export const loader = defineLoader(async ({ app, params: { consultationId = "" }, url }) => {
  const desk = await readDesk(app, consultationId);
  const { t } = createTranslator(app.locale);
  const { stateId = 0, undoUntil = null } = desk.course ?? {};
  const asked = doneIn(url.searchParams.get("done"));
  // An older page of the history may say what does not hold any longer.
  const done = asked !== null && isStillDone(asked, stateId as AppointmentState) ? asked : null;
  return {
    desk,
    title: t("desk:title", { name: desk.summary.patient.name }),
    born: readerFormat(app).partialDate(desk.summary.patient.birthDate),
    done,
    undoUntil: done !== null && UNDONE.has(done) ? undoUntil : null,
    idempotencyKey: crypto.randomUUID(),
    // A day and more: a doctor who is early does not open the wrong one.
    isAhead: desk.summary.startTime > app.now + DAY_MS,
  };
});

/** What was open beside it stays open. */
const again = (consultationId: string, url: URL, done: Done) =>
  redirect(paths.consultationDesk(consultationId, { done, work: url.searchParams.get("work") ?? undefined }), 303);

const settled = (as: FollowUpEnd) =>
  press(async ({ app, url, params: { consultationId = "" }, value }) => {
    const followUpId = String(value["followUpId"] ?? "");
    await settleFollowUp(app, { consultationId, followUpId, as });
    return again(consultationId, url, as);
  });

const billed = (as: BillAct) =>
  press(async ({ app, url, params: { consultationId = "" } }) => {
    await billAtDesk(app, { consultationId, as });
    return again(consultationId, url, as);
  });

const changed = (as: CourseChange) =>
  press(async ({ app, url, params: { consultationId = "" }, value }) => {
    const idempotencyKey = String(value["idempotencyKey"] ?? "") || undefined;
    const { call } = await changeCourseAtDesk(app, { consultationId, as, idempotencyKey });
    return call === null ? again(consultationId, url, as) : redirect(call, 303);
  });

/** When the patient is to come again: booked at once, or by the patient, or only written down. */
export const action = defineForm({
  set: act(followUpSchema, async ({ app, url, params: { consultationId = "" }, value }) => {
    const { followUp, branchId, invited } = await setFollowUp(app, consultationId, value);
    if (value.way !== "book")
      return again(consultationId, url, value.way === "invite" && !invited ? "inviteUnsent" : value.way);
    const { patientId, providerId: employeeId, offeringId, dueOn: day, note: reason } = followUp;
    const place = { service: offeringId ?? undefined, place: branchId ?? undefined };
    return redirect(
      paths.bookingPanel({
        ...{ patient: patientId, provider: employeeId, ...place, day, reason },
        ...{ desk: consultationId, follows: "1" },
      }),
      303,
    );
  }),
  share: press(async ({ app, url, params: { consultationId = "" }, value }) => {
    await publishNote(app, value["noteId"]);
    return again(consultationId, url, "share");
  }),
  charge: billed("charge"),
  "mark-paid": billed("mark-paid"),
  ...{ start: changed("start"), conclude: changed("conclude"), complete: changed("complete"), undo: changed("undo") },
  DONE: settled("DONE"),
  CANCELLED: settled("CANCELLED"),
});

/** The screen that is open through a consultation. */
export default function DeskPage() {
  const { desk, title, born, done, isAhead, undoUntil, idempotencyKey } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const { t, format } = useT();
  const { health, appointmentId, summary, timeZone } = desk;
  const gender = nameOfCode(GENDER, summary.patient.gender);
  const who = [
    health.age === null ? "" : t("patients:details.age", { count: health.age }),
    gender ? t(`common:genders.${gender}`) : "",
    born && t("health-profile:person.born", { date: born }),
    health.weightKg === null
      ? ""
      : t("desk:weight", { weight: format.number(health.weightKg, { maximumFractionDigits: 1 }) }),
  ].filter((part) => part !== "");
  const back =
    appointmentId === null
      ? { href: paths.patient(summary.patient.id), words: t("consultations:backToPatient") }
      : { href: paths.appointment(appointmentId), words: t("consultations:backToAppointment") };
  return (
    <ScaleOf scale="staff">
      <DeskScreen
        {...{ desk, who, answer, undoUntil, idempotencyKey }}
        said={done && !answer ? t(sayOf(done, desk)) : ""}
      >
        <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <BackLink href={back.href}>{back.words}</BackLink>
          <h1 className="font-display text-2xl font-semibold">{isolated(title)}</h1>
          <p className="text-sm text-muted">
            <Dotted
              parts={[
                ...who,
                t(`consultations:types.${summary.type}`),
                format.dateTime(summary.startTime, timeZone, "short"),
              ]}
            />
          </p>
        </header>
        <OpeningBanner opening={health.opening} timeZone={timeZone} />
        {isAhead && (
          <Banner tone="warn" title={t("desk:ahead", { date: format.date(summary.startTime, timeZone, "long") })} />
        )}
      </DeskScreen>
    </ScaleOf>
  );
}
