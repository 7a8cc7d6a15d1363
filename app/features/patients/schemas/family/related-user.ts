import { z } from "zod";
import { GENDER } from "~/kernel/codes/code-tables";
import type { IsoDate } from "~/kernel/time/dates";
import { storePhone } from "~/kernel/contact/stored-phone";
import { nameText } from "~/kernel/text-fields";
import { FAMILY_RELATIONS } from "~/kernel/codes/code-tables";
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
      z.object({ kind: z.literal("DEPENDANT"), relation, ...dependant(today) }).check(storePhone),
      z.object({
        kind: z.literal("ADULT"),
        relation,
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
  z.object({ relation, ...dependant(today), version: formVersion.optional() }).check(storePhone);
/** What may be changed of one who does: the relation alone. */
export const changeRelationSchema = z.object({ relation, version: formVersion.optional() });
