import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { NotFoundError } from "~/platform/http/errors.server";
import type { RequestContext } from "~/platform/context.server";
import { addressOf, limitRate } from "~/platform/rate-limit.server";
import { readForm } from "~/platform/http/read-body.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { Banner } from "~/ui/view/banner";
import { OfferPanel, OnFromHere } from "../../components/appointments/offer-panel";
import { clockOfReader } from "../../support/availability/clock-of-reader.server";
import { takeWaitingOffer } from "../../services/waiting-list/take-waiting-offer.server";
import { leaveByOffer } from "../../services/waiting-list/leave-by-offer.server";
import { declineWaitingOffer } from "../../services/waiting-list/decline-waiting-offer.server";
import { openOfferedVisit } from "../../services/waiting-list/open-offered-visit.server";
import { openWaitingOffer } from "../../services/waiting-list/open-waiting-offer.server";
import { fieldsOf, formErrors } from "../appointments/take-action.server";

/** Carries no script: opening the link, as a preview of a mail does, changes nothing; the buttons do. */
export const handle = {
  namespaces: ["visit-kinds", "scheduling", "booking"],
  width: "narrow",
  sheet: "visitor",
} satisfies ScreenHandle;
export const meta = screenTitle;

const ANSWERS: ReadonlyMap<string, (context: RequestContext, token: string) => Promise<void>> = new Map([
  ["take", takeWaitingOffer],
  ["decline", declineWaitingOffer],
  ["leave", leaveByOffer],
]);

export const loader = defineLoader(async ({ app, request, params, url }) => {
  await limitRate(app, "LINK_LIMIT", addressOf(request));
  const offer = await openWaitingOffer(app, params["token"] ?? "");
  const { patientId: _, appointmentId, ...shown } = offer;
  const said = url.searchParams.get("done");
  return {
    title: createTranslator(app.locale).t("visit-kinds:waiting.offerTitle"),
    offer: { ...shown, moves: appointmentId !== null },
    done: said === "decline" || said === "leave" ? said : null,
    clock: clockOfReader(app, request),
  };
});

export const action = defineAction(async ({ app, request, params }) => {
  const { token = "" } = params;
  const sent = fieldsOf(await readForm(request));
  if (sent["do"] === "open") return redirect(paths.visitLink((await openOfferedVisit(app, token)).token), 303);
  const answer = ANSWERS.get(sent["do"] ?? "");
  if (!answer) throw new NotFoundError();
  try {
    await answer(app, token);
  } catch (error) {
    return formErrors(app, error, sent);
  }
  return redirect(paths.waitingOffer(token, { done: sent["do"] }), 303);
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
          title={done === "leave" ? t("visit-kinds:waiting.left") : t("visit-kinds:waiting.declined")}
        />
        {offer.moves && <p>{t("visit-kinds:waiting.visitStays")}</p>}
        <OnFromHere moves={offer.moves} />
      </>
    );
  return (
    <>
      {refused?.errors.map(({ message }) => (
        <Banner key={message} tone="warn" live title={message} />
      ))}
      <OfferPanel offer={offer} clock={clock} />
    </>
  );
}
