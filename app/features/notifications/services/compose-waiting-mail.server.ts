import { waitingOfferForMail, type ShownOffer } from "~/features/scheduling/public.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import type { MailContent } from "../domain/mail-content";
import type { VisitForMail } from "../domain/visit-for-mail";
import { mailFrame, type MailVoice } from "./mail-voice.server";
import { visitFacts } from "./visit-facts.server";

const asVisit = (id: string, offer: ShownOffer): VisitForMail => ({
  id,
  type: offer.type,
  startsAt: offer.startsAt,
  endsAt: offer.endsAt,
  timeZone: offer.place.timeZone,
  note: "",
  previousStartsAt: null,
  standing: "proposed",
  offering: offer.offeringName,
  instructions: "",
  provider: offer.provider,
  patient: null,
  place: offer.place,
});

function bodyOf({ seat, appointmentId }: ShownOffer) {
  if (seat) return "visit-kinds:waiting.mailSeat" as const;
  return appointmentId === null ? ("visit-kinds:waiting.mailBook" as const) : ("visit-kinds:waiting.mailMove" as const);
}

/**
 * Offers somebody who waits an earlier time, with a link of this mail's own. Undefined where the offer was answered or
 * ran out meanwhile.
 */
export async function composeWaitingMail(
  context: RequestContext,
  voice: MailVoice,
  { name, waitingId }: { name: string; waitingId: string },
): Promise<MailContent | undefined> {
  const found = await waitingOfferForMail(context, waitingId);
  if (!found) return undefined;
  const { t, format, origin } = voice;
  const { offer, token } = found;
  const { timeZone } = offer.place;
  const until = format.dateTime(offer.expiresAt, timeZone, "medium");
  return {
    ...mailFrame(voice, name),
    subject: t(offer.seat ? "visit-kinds:waiting.mailSeatSubject" : "visit-kinds:waiting.mailSubject", {
      date: format.date(offer.startsAt, timeZone, "short"),
    }),
    paragraphs: [t(bodyOf(offer)), t("visit-kinds:waiting.mailUntil", { until })],
    details: {
      title: t("visit-kinds:waiting.offered"),
      rows: visitFacts(voice, asVisit(waitingId, offer), { staff: false }),
    },
    actions: [{ label: t("visit-kinds:waiting.mailAction"), href: `${origin}${paths.waitingOffer(token)}` }],
    hints: [t("notifications:mail.linkPrivate")],
  };
}
