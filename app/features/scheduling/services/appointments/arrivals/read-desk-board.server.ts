import { DAY_MS } from "~/kernel/time/dates";
import { createZoneTable } from "~/kernel/time/zones";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { readBranchArrivals } from "../../../data/appointments/arrivals/branch-arrivals.server";
import { readDeskAppointments } from "../../../data/lists/appointment-rows-read.server";
import { countStages, deskProviders, deskRooms, staged } from "../../../domain/appointments/arrivals/desk-board";
import { localTime } from "../../../domain/availability/local-time";
import { withinReach } from "../../../support/appointments/appointment-reach.server";
import { arrivalRights, mayMove } from "../../../support/appointments/arrivals/arrival-rights.server";

const ALL = { employeeId: null, type: null, state: null } as const;

/**
 * Everybody who is expected or here today, by doctor and by room; a doctor sees their own patients alone.
 * @param branchId the location to which it is narrowed down; null for all
 */
export async function readDeskBoard(context: RequestContext, branchId: string | null) {
  await authorize(context, "appointment.list");
  if (context.actor.kind !== "employee") throw new ForbiddenError();
  const { db, now, profile } = context;
  const zones = createZoneTable();
  const { day } = localTime(zones, profile.timeZone, now);
  const filter = withinReach(context, { ...ALL, branchId: null });
  const near = { from: now - DAY_MS, to: now + DAY_MS };
  const [found, branches] = await Promise.all([
    readDeskAppointments(db, filter, near),
    readBranchArrivals(db),
    auditRead(context, { action: "appointment.list", subjectKind: "appointment", fields: ["desk"] }),
  ]);
  const today = staged(
    found.filter(({ timeZone, startsAt }) => localTime(zones, timeZone, startsAt).day === day),
    now,
  );
  const places = new Map(today.map(({ branch }) => [branch.id, branch]));
  const chosen = branchId !== null && places.has(branchId) ? branchId : null;
  const shown = chosen === null ? today : today.filter(({ branch }) => branch.id === chosen);
  const here = branches.filter((each) => (chosen === null ? places.has(each.branchId) : each.branchId === chosen));
  return {
    ...{ now, day },
    places: [...places.values()],
    chosen,
    counts: countStages(shown),
    providers: deskProviders(shown, now),
    rooms: deskRooms(here, shown),
    rights: arrivalRights(context),
    moves: mayMove(context),
    mayMarkMissed: verdictOf(context, "appointment.noShow") === "allowed",
    /** Only this provider's patients are theirs; null for everybody's. */
    onlyOf: filter.employeeId,
  };
}

export type DeskBoardView = Awaited<ReturnType<typeof readDeskBoard>>;
