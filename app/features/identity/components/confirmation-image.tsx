/** A sheet with a check mark: a registration that has arrived. Drawn in the organization's colour. */
export function ConfirmationImage({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 240 180" role="img" aria-label={label} className="h-44 w-auto">
      <ellipse cx="120" cy="164" rx="82" ry="8" className="fill-sunken" />
      <rect
        x="68"
        y="22"
        width="104"
        height="134"
        rx="10"
        className="fill-surface stroke-line-strong"
        strokeWidth="2"
      />
      <rect
        x="92"
        y="12"
        width="56"
        height="22"
        rx="8"
        className="fill-brand-soft stroke-line-strong"
        strokeWidth="2"
      />
      <circle cx="96" cy="64" r="11" className="fill-brand-soft" />
      <path d="M90 80c1-7 11-7 12 0" fill="none" className="stroke-brand-text" strokeWidth="2" strokeLinecap="round" />
      <circle cx="96" cy="62" r="4" fill="none" className="stroke-brand-text" strokeWidth="2" />
      <path
        d="M116 58h38M116 70h26M86 96h68M86 110h68M86 124h40"
        fill="none"
        className="stroke-line-strong"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="172" cy="132" r="28" className="fill-brand stroke-brand-edge" strokeWidth="2" />
      <path
        d="m159 133 9 9 17-19"
        fill="none"
        className="stroke-brand-ink"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M40 52h10M45 47v10M196 54h8M200 50v8M52 108h6M55 105v6"
        fill="none"
        className="stroke-brand-text"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
