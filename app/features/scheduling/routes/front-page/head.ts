import type { MetaDescriptor } from "@remix-run/cloudflare";

/** What the head of a public page says of it. */
export interface PageHead {
  title: string;
  description: string;
  /** The one whole address of the page, whatever its query says. */
  url: string;
  /** The whole address of a picture of it; null where there is none. */
  image: string | null;
}

/** Title, description, canonical address, and what is shown where somebody shares the page. */
export function headOf({ title, description, url, image }: PageHead): MetaDescriptor[] {
  const shared = { "og:type": "website", "og:title": title, "og:description": description, "og:url": url };
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...Object.entries({ ...shared, ...(image && { "og:image": image }) }).map(([property, content]) => ({
      property,
      content,
    })),
  ];
}
