import { reachRecords } from "~/features/phr/public.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";

/** Of an appointment, whose it is. */
type Whose = { employee: { id: string }; patient: { id: string } };

/** Why the provider of an appointment does not reach its consultation: the patient is not theirs yet. */
const NOT_TREATED_YET = "notTreatedYet";

export const isNotTreatedYet = (error: unknown): boolean =>
  error instanceof ConflictError && error.code === NOT_TREATED_YET;

/**
 * Reaches the patient of an appointment for its consultation. Who sets an appointment for themselves does not look after
 * its patient by that alone, and is told so.
 * @throws ConflictError for which `isNotTreatedYet` holds; NotFoundError for everybody else's; ForbiddenError
 */
export async function reachOfAppointment(context: RequestContext, { employee, patient }: Whose): Promise<void> {
  try {
    await reachRecords(context, "consultation.write", patient.id);
  } catch (error) {
    const { actor } = context;
    const own = actor.kind === "employee" && actor.employeeId === employee.id;
    throw own && error instanceof NotFoundError ? new ConflictError(NOT_TREATED_YET) : error;
  }
}
