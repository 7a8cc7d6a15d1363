import { localDate } from "~/features/patients/public.server";
import type { RequestContext } from "~/platform/context.server";
import { appointmentsById } from "../appointments/appointments-by-id.server";

/** What stands on a line of an invoice of an appointment: what it was and with whom, and its day. */
export interface LineFacts {
  description: string;
  /** YYYY-MM-DD where it took place. */
  servedOn: string;
  employeeId: string;
  branchId: string;
}

/** So many appointments are read at a time. */
const A_PIECE = 90;

/** What stands on the lines of some appointments, by their ids. The caller has authorized it. */
export async function lineFacts(
  context: RequestContext,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, LineFacts>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  const pieces = Array.from({ length: Math.ceil(wanted.length / A_PIECE) }, (_, at) =>
    wanted.slice(at * A_PIECE, (at + 1) * A_PIECE),
  );
  const found = await Promise.all(pieces.map((piece) => appointmentsById(context, piece)));
  return new Map(
    found.flat().map(({ id, offering, employee, branch, startsAt, timeZone }) => [
      id,
      {
        description: [offering?.name, `${employee.firstName} ${employee.lastName}`.trim()].filter(Boolean).join(" · "),
        ...{ servedOn: localDate(startsAt, timeZone), employeeId: employee.id, branchId: branch.id },
      },
    ]),
  );
}

/** The only one of some values; null where there are several, or none. */
export const onlyOne = <Value>(values: readonly Value[]): Value | null => {
  const [first = null, ...others] = new Set(values);
  return others.length === 0 ? first : null;
};
