import { z } from "zod";
import { EMPLOYEE_ACTIONS } from "../../domain/team/employee-actions";
import { idField, versionField } from "./employee";

const flagField = z
  .union([z.boolean(), z.enum(["true", "false", "on"])])
  .transform((value) => value === true || value === "true" || value === "on");

/** One action on one employee. */
export const employeeActionSchema = z.object({
  employeeId: idField,
  action: z.enum(EMPLOYEE_ACTIONS),
  version: versionField,
  /** Whether it shall be done although appointments are still to be. */
  anyway: flagField.default(false),
  /** For somebody who comes back after being deleted: whether they were enabled. */
  enabled: flagField.default(false),
});

/** Who is to be invited again. */
export const inviteSchema = z.object({ employeeId: idField, version: versionField });

export const employeeIdCall = z.object({ id: idField });
export const employeeActionCall = z.object({ id: idField, anyway: flagField.default(false) });
export const enableOrDisableCall = employeeActionCall.extend({ enabled: flagField });

/** The employee who becomes the owner, and the password of the one who is. */
export const reassignOwnershipSchema = z.object({
  employeeId: idField,
  password: z.string("errors:field.mandatory").min(1, "errors:field.mandatory").max(1_000),
});
