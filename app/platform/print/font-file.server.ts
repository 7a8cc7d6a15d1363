import type { RequestContext } from "~/platform/context.server";

/**
 * A file of the fonts, which the build puts among the Worker's own.
 * @throws Error where it is not there
 */
export async function fontFile({ ASSETS }: Pick<RequestContext["env"], "ASSETS">, address: string) {
  const file = await ASSETS.fetch(new URL(address, "https://assets.local"));
  if (!file.ok) throw new Error(`the font ${address} is not among the Worker's files`);
  return file;
}
