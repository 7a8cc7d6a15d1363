import { usePatientT } from "~/i18n/use-t";
import { Icon } from "~/ui/base/icon";
import { whenText } from "./when-text";
import type { FirstFreeView } from "../../domain/booking/booking-view";

/** When something in a list is free first; nothing where that is not known. */
export function FirstFree({ free: { at, exact } }: { free: FirstFreeView }) {
  const { t, format } = usePatientT();
  if (!at) return exact ? <span className="mt-2 block text-sm">{t("booking:lists.noneSoon")}</span> : null;
  const time = whenText(format, at);
  return (
    <span className="mt-2 flex items-center gap-2 text-sm font-medium text-ink">
      <Icon name="clock" className="size-4 text-brand-text" />
      {t(exact ? "booking:lists.firstFree" : "booking:lists.freeOrEarlier", { time })}
    </span>
  );
}
