import { useT } from "~/i18n/use-t";
import type { PlainKey } from "~/i18n/message-types";
import { telHref } from "~/kernel/contact/tel-href";
import { TextLink } from "~/ui/base/link";
import { StatusBadge } from "~/ui/view/status-badge";
import { spacedPhone } from "../../records/record-facts";
import type { RowProps } from "./row-props";

/** A contact to call at once: each number is a link that dials it. */
export function EmergencyContactRow({ record: { name, values } }: RowProps) {
  const { t } = useT();
  const phones = [values.phone, values.secondPhone].map((phone) => String(phone ?? "")).filter(Boolean);
  const email = String(values.email ?? "");
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="text-lg font-semibold">{name}</bdi>
        <span className="text-sm text-muted">
          {t(`family-history:relation.${String(values.relation)}` as PlainKey)}
        </span>
        {values.mayBeTold === true && <StatusBadge colour="green">{t("emergency-contacts:mayBeTold")}</StatusBadge>}
      </p>
      <p className="flex flex-wrap gap-x-6">
        {phones.map((phone) => (
          <TextLink key={phone} href={telHref(phone)} className="inline-flex min-h-11 items-center">
            <bdi dir="ltr">{spacedPhone(phone)}</bdi>
          </TextLink>
        ))}
        {email && (
          <TextLink href={`mailto:${email}`} className="inline-flex min-h-11 items-center">
            <bdi dir="ltr">{email}</bdi>
          </TextLink>
        )}
      </p>
    </>
  );
}
