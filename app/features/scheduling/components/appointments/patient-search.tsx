import { useT } from "~/i18n/use-t";
import { Button, LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Stack } from "~/ui/base/stack";
import { TextField } from "~/ui/form/text-field";
import { Avatar } from "~/ui/view/avatar";
import { Card } from "~/ui/view/card";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { patientName } from "./person-names";

export interface PatientSearchProps {
  /** Where the search is sent to, by GET. */
  action: string;
  /** What the search carries on: what has been chosen already. */
  kept?: Readonly<Record<string, string | number | undefined>>;
  search: string;
  found: readonly { id: string; number: number; firstName: string; lastName: string; birthDate: string }[];
  hrefFor: (patientId: string) => string;
  /** Where somebody who has not been here before is written down; it is given what was typed. */
  newHref: (search: string | undefined) => string;
}

/** Finds the patient for whom something is set, by the beginning of a name, phone, mail or number. */
export function PatientSearch({ action, kept = {}, search, found, hrefFor, newHref }: PatientSearchProps) {
  const { t, format } = useT();
  return (
    <Stack>
      <form method="get" action={action} role="search" className="flex flex-wrap items-end gap-3">
        <HiddenFields fields={kept} />
        <div className="min-w-64 grow">
          <TextField
            name="search"
            type="search"
            label={t("scheduling:set.findPatient")}
            defaultValue={search}
            autoComplete="off"
          />
        </div>
        <Button type="submit" icon="search">
          {t("scheduling:setSteps.search")}
        </Button>
      </form>
      {search && found.length === 0 && <p role="status">{t("scheduling:setSteps.nobody")}</p>}
      {found.length > 0 && (
        <Card padding="flush">
          <ul className="divide-y divide-line">
            {found.map((person) => (
              <li key={person.id} className="flex items-center gap-4 px-5 py-3">
                <Avatar name={patientName(person)} colourKey={person.id} size="small" />
                <span className="min-w-0 grow">
                  <TextLink href={hrefFor(person.id)} className="inline-flex min-h-11 items-center font-semibold">
                    <bdi>{patientName(person)}</bdi>
                  </TextLink>
                  <span className="block text-sm text-muted">
                    {t("scheduling:setSteps.number", { number: person.number })}
                    {person.birthDate && `, ${format.plainDate(person.birthDate)}`}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <LinkButton href={newHref(search || undefined)} tone="secondary" icon="plus">
        {t("scheduling:setSteps.newPatient")}
      </LinkButton>
    </Stack>
  );
}
