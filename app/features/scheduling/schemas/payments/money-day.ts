import { z } from "zod";
import { UNPAID_AGES } from "../../domain/payments/money-day";
import { listKey } from "../lists/list-appointments";

/** Of which age the unpaid appointments are asked for, and behind which; what cannot be read is no choice. */
export const moneyDaySchema = z.object({
  age: z
    .enum(UNPAID_AGES)
    .nullable()
    .optional()
    .catch(null)
    .transform((value) => value ?? null),
  after: listKey
    .nullable()
    .optional()
    .catch(null)
    .transform((value) => value ?? null),
});
