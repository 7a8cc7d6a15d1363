import { z } from "zod";

export const changeGatewaySchema = z.object({
  id: z.string().trim().min(1).max(64),
  version: z.coerce.number().int().min(0),
  status: z.enum(["ACTIVE", "DISABLED"], "errors:field.chooseOne"),
});

export const paymentIdSchema = z.object({ paymentId: z.string("errors:field.mandatory").trim().min(1).max(64) });
