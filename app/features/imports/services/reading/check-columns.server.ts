import { InvalidError } from "~/platform/http/errors.server";
import type { Mapping } from "../../domain/reading/import-fields";

/** Sees that every chosen column is there. @throws InvalidError at the fields whose column is not */
export function checkColumns(header: readonly string[], mapping: Mapping): void {
  const beyond = Object.entries(mapping).filter(([, column]) => column >= header.length);
  if (beyond.length > 0)
    throw new InvalidError(beyond.map(([field]) => ({ field, message: "errors:field.chooseOne" })));
}
