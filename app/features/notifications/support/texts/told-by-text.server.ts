import { familyAnswerForMail, familyRequestForMail } from "~/features/patients/public.server";
import { seriesForMail, waitingOfferForMail } from "~/features/scheduling/public.server";
import { bySubject, type MailPayload } from "~/outbox/mail";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import type { Placeholder } from "../../domain/wordings/placeholder";
import { isTextKey, textFacts, type TextKey } from "../../domain/wordings/text-wording";
import type { AppointmentInMail } from "../../domain/mail/appointment-in-mail";
import { isStale, appointmentWordingFor, type AppointmentWording } from "../../domain/mail/appointment-wording";
import { appointmentOfOffer, wordingOfOffer } from "../../services/mail/compose-waiting-mail.server";
import type { MailVoice } from "../mail/mail-voice.server";
import {
  makeConsentPath,
  makeFeedbackPath,
  makeRoomPath,
  makeAppointmentPath,
} from "../../services/mail/make-mail-links.server";
import { readAppointment, appointmentInMail } from "../../services/mail/read-appointment.server";
import { appointmentValues } from "../mail/appointment-facts.server";

/** What there is to tell by text: by which wording, with what in its places, and where it leads. */
export interface ToldByText {
  key: TextKey;
  values: Readonly<Partial<Record<Placeholder, string>>>;
  /** Makes the link's secret, where it has one; only what is sent has need of it. null where it has been overtaken. */
  makePath: () => Promise<string | null>;
}

/**
 * Where the text of an appointment leads: into the room where it has one, to a new booking, or to the page of the
 * appointment.
 */
async function pathOfAppointment(
  context: RequestContext,
  key: TextKey,
  { id }: AppointmentInMail,
): Promise<string | null> {
  const { end } = textFacts(key);
  if (end === "booking") return paths.booking();
  if (end === "feedback") return makeFeedbackPath(context, id);
  const room = end === "room" ? await makeRoomPath(context, id) : null;
  return room ?? (await makeAppointmentPath(context, id, "text"));
}

/** What an appointment's message tells, to whomever; undefined where a later change has overtaken it. */
export async function tellableAppointment(
  context: RequestContext,
  { template, to, appointmentId, startsAt }: MailPayload<"appointment">,
): Promise<{ wording: AppointmentWording; appointment: AppointmentInMail } | undefined> {
  const appointment = await readAppointment(context, appointmentId);
  const wording = appointmentWordingFor(template, to.kind, appointment);
  return wording === null || isStale(wording, { startsAt }, appointment, context.now)
    ? undefined
    : { wording, appointment };
}

async function ofAppointment(context: RequestContext, voice: MailVoice, payload: MailPayload<"appointment">) {
  const told = await tellableAppointment(context, payload);
  if (!told || !isTextKey(told.wording)) return undefined;
  const { wording: key, appointment } = told;
  return {
    key,
    values: appointmentValues(voice, appointment),
    makePath: () => pathOfAppointment(context, key, appointment),
  };
}

/** The first appointment of the series stands for all: the mail has a link to each. */
async function ofSeries(
  context: RequestContext,
  voice: MailVoice,
  { template, seriesId, fromAppointmentId }: MailPayload<"series">,
) {
  const off = template === "series.canceled";
  const [found] = await seriesForMail(context, { seriesId, canceledFrom: off ? (fromAppointmentId ?? "") : undefined });
  if (!found) return undefined;
  const first = appointmentInMail(found);
  const key: TextKey = off ? "seriesCanceled" : first.standing === "proposed" ? "seriesProposed" : "seriesSet";
  return { key, values: appointmentValues(voice, first), makePath: () => pathOfAppointment(context, key, first) };
}

async function ofOffer(context: RequestContext, voice: MailVoice, { waitingId }: MailPayload<"offer">) {
  const found = await waitingOfferForMail(context, waitingId);
  if (!found) return undefined;
  const { offer, token } = found;
  const key: TextKey = wordingOfOffer(offer);
  const until = voice.format.dateTime(offer.expiresAt, offer.place.timeZone, "short");
  return {
    key,
    values: { ...appointmentValues(voice, appointmentOfOffer(offer)), until },
    makePath: () => Promise.resolve(paths.waitingOffer(token)),
  };
}

async function ofFamily(
  context: RequestContext,
  { template, to, relationId }: MailPayload<"family">,
): Promise<ToldByText | undefined> {
  if (template === "family.consent") {
    const request = await familyRequestForMail(context, relationId);
    return (
      request && {
        key: "familyConsent",
        values: { asker: request.askerName },
        makePath: async () => (await makeConsentPath(context, { userId: to.id, sentTo: "" }, relationId)).path,
      }
    );
  }
  const answer = await familyAnswerForMail(context, relationId);
  return (
    answer && {
      key: answer.agreed ? "familyAgreed" : "familyDeclined",
      values: { relative: answer.relativeName },
      makePath: () => Promise.resolve(paths.family()),
    }
  );
}

const nothing = () => Promise.resolve(undefined);

/** What there is to tell by text now; undefined where a later change has overtaken it, or no phone is told of it. */
export const toldByText = (
  context: RequestContext,
  voice: MailVoice,
  payload: MailPayload,
): Promise<ToldByText | undefined> =>
  bySubject<Promise<ToldByText | undefined>>(payload, {
    appointment: (of) => ofAppointment(context, voice, of),
    series: (of) => ofSeries(context, voice, of),
    offer: (of) => ofOffer(context, voice, of),
    family: (of) => ofFamily(context, of),
    session: nothing,
    followUp: nothing,
    import: nothing,
    address: nothing,
    account: nothing,
  });
