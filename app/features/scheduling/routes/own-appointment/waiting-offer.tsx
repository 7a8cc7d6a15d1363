import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { addressOf, limitRate } from "~/platform/rate-limit.server";
import { actsOf, attempt, defineForm, press } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { Banner } from "~/ui/view/banner";
import { OfferPanel, OnFromHere } from "../../components/appointments/offer-panel";
import { clockOfReader } from "../../support/availability/clock-of-reader.server";
import { takeWaitingOffer } from "../../services/waiting-list/take-waiting-offer.server";
import { leaveByOffer } from "../../services/waiting-list/leave-by-offer.server";
import { declineWaitingOffer } from "../../services/waiting-list/decline-waiting-offer.server";
import { openOfferedAppointment } from "../../services/waiting-list/open-offered-appointment.server";
import { openWaitingOffer } from "../../services/waiting-list/open-waiting-offer.server";

/** Carries no script: opening the link, as a preview of a mail does, changes nothing; the buttons do. */
export const handle = {
  namespaces: ["appointment-kinds", "scheduling", "booking", "credits"],
  width: "narrow",
  sheet: "linked",
} satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, request, params, url }) => {
  await limitRate(app, "LINK_LIMIT", addressOf(request));
  const offer = await openWaitingOffer(app, params["token"] ?? "");
  const { patientId: _, appointmentId, ...shown } = offer;
  const said = url.searchParams.get("done");
  return {
    title: createTranslator(app.locale).t("appointment-kinds:waiting.offerTitle"),
    offer: { ...shown, moves: appointmentId !== null },
    done: said === "decline" || said === "leave" ? said : null,
    clock: clockOfReader(app, request),
  };
});

export const action = defineForm({
  ...actsOf({ take: takeWaitingOffer, decline: declineWaitingOffer, leave: leaveByOffer }, (answer, done) =>
    attempt(async ({ app, value, params: { token = "" } }) => {
      await answer(app, token, value);
      return redirect(paths.waitingOffer(token, { done }), 303);
    }),
  ),
  open: press(async ({ app, params: { token = "" } }) => {
    const opened = await openOfferedAppointment(app, token);
    return redirect(paths.ownAppointmentLink(opened.token), 303);
  }),
});

export default function WaitingOffer() {
  const { offer, done, clock } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = usePatientT();
  if (done)
    return (
      <>
        <Banner
          tone="good"
          live
          title={done === "leave" ? t("appointment-kinds:waiting.left") : t("appointment-kinds:waiting.declined")}
        />
        {offer.moves && <p>{t("appointment-kinds:waiting.appointmentStays")}</p>}
        <OnFromHere moves={offer.moves} />
      </>
    );
  return (
    <>
      {refused?.errors.map(({ message }) => (
        <Banner key={message} tone="warn" live title={message} />
      ))}
      <OfferPanel offer={offer} clock={clock} typed={refused?.sent} />
    </>
  );
}
