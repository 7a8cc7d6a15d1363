import { settingOf } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";

/** The insurers that the practice accepts, or those among them that a doctor chose; none chosen are all. */
export async function acceptedInsurers(context: RequestContext, chosen: readonly string[] = []): Promise<string[]> {
  const { insurers } = await settingOf(context, "front-page");
  const all = insurers === "" ? [] : insurers.split("\n");
  return chosen.length === 0 ? all : all.filter((name) => chosen.includes(name));
}
