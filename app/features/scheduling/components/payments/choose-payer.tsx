import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Cluster, Stack } from "~/ui/base/stack";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";

interface ChoosePayerProps {
  found: readonly { id: string; number: number; firstName: string; lastName: string; birthDate: string }[];
  /** Whether this person may look for patients. */
  mayFind: boolean;
  search: string;
}

/** Who pays: patients who are found by words, or an appointment that is not paid. */
export function ChoosePayer({ found, mayFind, search }: ChoosePayerProps) {
  const { t, format } = useT();
  return (
    <Card title={t("payments:staff.choose")}>
      <Stack>
        {mayFind && (
          <form method="get" action={paths.paymentCreate()} role="search">
            <Stack>
              <TextField
                name="search"
                type="search"
                label={t("payments:staff.search")}
                defaultValue={search}
                autoComplete="off"
              />
              <Cluster>
                <Button type="submit" tone="secondary" icon="search">
                  {t("common:actions.search")}
                </Button>
              </Cluster>
            </Stack>
          </form>
        )}
        {search !== "" && found.length === 0 && <p role="status">{t("payments:staff.noPatients")}</p>}
        {found.length > 0 && (
          <ul className="divide-y divide-line">
            {found.map(({ id, number, firstName, lastName, birthDate }) => (
              <li key={id}>
                <TextLink
                  href={paths.paymentCreate({ patientId: id })}
                  className="inline-flex min-h-11 items-center font-semibold"
                >
                  <bdi>{`${firstName} ${lastName}`.trim()}</bdi>
                </TextLink>{" "}
                <span className="text-muted">
                  {format.parts([`#${number}`, birthDate && format.plainDate(birthDate)])}
                </span>
              </li>
            ))}
          </ul>
        )}
        <TextLink href={paths.payments({ state: "due" })} className="inline-flex min-h-11 items-center">
          {t("payments:staff.debts")}
        </TextLink>
      </Stack>
    </Card>
  );
}
