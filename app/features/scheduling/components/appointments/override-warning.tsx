import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { Checkbox } from "~/ui/form/checkbox";
import { HiddenFields } from "~/ui/form/hidden-fields";
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

interface PressedTimeProps {
  /** UTC ms. */
  at: number;
  zone: string;
  broken: readonly string[];
  submit: ReactNode;
}

/** A time that was pressed and breaks a rule, above all else: it stays the one that is meant. */
export function PressedTime({ at, zone, broken, submit }: PressedTimeProps) {
  const { t, format } = useT();
  return (
    <div className="col-span-full">
      <Banner
        tone="warn"
        live
        takesFocus
        title={t("scheduling:move.pressed", { time: format.dateTime(at, zone, "short") })}
      >
        {broken.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <HiddenFields fields={{ startsAt: String(at) }} />
        <Checkbox name="override" label={t("scheduling:set.override")} />
        {submit}
      </Banner>
    </div>
  );
}
