interface ProgressBarProps {
  /** From 0 to 100. */
  percent: number;
  label: string;
}

/** How far something is, from the side where its language begins. */
export function ProgressBar({ percent, label }: ProgressBarProps) {
  return (
    <progress
      className="block h-3 w-full appearance-none overflow-hidden rounded-full border border-line-strong bg-sunken forced-colors:appearance-auto [&::-moz-progress-bar]:bg-brand-text [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand-text"
      max={100}
      value={percent}
      aria-label={label}
    />
  );
}
