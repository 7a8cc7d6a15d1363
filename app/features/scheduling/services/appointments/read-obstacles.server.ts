import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readManyForChange, type AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import { readDoubleBooked } from "../../data/availability/double-booked.server";
import { obstacleOf, type Obstacle } from "../../domain/appointments/bulk-answer";
import { countsAsPaid } from "../../domain/payments/online-payment";

/** Some requests as they are now, in one round trip, each with what is in the way of confirming it. */
export async function loadRequests(
  { db, now }: RequestContext,
  ids: readonly string[],
): Promise<{ loaded: AppointmentForChange; obstacle: Obstacle | null }[]> {
  const [found, doubled] = await Promise.all([readManyForChange(db, ids, now), readDoubleBooked(db, ids, now)]);
  return found.map((loaded) => {
    const { appointment, payToBook } = loaded;
    const { id, startsAt } = appointment;
    const facts = { startsAt, mustBePaid: payToBook, paid: countsAsPaid(loaded), taken: doubled.has(id) };
    return { loaded, obstacle: obstacleOf(facts, now) };
  });
}

/** What is in the way of confirming each of the requests of a list, by id; those with nothing in their way are left out. */
export async function readObstacles(
  context: RequestContext,
  ids: readonly string[],
): Promise<Readonly<Record<string, Obstacle>>> {
  await authorize(context, "appointment.confirm");
  if (ids.length === 0) return {};
  const requests = await loadRequests(context, ids);
  return Object.fromEntries(
    requests.flatMap(({ loaded, obstacle }) => (obstacle ? [[loaded.appointment.id, obstacle] as const] : [])),
  );
}
