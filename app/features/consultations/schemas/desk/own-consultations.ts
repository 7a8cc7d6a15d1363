import { z } from "zod";

/** Which of a patient's consultations a list has: all, or those by video, in person, or without either, as by text. */
export const OWN_KINDS = ["all", "in_patient", "video", "other"] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

const kindSchema = z.enum(OWN_KINDS).catch("all");

/** The kind that an address names; all of them where it names none. */
export const ownKindIn = (named: string | null): OwnKind => kindSchema.parse(named);

/** The consultation after which a list of them goes on, as it stands in an address; null for its beginning. */
export const consultationsPageSchema = z
  .string()
  .regex(/^\d{1,15}\.[\w-]{1,64}$/)
  .transform((text) => {
    const dot = text.indexOf(".");
    return { startsAt: Number(text.slice(0, dot)), id: text.slice(dot + 1) };
  })
  .nullable()
  .catch(null);

/** How a consultation is named in the address of the page that goes on after it. */
export const consultationMark = ({ startsAt, id }: { startsAt: number; id: string }): string => `${startsAt}.${id}`;
