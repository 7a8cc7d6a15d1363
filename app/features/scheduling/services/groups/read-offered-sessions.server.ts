import type { RequestContext } from "~/platform/context.server";
import { readOfferedSessions } from "../../data/groups/group-sessions-offered.server";
import type { Range } from "../../data/availability/schedules.server";
import type { Offering } from "../../domain/booking/bookable";
import type { OfferedSession } from "../../domain/groups/group-session";
import { viewerOf } from "../../support/availability/viewer.server";

/** The sessions of a group offering, as a part of its offer; nothing for an offering of single appointments. */
export async function readSessionsOf(
  context: RequestContext,
  { id, groupCapacity }: Pick<Offering, "id" | "groupCapacity">,
  range: Range,
): Promise<{ sessions?: OfferedSession[] }> {
  if (groupCapacity === null) return {};
  return { sessions: (await readOfferedSessions(context.db, [id], range, viewerOf(context))).get(id) ?? [] };
}
