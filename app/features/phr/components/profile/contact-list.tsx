import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import type { HealthRecord } from "../../domain/records/record-kinds";
import { healthRecordKindOf } from "../../records";
import { recordLinks } from "../records/record-links";
import { ROWS } from "../rows";

interface ContactListProps {
  contacts: readonly HealthRecord[];
  mayAdd: boolean;
  /** Whose they are; undefined for the reader's own. */
  patient: string | undefined;
}

/** The emergency contacts, drawn as in their list. */
export function ContactList({ contacts, mayAdd, patient }: ContactListProps) {
  const { t } = useT();
  const Row = ROWS.EMERGENCYCONTACT;
  const kind = healthRecordKindOf("EMERGENCYCONTACT");
  return (
    <Card
      title={<TextLink href={paths.recordList(kind.base, { patient })}>{t("health-profile:contacts.title")}</TextLink>}
      actions={
        mayAdd && (
          <LinkButton href={recordLinks(kind, { patient }).create} tone="secondary" size="small" icon="plus">
            {t("emergency-contacts:add")}
          </LinkButton>
        )
      }
    >
      {contacts.length === 0 ? (
        <p className="text-muted">{t("health-profile:contacts.none")}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {contacts.map((contact) => (
            <li key={contact.id} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
              <Row record={contact} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
