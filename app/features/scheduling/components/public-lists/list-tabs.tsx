import type { ReactNode } from "react";
import { usePatientT } from "~/i18n/use-t";
import { paths, type BookingList } from "~/paths";
import { classNames } from "~/ui/base/class-names";
import { Anchor } from "~/ui/base/link";
import type { AppointmentKind } from "../../domain/appointments/appointment-kind";

const LISTS = [
  ["provider", "booking:lists.byProvider"],
  ["service", "booking:lists.byService"],
  ["department", "booking:lists.byDepartment"],
  ["practiceLocation", "booking:lists.byLocation"],
] as const;

/** The address of a list of one kind of appointment. */
export const listHref = (kind: AppointmentKind, by: BookingList, values: Record<string, string | undefined> = {}) =>
  kind === "video" ? paths.videoBooking(by, values) : paths.clinicBooking(by, values);

/** What narrows a list, as it stands in an address. */
export const asText = (filters: object): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, value === undefined ? undefined : String(value)]),
  );

const tab =
  "inline-flex min-h-12 items-center border-b-3 px-1 text-sm font-semibold no-underline tablet:px-4 tablet:text-base";

/** The four ways to look for an appointment. */
export function ListTabs({
  kind,
  current,
  byProvider,
  children,
}: {
  kind: AppointmentKind;
  current: BookingList;
  byProvider: boolean;
  /** What is said at the end of their line. */
  children?: ReactNode;
}) {
  const { t } = usePatientT();
  const shown = LISTS.filter(([by]) => byProvider || by === "service");
  return (
    <nav
      aria-label={t("booking:title")}
      className="-mx-1 flex flex-wrap items-center justify-between gap-x-4 border-b border-line"
    >
      <ul className="flex flex-wrap tablet:gap-x-1">
        {shown.map(([by, label]) => (
          <li key={by}>
            <Anchor
              href={listHref(kind, by)}
              aria-current={by === current ? "page" : undefined}
              className={classNames(
                tab,
                by === current
                  ? "border-brand-edge text-brand-text"
                  : "border-transparent text-muted hover:border-line-strong hover:text-ink",
              )}
            >
              {t(label)}
            </Anchor>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
