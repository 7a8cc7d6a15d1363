import { z } from "zod";

/** What a new address of a calendar shows. */
export const createFeedSchema = z.object({ showsNames: z.boolean().default(false) });

/** Which address ends. */
export const revokeFeedSchema = z.object({ id: z.string().max(64) });
