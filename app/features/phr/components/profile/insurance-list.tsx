import { useT } from "~/i18n/use-t";
import type { PlainKey } from "~/i18n/message-types";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { RowActions } from "~/ui/action/row-actions";
import { Card } from "~/ui/view/card";
import { StatusBadge } from "~/ui/view/status-badge";
import { isolate } from "../../records/record-facts";

interface ShownInsurance {
  id: string;
  insurer: string;
  planName: string;
  memberNumber: string;
  groupNumber: string;
  holderName: string;
  holderRelation: string;
  coverage: string;
  phone: string;
  validFrom: string;
  validTo: string;
  ranOut: boolean;
  /** It ends within a month. */
  endsSoon: boolean;
  cardFileId: string | null;
  cardBackFileId: string | null;
}

interface InsuranceListProps {
  /** The primary one first. */
  insurances: readonly ShownInsurance[];
  mayChange: boolean;
  /** Whose they are; undefined for the reader's own. */
  patient: string | undefined;
}

interface InsuranceProps extends Pick<InsuranceListProps, "patient"> {
  insurance: ShownInsurance;
}

/** What insures a patient. */
export function InsuranceList({ insurances, mayChange, patient }: InsuranceListProps) {
  const { t } = useT();
  return (
    <Card
      title={t("patients:details.insurance")}
      actions={
        mayChange && (
          <LinkButton href={paths.profileInsuranceCreate({ patient })} tone="secondary" size="small" icon="plus">
            {t("patients:insurance.add")}
          </LinkButton>
        )
      }
    >
      {insurances.length === 0 ? (
        <p className="text-muted">{t("patients:details.noInsurance")}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {insurances.map((insurance) => (
            <li key={insurance.id} className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
              <InsuranceFacts {...{ insurance, patient }} />
              {mayChange && <InsuranceActions insurance={insurance} patient={patient} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function InsuranceFacts({ insurance, patient }: InsuranceProps) {
  const { t, format } = useT();
  const { insurer, planName, memberNumber, groupNumber, holderName, holderRelation, phone, ranOut } = insurance;
  const from = insurance.validFrom && format.plainDate(insurance.validFrom, "medium");
  const to = insurance.validTo && format.plainDate(insurance.validTo, "medium");
  const relation = holderRelation && t(`patients:insurance.relation.${holderRelation}` as PlainKey);
  const lines = [
    t("patients:details.memberNumber", { number: isolate(memberNumber) }),
    groupNumber && t("patients:insurance.groupNumberIs", { number: isolate(groupNumber) }),
    holderName && t("patients:insurance.heldBy", { name: format.parts([holderName, relation]) }),
    from && to
      ? t("patients:insurance.valid", { from, to })
      : from
        ? t("patients:insurance.validSince", { from })
        : to && t("patients:insurance.validUntil", { to }),
    phone && t("patients:insurance.phoneIs", { phone: isolate(phone) }),
  ].filter(Boolean);
  return (
    <div className={ranOut ? "text-muted" : undefined}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="font-medium wrap-anywhere">{format.parts([insurer, planName])}</bdi>
        {insurance.coverage && (
          <StatusBadge colour="light-blue">
            {t(`patients:insurance.coverages.${insurance.coverage}` as PlainKey)}
          </StatusBadge>
        )}
        {ranOut && <StatusBadge colour="light-grey">{t("patients:insurance.ranOut")}</StatusBadge>}
        {insurance.endsSoon && <StatusBadge colour="orange">{t("patients:insurance.endsSoon")}</StatusBadge>}
      </div>
      {lines.map((line) => (
        <span key={line} className="block wrap-anywhere text-muted">
          {line}
        </span>
      ))}
      <CardPictures {...{ insurance, patient }} />
    </div>
  );
}

/** Both sides of the card, as far as they were sent. */
function CardPictures({ insurance: { insurer, cardFileId, cardBackFileId }, patient }: InsuranceProps) {
  const { t } = useT();
  const sides = [
    { fileId: cardFileId, words: t("health-profile:picture.front") },
    { fileId: cardBackFileId, words: t("health-profile:picture.back") },
  ];
  return (
    <p className="flex flex-wrap gap-x-4 empty:hidden">
      {sides.map(
        ({ fileId, words }) =>
          fileId !== null && (
            <TextLink key={fileId} href={paths.profileFile(fileId, { patient })} aria-label={`${words}: ${insurer}`}>
              {words}
            </TextLink>
          ),
      )}
    </p>
  );
}

function InsuranceActions({ insurance: { id, insurer }, patient }: InsuranceProps) {
  const { t } = useT();
  const href = paths.profileInsuranceEdit(id, { patient });
  const about = (words: string) => `${words}: ${insurer}`;
  return (
    <RowActions>
      <LinkButton href={href} tone="quiet" size="small" aria-label={about(t("patients:insurance.edit"))}>
        {t("patients:insurance.edit")}
      </LinkButton>
      {(["front", "back"] as const).map((side) => (
        <LinkButton
          key={side}
          href={paths.profilePicture(side, id, { patient })}
          tone="quiet"
          size="small"
          aria-label={about(t(`health-profile:picture.send.${side}`))}
        >
          {t(`health-profile:picture.send.${side}`)}
        </LinkButton>
      ))}
      <form method="post" action={href}>
        <Button
          type="submit"
          name="intent"
          value="disable"
          tone="quiet"
          size="small"
          aria-label={about(t("patients:insurance.remove"))}
        >
          {t("patients:insurance.remove")}
        </Button>
      </form>
    </RowActions>
  );
}
