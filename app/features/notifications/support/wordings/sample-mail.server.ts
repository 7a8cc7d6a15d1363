import { HONORIFIC } from "~/kernel/codes/code-tables";
import { DAY_MS } from "~/kernel/time/dates";
import { MINUTE_MS } from "~/kernel/time/minutes";
import { paths } from "~/paths";
import type { MailContent } from "../../domain/mail/mail-content";
import type { Placeholder, WordingKey } from "../../domain/wordings/mail-wording";
import type { VisitForMail, VisitStanding } from "../../domain/mail/visit-for-mail";
import { bringsCalendarFile, isStory, leadsToRoom, mayBeRefused, type VisitStory } from "../../domain/mail/visit-story";
import { composeAccountMail } from "../../services/mail/compose-account-mail.server";
import { composeFamilyAnswer, composeFamilyMail } from "../../services/mail/compose-family-mail.server";
import { composeImportMail } from "../../services/mail/compose-import-mail.server";
import { composeSeriesMail } from "../../services/mail/compose-series-mail.server";
import { composeSessionMail } from "../../services/mail/compose-session-mail.server";
import { composeVisitMail } from "../../services/mail/compose-visit-mail.server";
import { composeWaitingMail } from "../../services/mail/compose-waiting-mail.server";
import type { MailVoice } from "../mail/mail-voice.server";
import { visitValues } from "../mail/visit-facts.server";

const HALF_HOUR_MS = 30 * MINUTE_MS;
/** Stands where a mail that is sent has a secret of its own. */
const NO_TOKEN = "preview";
const SAMPLE_FILE = "patients.csv";

/** When and where the made-up visit is. */
export interface SampleTime {
  /** UTC ms. */
  readonly now: number;
  readonly timeZone: string;
}

/** Three days ahead, on the full hour. */
const startOf = ({ now }: SampleTime): number => Math.floor(now / (2 * HALF_HOUR_MS)) * 2 * HALF_HOUR_MS + 3 * DAY_MS;

function sampleVisit({ t }: MailVoice, at: SampleTime, standing: VisitStanding): VisitForMail {
  const startsAt = startOf(at);
  return {
    id: NO_TOKEN,
    type: "in_patient",
    standing,
    startsAt,
    endsAt: startsAt + HALF_HOUR_MS,
    timeZone: at.timeZone,
    offering: t("wording:sample.offering"),
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

type AccountWords = Parameters<typeof composeAccountMail>[2]["words"];

/** By video where the mail leads to the waiting room, or tells of somebody in it. */
const typeOf = (key: WordingKey): VisitForMail["type"] =>
  isStory(key) && (leadsToRoom(key) || key === "staffWaiting") ? "video" : "in_patient";

function sampleOfVisit(voice: MailVoice, at: SampleTime, story: VisitStory): MailContent {
  const staff = story.startsWith("staff");
  return composeVisitMail(voice, {
    story,
    visit: { ...sampleVisit(voice, at, "sure"), type: typeOf(story) },
    name: staff ? "" : voice.t("wording:sample.patient"),
    visitPath: paths.visitLink(NO_TOKEN),
    roomPath: leadsToRoom(story) ? paths.roomLink(NO_TOKEN) : null,
    hasCalendarFile: !staff && bringsCalendarFile(story),
    unsubscribePath: mayBeRefused(story) ? paths.unsubscribe(NO_TOKEN) : null,
  });
}

function sampleOfSeries(voice: MailVoice, at: SampleTime, off: boolean, standing: VisitStanding): MailContent {
  const first = sampleVisit(voice, at, standing);
  const path = off ? null : paths.visitLink(NO_TOKEN);
  const later = { startsAt: first.startsAt + 7 * DAY_MS, endsAt: first.endsAt + 7 * DAY_MS };
  const visits = [
    { visit: first, path },
    { visit: { ...first, ...later }, path },
  ] as const;
  return composeSeriesMail(voice, { name: voice.t("wording:sample.patient"), off, visits });
}

function sampleOfWaiting(voice: MailVoice, at: SampleTime, kind: "book" | "move" | "seat"): MailContent {
  const { type, offering, provider, place, timeZone, startsAt, endsAt } = sampleVisit(voice, at, "proposed");
  return composeWaitingMail(voice, {
    name: voice.t("wording:sample.patient"),
    token: NO_TOKEN,
    offer: {
      state: "open",
      patientId: NO_TOKEN,
      appointmentId: kind === "move" ? NO_TOKEN : null,
      seat: kind === "seat",
      offeringName: offering,
      ...{ type, provider, startsAt, endsAt },
      place: { ...place, timeZone },
      expiresAt: at.now + HALF_HOUR_MS,
      confirmed: true,
      present: kind === "move" ? { startsAt: startsAt + DAY_MS, endsAt: endsAt + DAY_MS } : null,
    },
  });
}

function sampleOfSession(voice: MailVoice, at: SampleTime): MailContent {
  const { startsAt, endsAt, timeZone, offering, place } = sampleVisit(voice, at, "sure");
  const counts = { taken: 5, capacity: 8 };
  const what = { offeringName: offering, offeringsType: "PHYSICAL_CONSULTATION", branchName: place.name } as const;
  const session = { id: NO_TOKEN, startsAt, endsAt, timeZone, ...what, ...counts };
  return composeSessionMail(voice, "", { ...session, title: voice.t("wording:sample.session") });
}

/** One that has ended, or one that has stopped on the way. */
function sampleOfImport(voice: MailVoice, stopped: boolean): MailContent {
  const counts = stopped
    ? { count: 40_000, created: 38_900, known: 900, refused: 200, review: 0 }
    : { count: 100_000, created: 97_700, known: 2_000, refused: 250, review: 50 };
  const stop = stopped ? { reason: "unknown" as const, reference: "" } : null;
  return composeImportMail(voice, "", { importId: NO_TOKEN, fileName: SAMPLE_FILE, ...counts, stop });
}

const LINK_MINUTES = 60;
const INVITE_MINUTES = 7 * 24 * 60;

function sampleOfAccount(voice: MailVoice, words: AccountWords): MailContent {
  const name = voice.t("wording:sample.patient");
  switch (words) {
    case "resetPassword":
      return composeAccountMail(voice, name, {
        words,
        link: { path: paths.resetPassword(NO_TOKEN), minutes: LINK_MINUTES },
      });
    case "signInLink":
      return composeAccountMail(voice, name, {
        words,
        link: { path: paths.signInLink(NO_TOKEN), minutes: LINK_MINUTES },
      });
    case "patientWelcome":
    case "proveEmail":
      return composeAccountMail(voice, name, {
        words,
        link: { path: paths.confirmEmail({ token: NO_TOKEN }), minutes: INVITE_MINUTES },
      });
    case "confirmEmail":
      return composeAccountMail(voice, name, {
        words,
        link: { path: paths.confirmNewEmail(NO_TOKEN), minutes: LINK_MINUTES },
      });
    case "employeeInvite":
      return composeAccountMail(voice, name, {
        words,
        link: { path: paths.invite(NO_TOKEN), minutes: INVITE_MINUTES },
      });
    default:
      return composeAccountMail(voice, name, { words });
  }
}

/** A mail as it would be sent, about a patient and a visit that are made up. Its links hold no secret. */
export function sampleMail(voice: MailVoice, key: WordingKey, at: SampleTime): MailContent {
  switch (key) {
    case "seriesSet":
      return sampleOfSeries(voice, at, false, "sure");
    case "seriesProposed":
      return sampleOfSeries(voice, at, false, "proposed");
    case "seriesCanceled":
      return sampleOfSeries(voice, at, true, "off");
    case "waitingBook":
      return sampleOfWaiting(voice, at, "book");
    case "waitingMove":
      return sampleOfWaiting(voice, at, "move");
    case "waitingSeat":
      return sampleOfWaiting(voice, at, "seat");
    case "sessionGiven":
      return sampleOfSession(voice, at);
    case "importDone":
    case "importStopped":
      return sampleOfImport(voice, key === "importStopped");
    case "familyAgreed":
    case "familyDeclined": {
      const relativeName = voice.t("wording:sample.asker");
      const agreed = key === "familyAgreed";
      return composeFamilyAnswer(voice, { name: voice.t("wording:sample.patient"), relativeName, agreed });
    }
    case "familyConsent": {
      const link = { path: paths.familyConsent(NO_TOKEN, NO_TOKEN), minutes: INVITE_MINUTES };
      const askerName = voice.t("wording:sample.asker");
      return composeFamilyMail(voice, { name: voice.t("wording:sample.patient"), askerName, link });
    }
    default:
      return isStory(key) ? sampleOfVisit(voice, at, key) : sampleOfAccount(voice, key);
  }
}

/** What each placeholder is in such a mail. */
export function sampleValues(voice: MailVoice, key: WordingKey, at: SampleTime): Readonly<Record<Placeholder, string>> {
  const visit = { ...sampleVisit(voice, at, "sure"), type: typeOf(key) };
  return {
    ...visitValues(voice, visit),
    organization: voice.organization,
    asker: voice.t("wording:sample.asker"),
    relative: voice.t("wording:sample.asker"),
    file: SAMPLE_FILE,
    until: voice.format.dateTime(at.now + HALF_HOUR_MS, at.timeZone, "medium"),
  };
}
