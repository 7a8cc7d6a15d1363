import { HONORIFIC } from "~/kernel/codes/code-tables";
import { DAY_MS } from "~/kernel/time/dates";
import { MINUTE_MS } from "~/kernel/time/minutes";
import { SUBJECT_OF, type MailSubject } from "~/outbox/mail-templates";
import { paths } from "~/paths";
import type { MailContent } from "../../domain/mail/mail-content";
import { kindOfWording, wordingFacts, type WordingKey } from "../../domain/wordings/mail-wording";
import type { Placeholder } from "../../domain/wordings/placeholder";
import type { WordingFacts } from "../../kinds/define-kind";
import type { AppointmentInMail, AppointmentStanding } from "../../domain/mail/appointment-in-mail";
import {
  bringsCalendarFile,
  isAppointmentWording,
  appointmentWordingFacts,
  type AppointmentWording,
} from "../../domain/mail/appointment-wording";
import { composeAccountMail, type AccountKind } from "../../services/mail/compose-account-mail.server";
import { composeFamilyAnswer, composeFamilyMail } from "../../services/mail/compose-family-mail.server";
import { composeFollowUpMail } from "../../services/mail/compose-follow-up-mail.server";
import { composeImportMail } from "../../services/mail/compose-import-mail.server";
import { composeSeriesMail } from "../../services/mail/compose-series-mail.server";
import { composeSessionMail } from "../../services/mail/compose-session-mail.server";
import { composeAppointmentMail } from "../../services/mail/compose-appointment-mail.server";
import { composeWaitingMail } from "../../services/mail/compose-waiting-mail.server";
import { ACCOUNT_PATHS } from "../../services/mail/make-mail-links.server";
import type { MailVoice } from "../mail/mail-voice.server";
import { appointmentValues } from "../mail/appointment-facts.server";

const HALF_HOUR_MS = 30 * MINUTE_MS;
/** Stands where a mail that is sent has a secret of its own. */
const NO_TOKEN = "preview";
const SAMPLE_FILE = "patients.csv";
const SAMPLE_MONEY = { amountMinor: 4_000, currencyCode: "EUR" };

/** When and where the made-up appointment is. */
export interface SampleTime {
  /** UTC ms. */
  readonly now: number;
  readonly timeZone: string;
}

/** Three days ahead, on the full hour. */
const startOf = ({ now }: SampleTime): number => Math.floor(now / (2 * HALF_HOUR_MS)) * 2 * HALF_HOUR_MS + 3 * DAY_MS;

function sampleAppointment({ t }: MailVoice, at: SampleTime, standing: AppointmentStanding): AppointmentInMail {
  const startsAt = startOf(at);
  return {
    id: NO_TOKEN,
    type: "in_patient",
    standing,
    startsAt,
    endsAt: startsAt + HALF_HOUR_MS,
    isHere: false,
    timeZone: at.timeZone,
    offering: t("wording:sample.offering"),
    againPath: paths.booking(),
    provider: {
      title: HONORIFIC.dr,
      firstName: t("wording:sample.firstName"),
      lastName: t("wording:sample.lastName"),
    },
    patient: { id: NO_TOKEN, name: t("wording:sample.patient") },
    place: { name: t("wording:sample.place"), address: t("wording:sample.address"), city: t("wording:sample.city") },
    instructions: t("wording:sample.instructions"),
    note: t("wording:sample.note"),
    previousStartsAt: startsAt - DAY_MS,
    heldUntil: at.now + HALF_HOUR_MS / 2,
  };
}

const patientIn = ({ t }: MailVoice) => t("wording:sample.patient");

function sampleOfAppointment(voice: MailVoice, at: SampleTime, wording: AppointmentWording): MailContent {
  const { leadsTo, refusable, sample: type } = appointmentWordingFacts(wording);
  const staff = wordingFacts(wording).to === "staff";
  return composeAppointmentMail(voice, {
    wording,
    appointment: { ...sampleAppointment(voice, at, "sure"), type },
    name: staff ? "" : patientIn(voice),
    appointmentPath: paths.ownAppointmentLink(NO_TOKEN),
    roomPath: leadsTo === "room" ? paths.roomLink(NO_TOKEN) : null,
    hasCalendarFile: !staff && bringsCalendarFile(wording),
    unsubscribePath: refusable ? paths.unsubscribe(NO_TOKEN) : null,
  });
}

function sampleOfSeries(voice: MailVoice, at: SampleTime, standing: AppointmentStanding): MailContent {
  const off = standing === "off";
  const first = sampleAppointment(voice, at, standing);
  const path = off ? null : paths.ownAppointmentLink(NO_TOKEN);
  const later = { startsAt: first.startsAt + 7 * DAY_MS, endsAt: first.endsAt + 7 * DAY_MS };
  const appointments = [
    { appointment: first, path },
    { appointment: { ...first, ...later }, path },
  ] as const;
  return composeSeriesMail(voice, { name: patientIn(voice), off, appointments });
}

function sampleOfOffer(voice: MailVoice, at: SampleTime, what: "book" | "move" | "seat"): MailContent {
  const { type, offering, provider, place, timeZone, startsAt, endsAt } = sampleAppointment(voice, at, "proposed");
  return composeWaitingMail(voice, {
    name: patientIn(voice),
    token: NO_TOKEN,
    offer: {
      state: "open",
      patientId: NO_TOKEN,
      appointmentId: what === "move" ? NO_TOKEN : null,
      seat: what === "seat",
      offeringName: offering,
      ...{ type, provider, startsAt, endsAt },
      place: { ...place, timeZone },
      expiresAt: at.now + HALF_HOUR_MS,
      confirmed: true,
      present: what === "move" ? { startsAt: startsAt + DAY_MS, endsAt: endsAt + DAY_MS } : null,
    },
  });
}

function sampleOfSession(voice: MailVoice, at: SampleTime): MailContent {
  const { startsAt, endsAt, timeZone, offering, place } = sampleAppointment(voice, at, "sure");
  const counts = { taken: 5, capacity: 8 };
  const what = { offeringName: offering, offeringsType: "PHYSICAL_CONSULTATION", branchName: place.name } as const;
  const session = { id: NO_TOKEN, startsAt, endsAt, timeZone, ...what, ...counts };
  return composeSessionMail(voice, "", { ...session, title: voice.t("wording:sample.session") });
}

function sampleOfFollowUp(voice: MailVoice, at: SampleTime): MailContent {
  const { provider, startsAt } = sampleAppointment(voice, at, "sure");
  const dueOn = new Date(startsAt).toISOString().slice(0, 10);
  return composeFollowUpMail(voice, patientIn(voice), {
    ...{ provider, providerId: NO_TOKEN, dueOn },
    ...{ offeringId: null, isOverdue: false },
  });
}

/** One that has ended, or one that has stopped on the way. */
function sampleOfImport(voice: MailVoice, stopped: boolean): MailContent {
  const counts = stopped
    ? { count: 40_000, created: 38_900, known: 900, refused: 200, review: 0 }
    : { count: 100_000, created: 97_700, known: 2_000, refused: 250, review: 50 };
  const stop = stopped ? { reason: "unknown" as const, reference: "" } : null;
  return composeImportMail(voice, "", { importId: NO_TOKEN, fileName: SAMPLE_FILE, ...counts, stop });
}

function sampleOfFamily(voice: MailVoice, what: "asked" | "agreed" | "declined"): MailContent {
  const name = patientIn(voice);
  const relativeName = voice.t("wording:sample.asker");
  if (what !== "asked") return composeFamilyAnswer(voice, { name, relativeName, agreed: what === "agreed" });
  const link = { path: paths.familyConsent(NO_TOKEN, NO_TOKEN), minutes: LINK_MINUTES.days };
  return composeFamilyMail(voice, { name, askerName: relativeName, link });
}

const LINK_MINUTES = { minutes: 60, days: 7 * 24 * 60 } as const;

function sampleOfAccount(voice: MailVoice, kind: AccountKind): MailContent {
  const { link } = kind;
  const made = link && { path: ACCOUNT_PATHS[link.purpose](NO_TOKEN), minutes: LINK_MINUTES[link.in] };
  return composeAccountMail(voice, patientIn(voice), kind, made, { money: SAMPLE_MONEY });
}

/** What stands in the facts of a wording about a subject, for its preview. */
type SampleOf<S extends MailSubject> = WordingFacts<S>["sample"];
type Samples = {
  readonly [S in MailSubject]: (sample: SampleOf<S>) => MailContent;
};

/** A mail as it would be sent, about a patient and an appointment that are made up. Its links hold no secret. */
export function sampleMail(voice: MailVoice, key: WordingKey, at: SampleTime): MailContent {
  const account = () => sampleOfAccount(voice, kindOfWording(key) as AccountKind);
  const samples: Samples = {
    appointment: () => sampleOfAppointment(voice, at, key as AppointmentWording),
    series: (standing) => sampleOfSeries(voice, at, standing),
    offer: (what) => sampleOfOffer(voice, at, what),
    session: () => sampleOfSession(voice, at),
    followUp: () => sampleOfFollowUp(voice, at),
    family: (what) => sampleOfFamily(voice, what),
    import: (what) => sampleOfImport(voice, what === "stopped"),
    address: account,
    account,
  };
  // The kind of the wording decides both the entry of the table and its sample.
  const sample = samples[SUBJECT_OF[kindOfWording(key).template]] as (sample: SampleOf<MailSubject>) => MailContent;
  return sample(wordingFacts(key).sample);
}

/** What each placeholder is in such a mail. */
export function sampleValues(voice: MailVoice, key: WordingKey, at: SampleTime): Readonly<Record<Placeholder, string>> {
  const type = isAppointmentWording(key) ? appointmentWordingFacts(key).sample : "in_patient";
  return {
    ...appointmentValues(voice, { ...sampleAppointment(voice, at, "sure"), type }),
    organization: voice.organization,
    asker: voice.t("wording:sample.asker"),
    relative: voice.t("wording:sample.asker"),
    file: SAMPLE_FILE,
    amount: voice.format.money(SAMPLE_MONEY.amountMinor, SAMPLE_MONEY.currencyCode),
    until: voice.format.dateTime(at.now + HALF_HOUR_MS, at.timeZone, "medium"),
  };
}
