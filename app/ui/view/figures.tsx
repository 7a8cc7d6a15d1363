/** A figure with its words, such as a sum; a few words more below them. */
export interface Figure {
  label: string;
  value: string;
  note?: string;
}

/** What a list comes to: its figures side by side, two in a row on a phone. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl
      aria-label={label}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line shadow-card tablet:flex tablet:flex-wrap"
    >
      {figures.map(({ label: words, value, note }) => (
        <div key={words} className="min-w-0 grow bg-surface px-4 py-3 last:odd:col-span-2">
          <dt className="text-sm text-muted">{words}</dt>
          <dd className="text-xl font-bold tabular-nums [overflow-wrap:anywhere]">
            <bdi>{value}</bdi>
            {note && <bdi className="block text-sm font-normal text-muted">{note}</bdi>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
