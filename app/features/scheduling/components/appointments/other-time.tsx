import type { ReactNode } from "react";
import { TimeField, TimesOfDay } from "~/screens/time-field";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/base/icon";
import { TextLink } from "~/ui/base/link";
import { OverrideWarning } from "./override-warning";

export interface OtherTimeProps {
  day: string;
  /** What was typed before, kept on a refusal. */
  time?: string;
  error?: string;
  /** Rules that the time breaks, in words; once they have been read, they can be overridden. */
  broken: readonly string[];
  /** Where it is explained why a time is not offered. */
  whyHref: string;
  /** Sends the time that is typed. */
  submit: ReactNode;
}

/** Staff may take a time that is not offered. Which rule it breaks is said before it is done. */
export function OtherTime({ day, time, error, broken, whyHref, submit }: OtherTimeProps) {
  const { t } = useT();
  return (
    <>
      <input type="hidden" name="day" value={day} />
      <details open={Boolean(time) || Boolean(error)} className="group">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-medium text-brand-text">
          <Icon name="clock" />
          {t("scheduling:move.otherTime")}
        </summary>
        <div className="flex flex-col items-start gap-2 pt-2">
          <TimesOfDay />
          <TimeField
            name="time"
            label={t("scheduling:set.time")}
            hint={t("scheduling:move.otherTimeHint")}
            error={error}
            defaultValue={time}
          />
          <TextLink href={whyHref} className="inline-flex min-h-11 items-center">
            {t("why:link")}
          </TextLink>
          {broken.length === 0 && submit}
        </div>
      </details>
      <OverrideWarning broken={broken} label={t("scheduling:set.override")} />
      {broken.length > 0 && submit}
    </>
  );
}
