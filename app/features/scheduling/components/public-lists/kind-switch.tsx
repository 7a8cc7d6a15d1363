import { usePatientT } from "~/i18n/use-t";
import type { BookingList } from "~/paths";
import { classNames } from "~/ui/base/class-names";
import { Icon } from "~/ui/base/icon";
import { Anchor } from "~/ui/base/link";
import type { AppointmentKind } from "../../domain/appointments/appointment-kind";
import { listHref } from "./list-tabs";

const KINDS = [
  ["clinic", "booking:kind.clinic", "building"],
  ["video", "booking:kind.video", "camera"],
] as const;

/** From the clinic's appointments to those by video and back. */
export function KindSwitch({ kind, by }: { kind: AppointmentKind; by: BookingList }) {
  const { t } = usePatientT();
  return (
    <ul
      aria-label={t("booking:kind.title")}
      className="flex flex-wrap gap-1 rounded-md border border-line bg-sunken p-1"
    >
      {KINDS.map(([each, label, icon]) => (
        <li key={each} className="grow">
          <Anchor
            href={listHref(each, by)}
            aria-current={each === kind ? "true" : undefined}
            className={classNames(
              "flex min-h-11 items-center justify-center gap-2 rounded-sm border px-4 font-semibold no-underline",
              each === kind
                ? "border-line bg-surface text-ink shadow-card"
                : "border-transparent text-muted hover:text-ink",
            )}
          >
            <Icon name={icon} />
            {t(label)}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
