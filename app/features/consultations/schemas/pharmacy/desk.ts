import { z } from "zod";
import { hasThousandths, lineText, typedNumber, writtenText } from "~/kernel/text-fields";
import { DECLINE_REASONS } from "../../domain/pharmacy/dispense";
import { DESK_QUEUES } from "../../domain/pharmacy/desk";

const id = z.string().regex(/^[\w-]{1,64}$/, "errors:field.invalid");

/** A prescription by its id, with the code of its paper where the desk was shown that; what is no code is none. */
export const deskPrescriptionSchema = z.union([
  id.transform((only) => ({ id: only, code: undefined })),
  z.object({ id, code: z.string().trim().max(64).optional().catch(undefined) }),
]);

const place = id.optional().catch(undefined);
const instant = z.coerce.number().int().min(0).optional().catch(undefined);

/** What the desk's list is asked for in its address; what it cannot read is no choice. */
export const deskSchema = z.object({
  queue: z.enum(DESK_QUEUES).catch("SENT"),
  // A search that is longer than anybody's name finds nothing; it is no wish to see everything.
  find: z
    .string()
    .transform((text) => text.trim().slice(0, 200))
    .optional()
    .catch(undefined),
  /** Where the queue goes on. */
  at: instant,
  after: place,
});

/** The version that the page was made from: whoever comes second is told. */
const version = z.coerce.number("errors:stale.unknown").int().min(1);
const NOTHING = "pharmacy:refusal.nothing";
const amount = z.coerce
  .number("errors:field.onlyNumber")
  .max(100_000, "errors:field.atMost")
  .refine(hasThousandths, "errors:field.thousandths");
const line = (max: number) => lineText(max).default("");
const reason = writtenText(500);
const day = z.union([z.literal(""), z.iso.date("errors:field.date")]).default("");

/** What is handed out of one line; a line that is not to be given is left as it is. */
const handedLine = z.object({
  lineId: id,
  give: z.boolean().default(false),
  /** Nothing of a line that is not given. */
  quantity: typedNumber(amount.min(0, NOTHING).optional()),
  product: line(200),
  batch: line(80),
  expires: day,
  /** As it is written in the organization's currency, such as 12.500. */
  price: typedNumber(
    z.coerce
      .number("errors:field.amount")
      .min(0, "errors:field.amount")
      .max(10_000_000, "errors:field.atMost")
      .optional(),
  ),
  substituted: z.boolean().default(false),
  counselled: z.boolean().default(false),
  reason: reason.default(""),
});
export type HandedLine = z.infer<typeof handedLine>;

export const handOutSchema = z.object({ version, lines: z.array(handedLine).max(50) });

export const declineSchema = z.object({
  version,
  lineId: id,
  declineReason: z.enum(DECLINE_REASONS, "pharmacy:refusal.declineWhy"),
  reason: reason.default(""),
});

export const returnSchema = z.object({
  version,
  lineId: id,
  quantity: z
    .unknown()
    .refine((value) => value !== undefined && value !== "", "errors:field.mandatory")
    .pipe(typedNumber(amount.gt(0, NOTHING))),
  reason: reason.min(1, "errors:field.mandatory"),
});

export const undoSchema = z.object({ version, entryId: id, reason: reason.default("") });
