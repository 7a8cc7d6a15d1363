import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { BackLink } from "~/ui/action/back-link";
import { PageHeader } from "~/ui/view/page-header";
import { titledName } from "~/i18n/titled-name";

interface PersonHeaderProps {
  person: { title: number; firstName: string; lastName: string };
  title: string;
  lead?: string;
  back: { href: string; label: string };
  actions?: ReactNode;
}

/** The head of a page about one employee: whose it is, above what it is. */
export function PersonHeader({ person, title, lead, back, actions }: PersonHeaderProps) {
  const { t } = useT();
  return (
    <PageHeader
      back={<BackLink href={back.href}>{back.label}</BackLink>}
      caption={<bdi>{titledName(t, person)}</bdi>}
      title={title}
      lead={lead}
      actions={actions}
    />
  );
}
