import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { PageHeader } from "~/ui/view/page-header";

const kinds = {
  404: "notFound",
  405: "methodNotAllowed",
  409: "conflict",
  413: "tooLarge",
  429: "rateLimited",
} as const;
const codes = { linkExpired: "linkExpired", linkRevoked: "linkRevoked", linkUsed: "linkRevoked" } as const;

const isKey = <T extends object>(table: T, key: PropertyKey | undefined): key is keyof T =>
  key !== undefined && key in table;

export interface ErrorPageProps {
  status: number;
  code?: string;
  reference?: string;
}

/** What went wrong, in words that help, and the way on. */
export function ErrorPage({ status, code, reference }: ErrorPageProps) {
  const { t } = useT();
  const kind = isKey(codes, code) ? codes[code] : isKey(kinds, status) ? kinds[status] : "server";
  return (
    <>
      <PageHeader title={t(`errors:${kind}.title`)} />
      <p>{t(`errors:${kind}.text`)}</p>
      {reference && <p>{t("errors:reference", { reference })}</p>}
      <p>
        <LinkButton href={paths.entry()}>{t("errors:home")}</LinkButton>
      </p>
    </>
  );
}
