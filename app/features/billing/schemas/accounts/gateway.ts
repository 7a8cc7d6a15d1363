import { z } from "zod";
import { GATEWAY_TYPES } from "../../domain/accounts/gateway-type";
import { movedOrder } from "../../domain/accounts/gateway-order";

export const gatewayIdSchema = z.object({ id: z.string().trim().min(1).max(64) });

const typeField = z.enum(GATEWAY_TYPES, "errors:field.chooseOne");

/** Codes with commas or blanks between them, as a person writes them. */
const written = z
  .string()
  .max(400, "errors:field.tooLong")
  .transform((text) =>
    text
      .toUpperCase()
      .split(/[^A-Z]+/)
      .filter(Boolean),
  );

export const changeGatewaySchema = gatewayIdSchema.extend({
  version: z.coerce.number().int().min(0),
  /** As it is where it is left out. */
  status: z.enum(["ACTIVE", "DISABLED"], "errors:field.chooseOne").optional(),
  /** What it is used for; every currency that it takes where the list is empty. */
  currencies: z.union([z.array(z.string().max(8)).max(100), written]).optional(),
});

/** The gateways that are on, as payers are to be offered them; `seen` is the order that the change was made from. */
export const orderGatewaysSchema = z.object({
  gatewayOrder: z.array(typeField).min(1).max(40),
  seen: z.array(typeField).max(40).optional(),
});

/** The same as a button asks for it: one of them one place further up or down. */
export const moveGatewaySchema = z
  .object({
    seen: z
      .string()
      .transform((text) => text.split(","))
      .pipe(orderGatewaysSchema.shape.gatewayOrder),
    type: typeField,
    step: z.enum(["up", "down"]),
  })
  .transform(({ seen, type, step }) => ({ seen, gatewayOrder: movedOrder(seen, type, step) }));

export const paymentIdSchema = z.object({ paymentId: z.string("errors:field.mandatory").trim().min(1).max(64) });
