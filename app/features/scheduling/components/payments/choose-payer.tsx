import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { Icon } from "~/ui/base/icon";
import { Anchor } from "~/ui/base/link";
import { Stack } from "~/ui/base/stack";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import type { Debtor } from "../../domain/payments/unpaid-lines";
import { useAmounts } from "./use-amounts";

interface ChoosePayerProps {
  found: readonly { id: string; number: number; firstName: string; lastName: string; birthDate: string }[];
  /** Who has something to pay, the one with the newest first; nobody where it was searched. */
  debtors: readonly (Debtor & { name: string })[];
  /** Whether this person may look for patients. */
  mayFind: boolean;
  search: string;
  /** Of the practice. */
  currencyCode: string;
}

/** Who pays: patients who are found by words, or one of those who have something to pay. */
export function ChoosePayer({ found, debtors, mayFind, search, currencyCode }: ChoosePayerProps) {
  const { t, format } = useT();
  const written = useAmounts(currencyCode);
  const searched = mayFind && search !== "";
  return (
    <>
      {mayFind && <SearchPayer search={search} />}
      {searched && found.length === 0 && <p role="status">{t("payments:staff.noPatients")}</p>}
      {found.length > 0 && (
        <Card title={t("payments:staff.choose")} padding="flush">
          <ul className="divide-y divide-line border-t border-line">
            {found.map(({ id, number, firstName, lastName, birthDate }) => (
              <Payer
                key={id}
                patientId={id}
                name={`${firstName} ${lastName}`.trim()}
                more={format.parts([`#${number}`, birthDate && format.plainDate(birthDate)])}
                amount=""
              />
            ))}
          </ul>
        </Card>
      )}
      {!searched && (
        <Card
          title={t("payments:staff.whoOwes")}
          padding="flush"
          actions={
            debtors.length > 0 && (
              <LinkButton href={paths.payments({ state: "due" })} tone="quiet" size="small">
                {t("payments:staff.allUnpaid")}
              </LinkButton>
            )
          }
        >
          {debtors.length === 0 ? (
            <EmptyState level={3} icon="check-circle" title={t("scheduling:unpaid.none")}>
              {t("scheduling:unpaid.noneText")}
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {debtors.map(({ patientId, name, amounts, count }) => (
                <Payer
                  key={patientId}
                  {...{ patientId, name }}
                  more={t("payments:staff.unpaidThings", { count })}
                  amount={written(amounts)}
                />
              ))}
            </ul>
          )}
        </Card>
      )}
    </>
  );
}

function SearchPayer({ search }: { search: string }) {
  const { t } = useT();
  return (
    <form method="get" action={paths.paymentCreate()} role="search">
      <Stack>
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 grow basis-60">
            <TextField
              name="search"
              type="search"
              label={t("payments:staff.search")}
              defaultValue={search}
              autoComplete="off"
            />
          </div>
          <Button type="submit" tone="secondary" icon="search">
            {t("common:actions.search")}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Somebody who may pay: a press leads to what they have to pay. */
function Payer({ patientId, name, more, amount }: { patientId: string; name: string; more: string; amount: string }) {
  return (
    <li>
      <Anchor
        href={paths.paymentCreate({ patientId })}
        className="flex min-h-14 items-center gap-4 px-5 py-2 text-ink no-underline hover:bg-sunken"
      >
        <span className="min-w-0 grow leading-tight">
          <bdi className="font-semibold">{name}</bdi>
          <span className="block text-sm text-muted">{more}</span>
        </span>
        <span className="shrink-0 font-semibold tabular-nums">{amount}</span>
        <Icon name="chevron-end" className="size-5 text-muted" />
      </Anchor>
    </li>
  );
}
