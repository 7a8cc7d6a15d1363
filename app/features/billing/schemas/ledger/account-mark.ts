import { z } from "zod";
import type { BackMark } from "~/kernel/time/back-page";

/** A place in an account as it stands in an address. */
export const accountMark = ({ at, id }: BackMark): string => `${at}.${id}`;

/** The place that an address names; null for the beginning, and for what is no place. */
export const accountMarkSchema = z
  .string()
  .regex(/^\d{1,15}\.[\w-]{1,64}$/)
  .transform((text): BackMark => {
    const [at = "", id = ""] = text.split(".");
    return { at: Number(at), id };
  })
  .nullable()
  .catch(null);
