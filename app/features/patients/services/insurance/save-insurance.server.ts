import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { saveRecord } from "~/platform/records/save-record.server";
import { insuranceRows, readPrimaryInsurance } from "../../data/insurance/insurances.server";
import { insuranceKind, insuranceSchema } from "../../schemas/insurance/insurance";
import { reachSignup } from "../registration/signup-patient.server";

/**
 * Keeps what insures a patient who signs up; said again, it takes the place of what was said before.
 * @returns the insurance as it is now
 * @throws as saveRecord
 */
export async function saveInsurance(asked: RequestContext, raw: unknown, token?: string) {
  const { record, context } = await reachSignup(asked, token);
  const { db, now } = context;
  const values = parse(insuranceSchema, raw);
  const known = await readPrimaryInsurance(db, record.id);
  const { id } = await saveRecord(context, {
    ...insuranceKind.audit,
    ...{ patientId: record.id, id: known?.id, version: undefined, values },
    read: () => Promise.resolve(known),
    ...insuranceRows.saving(db, values, { patientId: record.id, createdAt: now }),
  });
  return { id, ...values };
}
