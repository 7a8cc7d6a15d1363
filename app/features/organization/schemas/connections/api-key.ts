import { z } from "zod";
import { API_SCOPES } from "~/kernel/api-scopes";
import { nameText } from "~/kernel/text-fields";
import type { RecordFact } from "~/screens/record-kind";

const CHOOSE = "errors:field.chooseOne";

/** A form sends one chosen box as a text and several as a list. */
const listed = (value: unknown) => (typeof value === "string" ? [value] : value);

const scopes = z.preprocess(listed, z.array(z.enum(API_SCOPES, CHOOSE), CHOOSE).min(1, "api-access:refused.noScope"));
/** Days until the key runs out; left out: never. */
const expiresInDays = z
  .union([
    z.literal("").transform(() => undefined),
    z.coerce.number(CHOOSE).int(CHOOSE).min(1, CHOOSE).max(3_650, CHOOSE),
  ])
  .optional();
/** Chosen by the caller: the same key again makes no second one. */
const idempotencyKey = z.string().min(8).max(120).optional();
/** A form always says it: sent twice, it makes one key. */
const keyOfForm = idempotencyKey.unwrap();

/** A key to be made: for what, with which rights, and for how long. */
export const createApiKeySchema = z.object({
  name: nameText(80),
  scopes,
  expiresInDays,
  idempotencyKey,
});
export type CreateApiKey = z.infer<typeof createApiKeySchema>;

export const apiKeyIdSchema = z.object({ id: z.string().min(1).max(64) });

/** Another program of the organization, and what it needs to be told, such as where to call back. */
export const externalAppSchema = z.object({
  name: nameText(120),
  data: z
    .record(z.string().min(1).max(60), z.string().max(2_000))
    .refine((data) => Object.keys(data).length <= 50, "api-access:refused.tooMuchData")
    .default({}),
  /** What a key of its own lets it do; without any it gets none. */
  scopes: z.array(z.enum(API_SCOPES, CHOOSE), CHOOSE).default([]),
  expiresInDays,
  idempotencyKey,
});

/** The same as its form sends it: there it always gets a key. */
export const externalAppFormSchema = z.object({
  name: nameText(120),
  callbackUrl: z
    .union([z.literal(""), z.url({ protocol: /^https$/, error: "errors:field.secureAddress" })])
    .default(""),
  scopes,
  expiresInDays,
  idempotencyKey: keyOfForm,
});

/** The wanted key as its form sends it. */
export const apiKeyFormSchema = createApiKeySchema.extend({ idempotencyKey: keyOfForm });

/** What the view of a key says of it; who made it and when stands below. */
export const apiKeyFacts = {
  state: { label: "api-access:columns.state" },
  prefix: { label: "api-access:facts.key" },
  scopes: { label: "api-access:facts.scopes" },
  adoptedBy: { label: "api-access:facts.adoptedBy" },
  expiresAt: { label: "api-access:facts.expiresAt", kind: "instant", none: "api-access:neverExpires" },
  lastUsedAt: { label: "api-access:facts.lastUsedAt", kind: "instant", none: "api-access:neverUsed" },
  revokedAt: { label: "api-access:facts.revokedAt", kind: "instant" },
} as const satisfies Readonly<Record<string, RecordFact>>;
