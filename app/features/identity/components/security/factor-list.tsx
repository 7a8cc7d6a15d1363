import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { RowButton } from "~/ui/action/row-button";
import { TextField } from "~/ui/form/text-field";
import { EmptyState } from "~/ui/view/empty-state";
import { FactorChoice } from "./factor-choice";

interface Factor {
  id: string;
  kind: "TOTP" | "PASSKEY";
  label: string;
  /** UTC ms. */
  createdAt: number;
  lastUsedAt: number | null;
}

export interface FactorListProps {
  factors: readonly Factor[];
  timeZone: string;
  /** The last one may go. */
  mayDoWithout: boolean;
  full: boolean;
}

/** The user's second steps: what each is called, when it was used, and how it goes. */
export function FactorList({ factors, timeZone, mayDoWithout, full }: FactorListProps) {
  const { t } = useT();
  const add = <FactorChoice disabledReason={full ? t("security:factors.tooMany") : undefined} />;
  if (factors.length === 0)
    return (
      <EmptyState icon="lock" level={3} title={t("security:factors.none")} action={add}>
        {t("security:factors.noneText")}
      </EmptyState>
    );
  const keep = factors.length === 1 && !mayDoWithout;
  return (
    <div className="flex flex-col gap-6">
      <ul className="flex flex-col divide-y divide-line">
        {factors.map((factor) => (
          <li key={factor.id} className="py-4 first:pt-0">
            <FactorRow factor={factor} timeZone={timeZone} keep={keep} />
          </li>
        ))}
      </ul>
      {add}
    </div>
  );
}

function FactorRow({ factor, timeZone, keep }: { factor: Factor; timeZone: string; keep: boolean }) {
  const { t, format } = useT();
  const { id, kind, label, createdAt, lastUsedAt } = factor;
  const kindName = t(kind === "TOTP" ? "security:factors.authenticator" : "security:factors.passkey");
  const name = label || kindName;
  const when = (instant: number) => format.date(instant, timeZone, "medium");
  const facts = [
    ...(label ? [kindName] : []),
    t("security:factors.added", { when: when(createdAt) }),
    ...(lastUsedAt === null ? [] : [t("security:factors.lastUsed", { when: when(lastUsedAt) })]),
  ];
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="font-semibold" dir="auto">
          {name}
        </h3>
        <p className="text-sm text-muted">{facts.join(" · ")}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <form method="post" className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="id" value={id} />
          <TextField
            id={`label-${id}`}
            name="label"
            label={t("security:factors.name")}
            defaultValue={name}
            maxLength={60}
            required
            dir="auto"
            autoComplete="off"
          />
          <Button
            type="submit"
            name="intent"
            value="name"
            tone="secondary"
            aria-label={`${t("security:factors.rename")}: ${name}`}
          >
            {t("security:factors.rename")}
          </Button>
        </form>
        <RowButton
          id={id}
          name="intent"
          value="remove"
          tone="secondary"
          icon="trash"
          disabledReason={keep ? t("security:factors.needed") : undefined}
          label={t("security:factors.remove")}
          about={name}
          question={t("common:sure")}
          text={t("common:final")}
        />
      </div>
    </div>
  );
}
