import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { Cluster, Stack } from "~/ui/base/stack";
import { CheckboxGroup } from "~/ui/form/checkbox-group";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";

/** A patient who is, or can be, chosen. */
export interface ChosenPatient {
  id: string;
  number: number;
  firstName: string;
  lastName: string;
  birthDate: string;
}

export const nameOf = ({ firstName, lastName }: Pick<ChosenPatient, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`.trim();

interface ChoosePatientsProps {
  chosen: readonly ChosenPatient[];
  found: readonly ChosenPatient[];
  search: string;
}

/**
 * Who gets credits: patients who are found by words, several searches one after the other. It is one form that is sent
 * by GET, so that it needs no script and those who were chosen stay.
 */
export function ChoosePatients({ chosen, found, search }: ChoosePatientsProps) {
  const { t, format } = useT();
  const optionsOf = (people: readonly ChosenPatient[]) =>
    people.map((person) => ({
      value: person.id,
      label: nameOf(person),
      hint: [`#${person.number}`, person.birthDate && format.plainDate(person.birthDate)].filter(Boolean).join(" · "),
    }));
  return (
    <Card>
      <form method="get" action={paths.creditsAssign()}>
        <Stack>
          <TextField
            name="search"
            type="search"
            label={t("credits:assign.search")}
            hint={t("credits:assign.searchHint")}
            defaultValue={search}
            autoComplete="off"
          />
          <Cluster>
            <Button type="submit" tone="secondary" icon="search">
              {t("common:actions.search")}
            </Button>
          </Cluster>
          {search !== "" && found.length === 0 && <p role="status">{t("credits:assign.nobody")}</p>}
          {found.length > 0 && (
            <CheckboxGroup
              name="patientId"
              id="found"
              label={t("credits:assign.found")}
              options={optionsOf(found)}
              chosen={() => false}
            />
          )}
          {chosen.length > 0 && (
            <CheckboxGroup
              name="patientId"
              id="chosen"
              label={t("credits:assign.chosen")}
              options={optionsOf(chosen)}
              chosen={() => true}
            />
          )}
          {(found.length > 0 || chosen.length > 0) && (
            <Cluster>
              <Button type="submit" name="step" value="credits">
                {t("credits:assign.next")}
              </Button>
            </Cluster>
          )}
        </Stack>
      </form>
    </Card>
  );
}
