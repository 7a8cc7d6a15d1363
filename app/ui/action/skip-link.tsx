/** First stop of the Tab key: past the header, to the content. */
export function SkipLink({ href = "#main", children }: { href?: string; children: string }) {
  return (
    <a
      href={href}
      className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:inline-flex focus:min-h-11 focus:items-center focus:rounded-md focus:bg-surface focus:px-4 focus:py-2 focus:font-semibold focus:text-brand-text focus:shadow-float"
    >
      {children}
    </a>
  );
}
