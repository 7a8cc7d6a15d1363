import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Icon, type IconName } from "~/ui/base/icon";

const kinds = {
  400: "malformed",
  404: "notFound",
  405: "methodNotAllowed",
  409: "conflict",
  413: "tooLarge",
  422: "invalid",
  429: "rateLimited",
  401: "signInRequired",
  403: "forbidden",
} as const;
const codes = {
  linkExpired: "linkExpired",
  linkRevoked: "linkRevoked",
  linkUsed: "linkRevoked",
  organizationMoving: "conflict",
  emailUnproven: "emailUnproven",
} as const;

const drawings: Partial<Record<Kind, IconName>> = {
  notFound: "search",
  rateLimited: "clock",
  linkExpired: "clock",
  signInRequired: "lock",
  forbidden: "lock",
  emailUnproven: "mail",
};

type Kind = (typeof kinds)[keyof typeof kinds] | (typeof codes)[keyof typeof codes] | "server";

const isKey = <T extends object>(table: T, key: PropertyKey | undefined): key is keyof T =>
  key !== undefined && key in table;

const kindOf = (status: number, code: string | undefined): Kind =>
  isKey(codes, code) ? codes[code] : isKey(kinds, status) ? kinds[status] : "server";

export interface ErrorPageProps {
  status: number;
  code?: string;
  /** Names the log line of an unknown failure. */
  reference?: string;
  /** Where the way on leads; the entry page unless told. */
  home?: string;
  /** The reader works here: they ask an administrator, not the clinic. */
  staff?: boolean;
}

/** What went wrong, in words that help, and the way on. */
export function ErrorPage({ status, code, reference, home = paths.entry(), staff = false }: ErrorPageProps) {
  const { t } = useT();
  const kind = kindOf(status, code);
  const asksWhom = staff && (kind === "notFound" || kind === "forbidden");
  return (
    <section className="flex flex-col items-start gap-6 py-4 tablet:py-10">
      <span className="inline-flex size-16 items-center justify-center rounded-full bg-brand-soft text-brand-text">
        <Icon name={drawings[kind] ?? "alert"} className="size-8" />
      </span>
      <div className="flex max-w-prose flex-col gap-3">
        <h1 className="font-display text-3xl font-semibold text-balance">{t(`errors:${kind}.title`)}</h1>
        <p className="text-lg text-muted">{asksWhom ? t(`errors:${kind}.textStaff`) : t(`errors:${kind}.text`)}</p>
        {reference && (
          <p className="rounded-md border border-line bg-surface px-4 py-3 font-mono text-sm" dir="auto">
            {t("errors:reference", { reference })}
          </p>
        )}
      </div>
      {kind === "emailUnproven" ? (
        <LinkButton href={paths.confirmEmail()}>{t("home:unproven.action")}</LinkButton>
      ) : (
        <LinkButton href={home}>{t("errors:home")}</LinkButton>
      )}
    </section>
  );
}
