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

/** The `meta` of a screen whose loader returns its `title`: the title, then the organization's name. */
export function screenTitle({ data, matches }: TitleArgs): MetaDescriptor[] {
  const organization = textAt(matches.find(({ id }) => id === "root")?.data, "shell", "organizationName");
  return [{ title: [textAt(data, "title"), organization].filter(Boolean).join(" · ") }];
}
