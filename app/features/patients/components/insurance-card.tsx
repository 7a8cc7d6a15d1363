import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { Card } from "~/ui/view/card";
import { StatusBadge } from "~/ui/view/status-badge";
import type { InsuranceView } from "../domain/insurance/insurance";

type ShownInsurance = InsuranceView & { ranOut: boolean };

interface InsuranceCardProps {
  patientId: string;
  /** The primary one first. */
  insurances: readonly ShownInsurance[];
  mayUpdate: boolean;
  /** Whether the organization asks for insurance, so that another one may be added. */
  asked: boolean;
}

/** What insures the patient. */
export function InsuranceCard({ patientId, insurances, mayUpdate, asked }: InsuranceCardProps) {
  const { t } = useT();
  const add = mayUpdate && asked && (
    <LinkButton href={paths.patientInsurance(patientId)} tone="secondary" size="small" icon="plus">
      {t("patients:insurance.add")}
    </LinkButton>
  );
  // An empty card with nothing to press would only push the next one down.
  if (insurances.length === 0 && !add) return null;
  return (
    <Card title={t("patients:details.insurance")} actions={add || undefined}>
      {insurances.length === 0 ? (
        <p className="text-muted">{t("patients:details.noInsurance")}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {insurances.map((insurance, index) => (
            <li key={insurance.id} className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
              <Facts insurance={insurance} primary={index === 0 && insurances.length > 1} />
              {mayUpdate && <Actions patientId={patientId} insurance={insurance} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Facts({ insurance, primary }: { insurance: ShownInsurance; primary: boolean }) {
  const { t, format } = useT();
  const { insurer, planName, memberNumber, groupNumber, holderName, validFrom, validTo, ranOut } = insurance;
  const from = validFrom && format.plainDate(validFrom, "medium");
  const to = validTo && format.plainDate(validTo, "medium");
  const valid =
    from && to
      ? t("patients:insurance.valid", { from, to })
      : from
        ? t("patients:insurance.validSince", { from })
        : to && t("patients:insurance.validUntil", { to });
  const lines = [
    t("patients:details.memberNumber", { number: memberNumber }),
    groupNumber && t("patients:insurance.groupNumberIs", { number: groupNumber }),
    holderName && t("patients:insurance.heldBy", { name: holderName }),
    valid,
  ].filter(Boolean);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere" dir="auto">
          {format.parts([insurer, planName])}
        </span>
        {primary && <StatusBadge colour="light-blue">{t("patients:insurance.primary")}</StatusBadge>}
        {ranOut && <StatusBadge colour="orange">{t("patients:insurance.ranOut")}</StatusBadge>}
      </div>
      {lines.map((line) => (
        <span key={line} className="block wrap-anywhere text-muted">
          {line}
        </span>
      ))}
    </div>
  );
}

function Actions({ patientId, insurance: { id, insurer } }: { patientId: string; insurance: ShownInsurance }) {
  const { t } = useT();
  const href = paths.patientInsurance(patientId, id);
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton href={href} tone="secondary" size="small" icon="edit">
        {t("patients:insurance.edit")}
        <VisuallyHidden> {insurer}</VisuallyHidden>
      </LinkButton>
      <form method="post" action={href}>
        <Button type="submit" name="intent" value="disable" tone="quiet" size="small" icon="trash">
          {t("patients:insurance.remove")}
          <VisuallyHidden> {insurer}</VisuallyHidden>
        </Button>
      </form>
    </div>
  );
}
