import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";

interface BackFromProps {
  /** The consultation from whose desk the page was opened; undefined for one opened from elsewhere. */
  desk: string | undefined;
  href: string;
  children: ReactNode;
}

/** The way back to where a page was opened from: the desk of a consultation, or else what the page says. */
export function BackFrom({ desk, href, children }: BackFromProps) {
  const { t } = useT();
  if (desk === undefined) return <BackLink href={href}>{children}</BackLink>;
  return (
    <div className="not-beside">
      <BackLink href={paths.consultationDesk(desk)}>{t("desk:back")}</BackLink>
    </div>
  );
}
