import type { ShownOffer } from "~/features/scheduling/public.server";
import { paths } from "~/paths";
import type { MailContent } from "../../domain/mail/mail-content";
import type { AppointmentInMail } from "../../domain/mail/appointment-in-mail";
import { mailFrame, type MailVoice } from "../../support/mail/mail-voice.server";
import { sayInWording } from "../wordings/say-in-wording.server";
import { untilOf, appointmentFacts, appointmentValues } from "../../support/mail/appointment-facts.server";

/** What is offered, as an appointment that is proposed. */
export const appointmentOfOffer = (offer: ShownOffer): AppointmentInMail => ({
  id: "",
  type: offer.type,
  startsAt: offer.startsAt,
  endsAt: offer.endsAt,
  isHere: false,
  timeZone: offer.place.timeZone,
  note: "",
  previousStartsAt: null,
  standing: "proposed",
  offering: offer.offeringName,
  againPath: paths.booking(),
  instructions: "",
  provider: offer.provider,
  patient: null,
  place: offer.place,
});

/** What an offer is of: a seat, a time, or an earlier time than that of an appointment. */
export function wordingOfOffer({ seat, appointmentId }: ShownOffer) {
  if (seat) return "waitingSeat";
  return appointmentId === null ? "waitingBook" : "waitingMove";
}

/** Said where what comes of accepting is a request that the clinic still has to confirm. */
const requestWords = ({ appointmentId }: ShownOffer) =>
  appointmentId === null ? "appointment-kinds:waiting.offerBookRequest" : "appointment-kinds:waiting.offerMoveRequest";

/** Offers somebody who waits an earlier time, or a seat, by the link of this mail. */
export function composeWaitingMail(
  voice: MailVoice,
  { name, offer, token }: { name: string; offer: ShownOffer; token: string },
): MailContent {
  const { t, origin } = voice;
  const until = untilOf(voice, offer.expiresAt, offer.place.timeZone);
  const appointment = appointmentOfOffer(offer);
  const asks = offer.confirmed ? [] : [t(requestWords(offer))];
  const { subject, opening, closing } = sayInWording(voice, wordingOfOffer(offer), {
    ...appointmentValues(voice, appointment),
    until,
  });
  return {
    ...mailFrame(voice, name),
    subject,
    paragraphs: [...opening, ...asks, t("appointment-kinds:waiting.mailUntil", { until })],
    details: {
      title: t("appointment-kinds:waiting.offered"),
      rows: appointmentFacts(voice, appointment, { staff: false }),
    },
    actions: [{ label: t("appointment-kinds:waiting.mailAction"), href: `${origin}${paths.waitingOffer(token)}` }],
    hints: [t("notifications:mail.linkPrivate")],
    closing,
  };
}
