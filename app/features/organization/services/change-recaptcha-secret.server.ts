import { z } from "zod";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/parse.server";
import { setSecret } from "./set-secret.server";

/** The name that the organization's credential at reCAPTCHA is sealed under. */
const NAME = "recaptcha";

const secretSchema = z.object({
  secretKey: z
    .string("errors:field.mandatory")
    .trim()
    .min(1, "errors:field.mandatory")
    .max(200, "errors:field.tooLong"),
});

/** Keeps the organization's secret at reCAPTCHA, sealed. @throws InvalidError at its field */
export async function changeRecaptchaSecret(context: RequestContext, raw: unknown): Promise<void> {
  await setSecret(context, NAME, parse(secretSchema, raw).secretKey);
}

/** Takes it away: nobody is asked to show that they are a person any more. */
export const removeRecaptchaSecret = (context: RequestContext): Promise<void> => setSecret(context, NAME, null);
