import { Checkbox } from "~/ui/form/checkbox";
import { Banner } from "~/ui/view/banner";

/** The rules that a time breaks, in words; once they have been read, they can be overridden. */
export function OverrideWarning({ broken, label }: { broken: readonly string[]; label: string }) {
  if (broken.length === 0) return null;
  return (
    <Banner tone="warn" live title={broken[0]}>
      {broken.slice(1).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Checkbox name="override" label={label} />
    </Banner>
  );
}
