import { ConflictError } from "~/platform/http/errors.server";

/** Why a seat was not had: the patient has one in this session already, or somebody else took the last one. */
export function seatRefused({ columns }: { columns: readonly string[] }): ConflictError {
  const twice = columns.includes("patient_id");
  return new ConflictError(twice ? "alreadyInSession" : "sessionFull", [
    { field: "startsAt", message: twice ? "booking:rules.twice" : "booking:rules.full" },
  ]);
}
