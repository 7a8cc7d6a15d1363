import { useT } from "~/i18n/use-t";
import { ScaleOf } from "~/screens/scale";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { paths } from "~/paths";

interface Person {
  id: string;
  name: string;
  birthDate: string;
  startsAt: number | null;
  timeZone: string;
}

interface ChooseForWhomProps {
  title: string;
  /** Where one came from. */
  back: { href: string; words: string };
  /** The page itself, for a patient or a search. */
  hrefFor: (query: { patient?: string; search?: string }) => string;
  search: string;
  found: readonly Person[];
  today: readonly Person[];
}

function People({
  title,
  people,
  hrefFor,
}: { title: string; people: readonly Person[] } & Pick<ChooseForWhomProps, "hrefFor">) {
  const { format } = useT();
  return (
    <Card title={title} padding="flush">
      <ul className="divide-y divide-line border-t border-line">
        {people.map(({ id, name, birthDate, startsAt, timeZone }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 px-5 py-2 tablet:px-6">
            <TextLink href={hrefFor({ patient: id })} className="inline-flex min-h-11 items-center font-semibold">
              <bdi>{name}</bdi>
            </TextLink>
            <span className="text-muted">
              {startsAt === null ? birthDate && format.plainDate(birthDate) : format.time(startsAt, timeZone)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Asks for whom something is written, where the address does not say: a search, and who comes today. */
export function ChooseForWhom({ title, back, hrefFor, search, found, today }: ChooseForWhomProps) {
  const { t } = useT();
  return (
    <ScaleOf scale="staff">
      <PageHeader
        back={<BackLink href={back.href}>{back.words}</BackLink>}
        title={title}
        lead={t("desk:choose.lead")}
      />
      <form method="get" action={hrefFor({})} role="search" className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow">
          <TextField
            name="search"
            type="search"
            label={t("desk:choose.search")}
            hint={t("desk:choose.hint")}
            defaultValue={search}
            autoComplete="off"
          />
        </div>
        <Button type="submit" icon="search">
          {t("common:actions.search")}
        </Button>
      </form>
      {search !== "" && found.length === 0 && <p role="status">{t("desk:choose.nobody")}</p>}
      {found.length > 0 && <People title={t("desk:choose.found")} people={found} hrefFor={hrefFor} />}
      {today.length > 0 && <People title={t("desk:choose.today")} people={today} hrefFor={hrefFor} />}
      {search === "" && today.length === 0 && (
        <Card>
          <EmptyState
            icon="people"
            title={t("desk:choose.noneToday")}
            action={
              <LinkButton href={paths.patients()} tone="secondary">
                {t("home:menu.patients")}
              </LinkButton>
            }
          />
        </Card>
      )}
    </ScaleOf>
  );
}
