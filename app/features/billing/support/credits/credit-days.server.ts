import { localDate } from "~/features/patients/public.server";
import { addDays, type IsoDate } from "~/kernel/time/dates";
import { startOfDay } from "~/kernel/time/start-of-day";
import type { RequestContext } from "~/platform/context.server";
import { extendedDay, type CreditSpan } from "../../domain/credits/credit-grant";

/** The days on which credits can be used, the first and the last, where the organization is. */
export interface CreditDays {
  validFrom: IsoDate;
  expiresOn: IsoDate;
}

/** Today where the organization is. */
export const today = ({ now, profile }: RequestContext): IsoDate => localDate(now, profile.timeZone);

/** The instants (UTC ms) of days: the last one is valid until it is over, also where the clocks change on it. */
export const spanOf = ({ profile }: RequestContext, { validFrom, expiresOn }: CreditDays): CreditSpan => ({
  validFrom: startOfDay(validFrom, profile.timeZone),
  expiresAt: startOfDay(addDays(expiresOn, 1), profile.timeZone),
});

/** The days of instants. */
export const daysOf = ({ profile }: RequestContext, { validFrom, expiresAt }: CreditSpan): CreditDays => ({
  validFrom: localDate(validFrom, profile.timeZone),
  expiresOn: localDate(expiresAt - 1, profile.timeZone),
});

/**
 * New expiry (UTC ms) of an expired grant to which a credit is returned. What the practice calls off is always given back
 * with time to use it; what a patient cancels is not where the setting is off (null).
 */
export const creditExtendedTo = (context: RequestContext, { byPatient }: { byPatient: boolean }): number | null =>
  !byPatient || context.profile.settings.credits.extendsExpired
    ? startOfDay(addDays(extendedDay(today(context)), 1), context.profile.timeZone)
    : null;
