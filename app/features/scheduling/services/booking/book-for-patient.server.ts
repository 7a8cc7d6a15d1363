import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { ANY_PROVIDER } from "../../schemas/booking/book-appointment";
import { listAvailableSlots } from "../availability/list-available-slots.server";
import { setAppointment, type SetResult } from "../appointments/set-appointment.server";

/** What staff book for a patient of the practice. `startTime` is UTC ms. */
interface BookForPatient {
  patientId: string;
  serviceOfferingId: string;
  /** An employee's id, or 'any'. */
  requestedEmployeeId: string;
  branchId?: string;
  startTime: number;
  reason: string;
  payWithCredit: boolean;
  discountCode?: string;
  idempotencyKey?: string;
}

/**
 * Staff book for a patient: the appointment is set as by their own form, for the patient to confirm. Where no provider
 * or no place was named, the first that is free then.
 * @throws as setAppointment; InvalidError at what was not named where nobody is free then
 */
export async function bookForPatient(context: RequestContext, wanted: BookForPatient): Promise<SetResult> {
  await authorize(context, "appointment.set");
  const { requestedEmployeeId, branchId, startTime, ...rest } = wanted;
  const named = requestedEmployeeId !== ANY_PROVIDER && branchId !== undefined;
  const who = named
    ? { employeeId: requestedEmployeeId, branchId }
    : await freeThen(context, { ...rest, requestedEmployeeId, branchId, startTime });
  return setAppointment(context, { ...rest, ...who, startsAt: startTime });
}

async function freeThen(
  context: RequestContext,
  { serviceOfferingId, requestedEmployeeId, branchId, startTime }: Omit<BookForPatient, "patientId" | "reason">,
) {
  const [free] = await listAvailableSlots(context, {
    serviceOfferingId,
    employeeId: requestedEmployeeId,
    branchId,
    from: startTime,
    to: startTime + 1,
  });
  if (!free) {
    const field = requestedEmployeeId === ANY_PROVIDER ? "requestedEmployeeId" : "branchId";
    throw new InvalidError([{ field, message: "errors:field.chooseOne" }]);
  }
  return { employeeId: free.requestedEmployeeId, branchId: free.branchId };
}
