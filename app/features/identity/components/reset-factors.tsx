import { useT } from "~/i18n/use-t";
import { Checkbox } from "~/ui/form/checkbox";

/** A second step of the account. `createdAt` in UTC ms. */
export interface ResetFactor {
  id: string;
  kind: "TOTP" | "PASSKEY";
  label: string;
  createdAt: number;
}

/** The second steps of the account whose password is lost, each to be taken off: one may be somebody else's. */
export function ResetFactors({ factors, timeZone }: { factors: readonly ResetFactor[]; timeZone: string }) {
  const { t, format } = useT();
  const nameOf = ({ kind, label }: ResetFactor) =>
    label || t(kind === "TOTP" ? "security:factors.authenticator" : "security:factors.passkey");
  return (
    <fieldset className="flex flex-col">
      <legend className="font-semibold">{t("credentials:reset.factors")}</legend>
      <p className="text-muted">{t("credentials:reset.factorsHint")}</p>
      {factors.map((factor) => (
        <Checkbox
          key={factor.id}
          id={`remove-${factor.id}`}
          name="removeFactors"
          value={factor.id}
          label={
            <span dir="auto">
              {t("credentials:reset.factor", {
                name: nameOf(factor),
                when: format.date(factor.createdAt, timeZone, "medium"),
              })}
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
