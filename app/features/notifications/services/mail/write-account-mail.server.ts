import { familyAnswerForMail, familyRequestForMail } from "~/features/patients/public.server";
import {
  seriesForMail,
  sessionForMail,
  visitsCalendarFile,
  waitingOfferForMail,
} from "~/features/scheduling/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { Recipient } from "../../data/mail/recipients.server";
import type { MailContent } from "../../domain/mail/mail-content";
import { accountLinkOf, type AccountTemplate } from "../../domain/mail/mail-template";
import type { MailPayload } from "../../schemas/mail/mail-payload";
import { composeAccountMail, type AccountTold } from "./compose-account-mail.server";
import { composeFamilyAnswer, composeFamilyMail } from "./compose-family-mail.server";
import { composeImportMail } from "./compose-import-mail.server";
import { composeSeriesMail, type VisitOfSeries } from "./compose-series-mail.server";
import { composeSessionMail } from "./compose-session-mail.server";
import { composeWaitingMail } from "./compose-waiting-mail.server";
import { importTold } from "../../support/mail/import-told.server";
import { makeAccountPath, makeConfirmEmailPath, makeConsentPath, makeVisitPath } from "./make-mail-links.server";
import type { MailVoice } from "../../support/mail/mail-voice.server";
import { visitOf } from "./read-visit.server";

/** A mail's content and, where it brings one, the file for a calendar. */
export interface Composed {
  content: MailContent;
  calendarFile: string | null;
}

type Payload = MailPayload & { template: AccountTemplate };
/** Who reads the mail, and the address that its links are bound to. */
interface Receiver {
  name: string;
  userId: string;
  sentTo: string;
}

/** What each mail tells that needs nothing but its receiver. */
const TOLD = {
  "account.exists": "accountExists",
  "employee.registered": "employeeRegistered",
  "employee.waiting": "employeeWaiting",
  "employee.approved": "employeeApproved",
  "employee.rejected": "employeeRejected",
  "ownership.received": "ownershipReceived",
  "ownership.given": "ownershipGiven",
  "security.factorAdded": "securityFactorAdded",
  "security.factorRemoved": "securityFactorRemoved",
  "security.passwordChanged": "securityPasswordChanged",
  "security.newDevice": "securityNewDevice",
  "security.recoveryCodeUsed": "securityRecoveryCodeUsed",
  "security.emailAsked": "securityEmailAsked",
  "security.emailChanged": "securityEmailChanged",
} as const satisfies Partial<Record<AccountTemplate, AccountTold["words"]>>;

/** What each mail tells that carries a link of an account. */
const LINK_WORDS = {
  "password.reset": "resetPassword",
  "signIn.link": "signInLink",
  "employee.invite": "employeeInvite",
  "patient.welcome": "patientWelcome",
  "email.prove": "proveEmail",
} as const;

/** With each visit of which it is true still, a link made for this mail and one calendar file for all. */
async function writeSeries(
  context: RequestContext,
  voice: MailVoice,
  { name, off, payload }: { name: string; off: boolean; payload: Payload },
): Promise<Composed | undefined> {
  const { seriesId = "", fromVisitId = "" } = payload;
  const told = await seriesForMail(context, { seriesId, canceledFrom: off ? fromVisitId : undefined });
  const visits: VisitOfSeries[] = [];
  for (const visit of told.map(visitOf))
    visits.push({ visit, path: off ? null : await makeVisitPath(context, visit.id) });
  const [first, ...rest] = visits;
  if (!first) return undefined;
  const ids = visits.map(({ visit }) => visit.id);
  const calendarFile = await visitsCalendarFile({ ...context, locale: voice.locale }, ids);
  return { content: composeSeriesMail(voice, { name, off, visits: [first, ...rest] }), calendarFile };
}

/** Asks a relative. Undefined where that was answered or taken back meanwhile. */
async function writeFamily(context: RequestContext, voice: MailVoice, to: Receiver, { relationId = "" }: Payload) {
  const { name } = to;
  const request = await familyRequestForMail(context, relationId);
  if (!request) return undefined;
  const link = await makeConsentPath(context, to, relationId);
  return composeFamilyMail(voice, { name, askerName: request.askerName, link });
}

async function contentOf(context: RequestContext, voice: MailVoice, receiver: Receiver, payload: Payload) {
  const { template, to, next } = payload;
  const { name } = receiver;
  switch (template) {
    case "family.consent":
      return writeFamily(context, voice, receiver, payload);
    case "email.confirm": {
      const link = await makeConfirmEmailPath(context, receiver, payload.changeId ?? "");
      return composeAccountMail(voice, name, { words: "confirmEmail", link });
    }
    case "family.answered": {
      const answer = await familyAnswerForMail(context, payload.relationId ?? "");
      return answer && composeFamilyAnswer(voice, { name, ...answer });
    }
    case "groupSession.given": {
      const session = await sessionForMail(context, { sessionId: payload.sessionId ?? "", employeeId: to.id });
      return session && composeSessionMail(voice, name, session);
    }
    case "waitingList.offer": {
      const found = await waitingOfferForMail(context, payload.waitingId ?? "");
      return found && composeWaitingMail(voice, { name, ...found });
    }
    case "password.reset":
    case "signIn.link":
    case "employee.invite":
    case "patient.welcome":
    case "email.prove": {
      const link = await makeAccountPath(context, receiver, accountLinkOf(template), next);
      return composeAccountMail(voice, name, { words: LINK_WORDS[template], link });
    }
    case "patientImport.done":
    case "patientImport.stopped": {
      const told = await importTold(context, payload);
      return told && composeImportMail(voice, name, told);
    }
    case "series.set":
    case "series.canceled":
      return undefined;
    default:
      return composeAccountMail(voice, name, { words: TOLD[template] });
  }
}

/**
 * Writes a mail that is not about one visit; where it carries a link, the link's secret is made now. Undefined where
 * there is nothing true to tell any more.
 */
export async function writeAccountMail(
  context: RequestContext,
  voice: MailVoice,
  { name, email, userId }: Pick<Recipient, "name" | "email" | "userId">,
  payload: Payload,
): Promise<Composed | undefined> {
  const { template } = payload;
  if (template === "series.set" || template === "series.canceled")
    return writeSeries(context, voice, { name, off: template === "series.canceled", payload });
  const receiver = { name, userId: userId ?? payload.to.id, sentTo: email };
  const content = await contentOf(context, voice, receiver, payload);
  return content && { content, calendarFile: null };
}
