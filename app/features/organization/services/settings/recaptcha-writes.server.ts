import { z } from "zod";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { secretSetAt } from "./open-secret.server";
import { secretWrite } from "./set-secret.server";

/** The name that the organization's credential at reCAPTCHA is sealed under. */
const NAME = "recaptcha";
const secretSchema = z.object({ secretKey: z.string().trim().max(200, "errors:field.tooLong").default("") });

/**
 * The writes that keep the secret at reCAPTCHA in step with the site key, as one form sends both: one without the other
 * would check nobody. An empty secret keeps the one that is there; without a site key it goes.
 * @throws InvalidError at the key that is missing
 */
export async function recaptchaWrites(
  context: RequestContext,
  siteKey: string,
  raw: unknown,
): Promise<D1PreparedStatement[]> {
  await authorize(context, "settings.change");
  const { secretKey } = parse(secretSchema, raw);
  if (siteKey === "" && secretKey !== "")
    throw new InvalidError([{ field: "siteKey", message: "security:recaptcha.siteNeeded" }]);
  if (secretKey !== "") return [await secretWrite(context, NAME, secretKey)];
  const isSet = (await secretSetAt(context, NAME)) !== undefined;
  if (siteKey === "") return isSet ? [await secretWrite(context, NAME, null)] : [];
  if (!isSet) throw new InvalidError([{ field: "secretKey", message: "security:recaptcha.secretNeeded" }]);
  return [];
}
