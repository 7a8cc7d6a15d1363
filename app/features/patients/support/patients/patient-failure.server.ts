import { CommitRefused } from "~/db/commit.server";
import { InvalidError } from "~/platform/http/errors.server";

/** A number of another system that stands with another patient is told at its field. @throws always */
export function patientFailure(error: unknown): never {
  const taken =
    error instanceof CommitRefused &&
    error.failure.kind === "unique" &&
    error.failure.columns.includes("external_number");
  throw taken ? new InvalidError([{ field: "externalNumber", message: "patients:form.externalNumberTaken" }]) : error;
}
