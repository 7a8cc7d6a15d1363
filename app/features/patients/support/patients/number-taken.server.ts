import { InvalidError } from "~/platform/http/errors.server";

/** A number of another system that stands with another patient is told at its field. */
export const numberTaken = ({ columns }: { columns: readonly string[] }, refused: Error): Error =>
  columns.includes("external_number")
    ? new InvalidError([{ field: "externalNumber", message: "patients:form.externalNumberTaken" }])
    : refused;
