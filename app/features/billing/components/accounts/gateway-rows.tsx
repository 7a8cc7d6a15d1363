import { answerTo, usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { RowButton } from "~/ui/action/row-button";
import { Dotted } from "~/ui/base/dotted";
import { TextField } from "~/ui/form/text-field";
import { Card } from "~/ui/view/card";
import { StatusBadge } from "~/ui/view/status-badge";
import type { ActiveGateway } from "../../domain/accounts/active-gateway";

interface GatewayRowsProps {
  gateways: readonly ActiveGateway[];
  /** What the practice charges in. */
  currencyCode: string;
  timeZone: string;
  answer: PostedAnswer | undefined;
}

/** The payment services that are on, as payers are offered them; each can be moved, tested and switched off. */
export function GatewayRows({ gateways, ...rest }: GatewayRowsProps) {
  const seen = gateways.map(({ type }) => type).join();
  return (
    <Card>
      <ol className="flex flex-col divide-y divide-line">
        {gateways.map((gateway, index) => (
          <li key={gateway.id} className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
            <GatewayFacts {...{ gateway }} {...rest} />
            <div className="-ms-3.5 flex flex-wrap items-center gap-x-2">
              {(["up", "down"] as const)
                .filter((step) => index !== (step === "up" ? 0 : gateways.length - 1))
                .map((step) => (
                  <MoveButton key={step} {...{ step, seen, gateway }} />
                ))}
              <GatewayActs gateway={gateway} />
            </div>
            <CurrenciesForm {...{ gateway }} {...rest} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function GatewayFacts({
  gateway,
  currencyCode,
  timeZone,
}: Omit<GatewayRowsProps, "gateways"> & { gateway: ActiveGateway }) {
  const { t, format } = useT();
  const { name, mode, isTrial, isOffered, canCheck, checkedTs } = gateway;
  const keys =
    checkedTs === null
      ? t("billing:order.notChecked")
      : t("billing:order.checked", { when: format.date(checkedTs, timeZone, "medium") });
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2">
        <bdi className="font-semibold">{name}</bdi>
        {mode === "test" && <StatusBadge colour="orange">{t("billing:account.test")}</StatusBadge>}
        {mode === "live" && <StatusBadge colour="green">{t("billing:account.live")}</StatusBadge>}
        {!isOffered && (
          <StatusBadge colour="light-grey">{t("billing:order.notOffered", { currency: currencyCode })}</StatusBadge>
        )}
      </p>
      <p className="text-sm text-muted">
        <Dotted
          parts={[
            gateway.currencies.length > 0
              ? t("billing:order.usedFor", { currencies: format.list(gateway.currencies) })
              : gateway.taken === null
                ? t("billing:order.usedForAll")
                : t("billing:order.usedFor", { currencies: format.list(gateway.taken) }),
            !isTrial && (canCheck ? keys : t("billing:order.cannotCheck")),
          ]}
        />
      </p>
    </div>
  );
}

function MoveButton({ step, seen, gateway }: { step: "up" | "down"; seen: string; gateway: ActiveGateway }) {
  const { t } = useT();
  const label = t(`records:${step}`);
  return (
    <form method="post">
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="type" value={gateway.type} />
      <input type="hidden" name="step" value={step} />
      <Button
        type="submit"
        name="intent"
        value="move"
        tone="quiet"
        size="small"
        aria-label={`${label}: ${gateway.name}`}
      >
        {label}
      </Button>
    </form>
  );
}

function GatewayActs({ gateway: { id, version, name, canCheck } }: { gateway: ActiveGateway }) {
  const { t } = useT();
  return (
    <>
      {canCheck && (
        <RowButton
          id={id}
          name="intent"
          value="check"
          tone="quiet"
          size="small"
          label={t("billing:order.check")}
          about={name}
        />
      )}
      <form method="post">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="status" value="DISABLED" />
        <AskFirst
          name="intent"
          value="change"
          tone="quiet"
          size="small"
          question={t("common:sure")}
          aria-label={`${t("billing:settings.disconnect")}: ${name}`}
        >
          {t("billing:settings.disconnect")}
        </AskFirst>
      </form>
    </>
  );
}

function CurrenciesForm({ gateway, answer }: Pick<GatewayRowsProps, "answer"> & { gateway: ActiveGateway }) {
  const { t } = useT();
  const { id, version, currencies, name } = gateway;
  const own = answerTo(answer, { intent: "change", id });
  const label = t("billing:order.currencies");
  const form = usePostedForm({
    answer: own,
    values: { currencies: currencies.join(", ") },
    labels: { currencies: label },
    prefix: `${gateway.type}-`,
  });
  return (
    <details open={own !== undefined}>
      <summary className="min-h-11 w-fit cursor-pointer content-center text-sm font-semibold text-brand-text">
        {t("billing:order.changeCurrencies")}
      </summary>
      <form method="post" noValidate className="flex max-w-md flex-col items-start gap-3 pt-2">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <TextField
          {...form.text("currencies")}
          hint={t("billing:order.currenciesHint")}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
        />
        <Button
          type="submit"
          name="intent"
          value="change"
          tone="secondary"
          aria-label={`${t("common:actions.save")}: ${label}, ${name}`}
        >
          {t("common:actions.save")}
        </Button>
      </form>
    </details>
  );
}
