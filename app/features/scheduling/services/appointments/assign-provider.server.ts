import { createZoneTable } from "~/kernel/time/zones";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { OF_ANOTHER_PROVIDER } from "../../domain/appointments/assignable";
import { assignProviderSchema } from "../../schemas/appointments/assign-provider";
import { commitChange, loadForChange, type ChangedAppointment } from "./change-appointment.server";
import { replayedChange } from "../../support/appointments/change-request.server";
import { judgeTime } from "../availability/judge-time.server";
import { readStaffOffer } from "./read-staff-offer.server";
import { requireNewProvider } from "../booking/require-new-provider.server";

const AUTHORITY = "appointment.assign";

/**
 * Gives an open appointment to another provider, at the same time and place. The time of the one is free and that of
 * the other won in the same batch; where it is taken, nothing changes. The patient and the new provider are told.
 * @throws ConflictError `ruleBroken` naming the rules, for staff who have not said that they override them
 * @throws InvalidError where it is theirs already, or they do not give the offering
 */
export async function assignProvider(context: RequestContext, raw: unknown): Promise<ChangedAppointment> {
  const {
    appointmentId: id,
    employeeId,
    note,
    doNotNotify,
    idempotencyKey,
    override,
  } = parse(assignProviderSchema, raw);
  const loaded = await loadForChange(context, id, AUTHORITY);
  const { appointment } = loaded;
  if (appointment.sessionId !== null)
    throw new InvalidError([{ field: "employeeId", message: "booking:rules.setBySession" }]);
  const request = { id, note, doNotNotify, idempotencyKey, asked: employeeId };
  const stored = await replayedChange(context, "assign-provider", request);
  if (stored) return stored;
  await requireNewProvider(context, loaded, employeeId);
  const { patientId, serviceOfferingId, branchId, startsAt } = appointment;
  const theirs = employeeId === appointment.employeeId;
  if (theirs || patientId === null || serviceOfferingId === null)
    throw new InvalidError([{ field: "employeeId", message: "errors:field.chooseOne" }]);
  const zones = createZoneTable();
  const offer = await readStaffOffer(context, { employeeId, serviceOfferingId, branchId }, zones, appointment);
  const wanted = { appointmentId: id, patientId, startsAt, override, only: OF_ANOTHER_PROVIDER };
  const { lane, overridden } = await judgeTime(context, offer, wanted, zones);
  return commitChange(
    context,
    request,
    {
      action: "assign-provider",
      authority: AUTHORITY,
      set: { employeeId, lane },
      mails: [
        { template: "appointment.reassigned", to: "PATIENT" },
        { template: "appointment.requestReceived", to: "EMPLOYEE" },
      ],
      overridden,
      undoable: true,
    },
    loaded,
  );
}
