import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Stack } from "~/ui/base/stack";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { AppointmentFacts } from "../../components/appointments/appointment-facts";
import { CancelNoteBanner } from "../../components/appointments/cancel-note";
import { ConfirmForm } from "../../components/appointments/confirm-form";
import { NothingToDo } from "../../components/appointments/nothing-to-do";
import { clockOfReader } from "../../support/availability/clock-of-reader.server";
import { viewAppointment } from "../../services/appointments/view-appointment.server";
import { appointmentActs } from "../appointments/appointment-acts.server";
import { ownAppointmentOf } from "./own-appointment.server";

export const handle = {
  namespaces: ["scheduling", "booking"],
  width: "narrow",
  sheet: "linked",
} satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, request }) => {
  const { context, appointmentId } = await ownAppointmentOf(app, request);
  const { appointment, buttons, cancelNotes, money } = await viewAppointment(context, appointmentId);
  const button = buttons.find(({ action }) => action === "cancel");
  const title = createTranslator(app.locale).t(button ? "booking:manage.cancelTitle" : "booking:manage.title");
  const possible = button && button.reason === null;
  return {
    title,
    appointment,
    isOver: !button,
    possible,
    ...{ cancelNotes, money },
    clock: clockOfReader(app, request),
    idempotencyKey: crypto.randomUUID(),
  };
});

const { cancel } = appointmentActs(
  ({ app, request }) => ownAppointmentOf(app, request),
  (_args, done) => paths.ownAppointment({ done }),
);

export const action = defineForm({ cancel });

export default function CancelAppointment() {
  const page = useLoaderData<typeof loader>();
  const { title, appointment, isOver, possible, cancelNotes, money, clock, idempotencyKey } = page;
  const refused = useActionData<typeof action>();
  const { t } = usePatientT();
  const back = { href: paths.ownAppointment(), label: t("booking:manage.title") };
  if (isOver) return <NothingToDo action="cancel" side="patient" {...{ appointment, clock, title, back }} />;
  return (
    <>
      <PageHeader back={<BackLink href={back.href}>{back.label}</BackLink>} title={title} />
      {refused?.errors.map(({ message }) => (
        <Banner key={message} tone="warn" live title={message} />
      ))}
      <Card>
        <Stack>
          <AppointmentFacts {...{ appointment, clock }} side="patient" />
          {possible && (
            <CancelNoteBanner
              notes={cancelNotes}
              money={money}
              zone={clock.isTheirs ? clock.zone : appointment.timeZone}
            />
          )}
          <ConfirmForm
            action="cancel"
            idempotencyKey={idempotencyKey}
            submit={{
              label: t("booking:manage.cancel"),
              tone: "danger",
              disabledReason: possible ? undefined : t("booking:manage.tooLate"),
            }}
            keep={{ label: t("booking:manage.keep"), href: paths.ownAppointment() }}
            reasonLabel={t("booking:manage.cancelReason")}
          />
        </Stack>
      </Card>
    </>
  );
}
