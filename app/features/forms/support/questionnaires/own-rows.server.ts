import type { RequestContext } from "~/platform/context.server";
import { readOfPatient, type AssignmentRow } from "../../data/questionnaires/assignments.server";
import { answeringPatient, seesAssigned } from "./reach-assignment.server";

/** More than anybody is asked to fill in. */
const MOST = 200;
const NEWEST = { at: Number.MAX_SAFE_INTEGER, id: "" };

/** What was handed to the patient who is signed in, the newest first. @throws NotFoundError for everybody else */
export async function readOwnRows(context: RequestContext): Promise<AssignmentRow[]> {
  const patientId = await answeringPatient(context);
  return seesAssigned(context) ? readOfPatient(context.db, patientId, { before: NEWEST, most: MOST }) : [];
}
