import { configs, readCatalog } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { StaleFormError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { changePaymentOptionsSchema } from "../../schemas/settings/payment-options";

/**
 * Changes how a kind of service is paid online; its instructions stay as they are.
 * @throws InvalidError at the fields, StaleFormError where somebody changed it since
 */
export async function changePaymentOptions(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "settings.change");
  const { type, onlinePaymentOptions, version } = parse(changePaymentOptionsSchema, raw);
  const config = (await readCatalog(context)).configs.find((each) => each.type === type);
  const stored = config?.version ?? 0;
  if (version !== undefined && version !== stored)
    throw new StaleFormError(stored, { onlinePaymentOptions: config?.properties.onlinePaymentOptions });
  const instructions = config?.properties.instructions ?? "";
  await configs.save(context, {
    ...(config ? { id: config.id, version: config.version } : {}),
    ...{ type, instructions, onlinePaymentOptions },
  });
}
