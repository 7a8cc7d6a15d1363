import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import type { OwedThing } from "../../domain/payments/account-standing";

/** So many are shown at once; the others are folded. */
const SHOWN = 3;

interface LaterItemsProps {
  later: readonly OwedThing[];
  /** Of the practice. */
  zone: string;
}

/** The upcoming appointments that are not paid, the next first, each with its amount, and when those are due. */
export function LaterItems({ later, zone }: LaterItemsProps) {
  const { t } = usePatientT();
  if (later.length === 0) return null;
  const rest = later.slice(SHOWN);
  return (
    <div>
      <p className="mb-2 text-sm text-muted">{t("payments:standing.laterWhen")}</p>
      <Rows things={later.slice(0, SHOWN)} zone={zone} />
      {rest.length > 0 && (
        <details className="border-t border-line">
          <summary className="cursor-pointer py-2.5 font-medium text-brand-text">
            {t("payments:standing.laterMore", { count: rest.length })}
          </summary>
          <Rows things={rest} zone={zone} />
        </details>
      )}
    </div>
  );
}

function Rows({ things, zone }: { things: readonly OwedThing[]; zone: string }) {
  const { t, format } = usePatientT();
  return (
    <ul className="divide-y divide-line">
      {things.map((thing) => (
        <li key={thing.id} className="flex items-baseline justify-between gap-x-4 py-1">
          <TextLink
            href={paths.appointment(thing.id)}
            className="inline-flex min-h-7 min-w-0 items-center pointer-coarse:min-h-11"
          >
            <bdi>
              {format.parts([
                thing.at === null ? "" : format.dateTime(thing.at, thing.timeZone ?? zone),
                thing.what || t("charges:appointment"),
              ])}
            </bdi>
          </TextLink>
          <span className="shrink-0 tabular-nums">{format.money(thing.dueMinor, thing.currencyCode)}</span>
        </li>
      ))}
    </ul>
  );
}
