import { ROLE } from "~/features/identity/public.server";
import { searchPatients } from "~/features/patients/public.server";
import { readStaffDay } from "~/features/scheduling/public.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";

/** A patient for whom something can be written. */
interface ForWhom {
  id: string;
  name: string;
  /** YYYY-MM-DD, or empty; not told of those who come today. */
  birthDate: string;
  /** When they come today (UTC ms), in the zone of the appointment; null for one who was searched for. */
  startsAt: number | null;
  timeZone: string;
}

/** Those whose appointments are still to come today, each once. */
async function ofToday(context: RequestContext): Promise<ForWhom[]> {
  if (verdictOf(context, "appointment.list") !== "allowed") return [];
  const { open } = await readStaffDay(context);
  const coming = open.map(({ patient: { id, firstName, lastName }, startsAt, timeZone }): ForWhom => ({
    ...{ id, name: `${firstName} ${lastName}`.trim(), birthDate: "", startsAt, timeZone },
  }));
  return coming.filter(({ id }, index) => coming.findIndex((each) => each.id === id) === index);
}

/**
 * For whom a note, a prescription or an order can be begun where no address says: whom a search by name, number, phone,
 * email or date of birth finds, and who comes today. A provider finds their own patients.
 * @param typed what is searched for; empty for no search
 * @throws NotFoundError for whoever writes none
 */
export async function chooseForWhom(
  context: RequestContext,
  typed: string,
): Promise<{ search: string; found: ForWhom[]; today: ForWhom[] }> {
  await authorize(context, "consultation.write");
  const { actor } = context;
  const writes = actor.kind === "employee" && [ROLE.PROVIDER, ROLE.NURSE].some((role) => actor.roles.includes(role));
  if (!writes) throw new NotFoundError();
  const search = typed.trim();
  const [found, today] = await Promise.all([search === "" ? [] : searchPatients(context, search), ofToday(context)]);
  return {
    search,
    found: found.map(({ id, firstName, lastName, birthDate }) => ({
      ...{ id, name: `${firstName} ${lastName}`.trim(), birthDate, startsAt: null, timeZone: "" },
    })),
    today,
  };
}
