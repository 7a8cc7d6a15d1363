import { createTranslator, readMessages } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { readGateways } from "../../data/accounts/gateways.server";
import { gatewayByType } from "../../gateways/registry.server";

/**
 * What a gateway is called, by its type: the name that its company trades by, of the one without money the reader's word;
 * the type itself where it is none that is known.
 */
export async function gatewayNames({ locale }: Pick<RequestContext, "locale">): Promise<(type: string) => string> {
  await readMessages(locale);
  const { t } = createTranslator(locale);
  return (type) => {
    const gateway = gatewayByType(type);
    return gateway?.called ? t(gateway.called) : (gateway?.name ?? type);
  };
}

/** The gateways that the organization has or had, each by its type with its name. */
export async function namesOfGateways(context: RequestContext): Promise<{ type: string; name: string }[]> {
  const [rows, nameOf] = await Promise.all([readGateways(context.db), gatewayNames(context)]);
  return rows.map(({ type }) => ({ type, name: nameOf(type) }));
}
