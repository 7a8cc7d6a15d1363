import { z } from "zod";
import { AUTO_COLOUR } from "../../domain/team/chosen-colour";
import { PERSON_COLOURS } from "~/kernel/person-colour";
import { storePhone } from "~/kernel/contact/stored-phone";
import { lineText, writtenText } from "~/kernel/text-fields";
import { JOBS } from "../../domain/team/job";
import {
  callingCodeField,
  emailField,
  honorificField,
  personName,
  optionalPhoneField,
} from "../sessions/person-fields";

const MOST_PLACES = 200;

export const idField = z.string("errors:field.chooseOne").min(1, "errors:field.chooseOne").max(60);
const idList = z.array(idField).max(MOST_PLACES, "errors:field.invalid").default([]);

/** The version that a form was made from; a call that names none takes what there is. */
export const versionField = z.coerce.number().int().min(1).optional();

/** A line that may be left out; empty then. */
export const optionalLine = (max: number) =>
  lineText(max)
    .optional()
    .transform((text) => text ?? "");

/** A text of several lines that may be left out, likewise. */
export const optionalText = (max: number) =>
  writtenText(max)
    .optional()
    .transform((text) => text ?? "");

/** A new employee, who is invited by mail. `teamUserType` is 1, 2, 3, `nurse`, `receptionist`,
 * `biller`, `pharmacy` or `laboratory`. */
export const createEmployeeSchema = z
  .object({
    title: honorificField,
    firstName: personName(),
    lastName: personName(),
    email: emailField,
    phoneCallingCode: callingCodeField.optional(),
    phone: optionalPhoneField,
    designation: optionalLine(120),
    teamUserType: z.coerce.string().pipe(z.enum(JOBS, "errors:field.chooseOne")),
    branchIds: idList,
    departmentIds: idList,
  })
  .check(storePhone);

/** The same of an employee there is. */
export const updateEmployeeSchema = createEmployeeSchema.extend({
  /** The colour of their initials; AUTO_COLOUR for the one that follows from their id. What is not said stays. */
  colour: z.enum([AUTO_COLOUR, ...PERSON_COLOURS], "errors:field.chooseOne").optional(),
  version: versionField,
});

/** The same as a call, which names the employee in its body. */
export const updateEmployeeCall = updateEmployeeSchema.extend({ id: idField });

export type EmployeeWishes = z.infer<typeof createEmployeeSchema>;
export type EmployeeUpdate = z.infer<typeof updateEmployeeSchema>;

/** The services that an employee offers. */
export const offeredServicesSchema = z.object({ serviceOfferingIds: idList, version: versionField });
