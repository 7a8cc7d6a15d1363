import type { MetaDescriptor } from "@remix-run/cloudflare";

interface TitleArgs {
  data?: unknown;
  matches: readonly { id: string; data?: unknown }[];
}

const textAt = (value: unknown, ...path: string[]): string | undefined => {
  let at: unknown = value;
  for (const key of path) at = typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined;
  return typeof at === "string" && at !== "" ? at : undefined;
};

/**
 * The `meta` of a screen whose loader returns its `title`: the title, then the organization's name. Of a form that was
 * refused it says first that there is an error.
 */
export function screenTitle({ data, matches }: TitleArgs): MetaDescriptor[] {
  const root = matches.find(({ id }) => id === "root")?.data;
  const refused = textAt(root, "refused");
  const title = [textAt(data, "title"), textAt(root, "shell", "organizationName")].filter(Boolean).join(" · ");
  return [{ title: refused ? `${refused}: ${title}` : title }];
}
