import { z } from "zod";
import { GENDER } from "~/kernel/codes/code-tables";
import type { IsoDate } from "~/kernel/time/dates";
import { storePhone } from "~/kernel/contact/stored-phone";
import { nameText } from "~/kernel/text-fields";
import { FAMILY_RELATIONS } from "../../domain/family/family-relation";
import { RECORD_ACCESS } from "../../domain/family/record-access";
import {
  birthDate,
  formVersion,
  lastName,
  optionalCallingCode,
  optionalEmail,
  optionalPhone,
  requiredEmail,
  tableCode,
} from "../patients/person-fields";

const NAME_LENGTH = 100;
const relation = z.enum(FAMILY_RELATIONS, { error: "errors:field.chooseOne" });

/** Left out or empty: what is usual for a new relative, and what was chosen before for one who is changed. */
const recordAccess = z
  .union([z.literal("").transform(() => undefined), z.enum(RECORD_ACCESS)], { error: "errors:field.chooseOne" })
  .optional();

const dependant = (today: IsoDate) => ({
  firstName: nameText(NAME_LENGTH),
  lastName,
  birthDate: birthDate("REQUIRED", today),
  gender: tableCode(GENDER),
  email: optionalEmail,
  phoneCallingCode: optionalCallingCode,
  phone: optionalPhone,
});

/** A relative to be added: a dependant who does not sign in, or an adult who is asked by mail. */
export const addRelatedSchema = (today: IsoDate) =>
  z.discriminatedUnion(
    "kind",
    [
      z.object({ kind: z.literal("DEPENDANT"), relation, recordAccess, ...dependant(today) }).check(storePhone),
      z.object({
        kind: z.literal("ADULT"),
        relation,
        recordAccess,
        firstName: nameText(NAME_LENGTH),
        lastName,
        email: requiredEmail,
      }),
    ],
    { error: "errors:field.chooseOne" },
  );
export type AddRelated = z.infer<ReturnType<typeof addRelatedSchema>>;

/** What may be changed of a relative who does not sign in. */
export const changeDependantSchema = (today: IsoDate) =>
  z.object({ relation, recordAccess, ...dependant(today), version: formVersion.optional() }).check(storePhone);
/** What may be changed of one who does: the relation, and what may be done with their health record. */
export const changeRelationSchema = z.object({ relation, recordAccess, version: formVersion.optional() });
