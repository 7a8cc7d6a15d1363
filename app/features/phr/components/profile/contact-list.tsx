import { useT } from "~/i18n/use-t";
import { Card } from "~/ui/view/card";
import type { HealthRecord } from "../../domain/records/record-kinds";
import { ROWS } from "../rows";

/** Who is told in an emergency, each as its kind draws it. */
export function ContactList({ contacts }: { contacts: readonly HealthRecord[] }) {
  const { t } = useT();
  const Row = ROWS.EMERGENCYCONTACT;
  return (
    <Card title={t("health-profile:contacts.title")}>
      {contacts.length === 0 ? (
        <p className="text-muted">{t("health-profile:contacts.none")}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {contacts.map((contact) => (
            <li key={contact.id} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
              {Row ? <Row record={contact} /> : <bdi className="font-medium">{contact.name}</bdi>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
