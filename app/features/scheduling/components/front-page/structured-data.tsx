/** What search engines are told of the page, as JSON-LD. */
export function StructuredData({ json, nonce }: { json: string; nonce: string }) {
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
