import { useT } from "~/i18n/use-t";
import { Anchor } from "~/ui/base/link";
import { classNames } from "~/ui/base/class-names";
import { APPOINTMENT_KINDS } from "../../domain/appointments/appointment-kind";
import type { WeekSheet } from "../../domain/timings/week-sheet";

export interface SheetLinksProps {
  branches: readonly { id: string; name: string }[];
  sheet: WeekSheet;
  hrefFor: (sheet: WeekSheet) => string;
}

/** The weeks there are: one for each place and kind of appointment. */
export function SheetLinks({ branches, sheet, hrefFor }: SheetLinksProps) {
  const { t } = useT();
  return (
    <nav aria-label={t("timings:sheet.label")}>
      <ul className="flex flex-col gap-3">
        {branches.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-32 font-semibold">
              <bdi>{name}</bdi>
            </span>
            <ul className="flex flex-wrap gap-2">
              {[...APPOINTMENT_KINDS].reverse().map((kind) => {
                const current = sheet.branchId === id && sheet.kind === kind;
                return (
                  <li key={kind}>
                    <Anchor
                      href={hrefFor({ branchId: id, kind })}
                      aria-current={current ? "page" : undefined}
                      aria-label={t("timings:sheet.heading", { kind: t(`timings:sheet.${kind}`), place: name })}
                      className={classNames(
                        "inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold no-underline",
                        current
                          ? "border-brand-edge bg-brand text-brand-ink"
                          : "border-line-strong bg-surface text-ink hover:border-brand-text hover:bg-brand-soft",
                      )}
                    >
                      {t(`timings:sheet.${kind}`)}
                    </Anchor>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
