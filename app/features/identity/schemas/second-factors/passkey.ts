import { z } from "zod";
import { nameText } from "~/kernel/text-fields";

const text = z.string().max(20_000);
const transport = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

/** What every credential of WebAuthn carries, its bytes as base64url. */
const credential = {
  id: text,
  rawId: text,
  type: z.literal("public-key"),
  authenticatorAttachment: z
    .enum(["cross-platform", "platform"])
    .nullish()
    .transform((value) => value ?? undefined),
  clientExtensionResults: z.object({}).default({}),
};

/**
 * What the browser answers when a passkey is made: RegistrationResponseJSON of WebAuthn Level 3, as far as it is used.
 */
export const registrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    // A browser may name ways that are not known yet: they are no reason to refuse its passkey.
    transports: z
      .array(z.string())
      .optional()
      .transform((list) => list?.flatMap((name) => transport.safeParse(name).data ?? [])),
  }),
});

/** What the browser answers when a passkey signs: AuthenticationResponseJSON, likewise. */
export const authenticationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.nullish().transform((value) => value ?? undefined),
  }),
});

const MISSING = "security:passkey.failed";

/** The name that a user knows a factor by. */
export const factorLabel = nameText(60);

/** What the browser answered, as JSON, and the proof of what it had to sign. */
const answered = { response: text.min(1, MISSING), proof: text.min(1, MISSING) };

/** A new passkey: its name, what the browser answered, and what that had to sign. */
export const newPasskeySchema = z.object({
  label: factorLabel,
  ...answered,
});

/** A passkey that signs its user in, or that an account is opened by. */
export const usePasskeySchema = z.object(answered);
