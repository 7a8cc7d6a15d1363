import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { Stack } from "~/ui/base/stack";
import { TextLink } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import type { SetChoice } from "../../domain/appointments/set-options";
import type { OfferRule } from "../../domain/timings/why-not-offered";
import { ruleHome } from "./rule-home";
import { ruleName, ruleText, type RuleLimits } from "./rule-words";

export interface WhyAnswerProps {
  explained: { choice: SetChoice; day: string; readings: OfferRule[][]; limits: RuleLimits };
  /** The kind of the offering, whose screen its rules lead to. */
  kind: string;
  /** The time that was asked about and with whom, in words. */
  when: string;
  who: string;
}

/** What keeps patients from a time, each rule with where it is changed; or that nothing does. */
export function WhyAnswer({ explained, kind, when, who }: WhyAnswerProps) {
  const { t } = useT();
  const { readings } = explained;
  return (
    <Stack>
      {readings.length > 1 && <Banner tone="info">{t("why:repeated")}</Banner>}
      {readings.map((rules, index) => (
        <Reading key={index} {...{ explained, kind, when, who, rules }} />
      ))}
    </Stack>
  );
}

function Reading({ explained, kind, when, who, rules }: WhyAnswerProps & { rules: OfferRule[] }) {
  const { t } = useT();
  const { choice, day, limits } = explained;
  const about = t("why:offeredText", { when, who });
  if (rules.length === 0) {
    return (
      <Banner
        tone="good"
        live
        title={t("why:offered")}
        action={
          <LinkButton
            href={paths.bookingPanel({
              provider: choice.employeeId,
              service: choice.serviceOfferingId,
              place: choice.branchId,
              day,
            })}
            tone="secondary"
            size="small"
          >
            {t("why:set")}
          </LinkButton>
        }
      >
        {about}
      </Banner>
    );
  }
  return (
    <>
      <Banner tone="warn" live title={t("why:notOffered")}>
        {about}
      </Banner>
      <Card>
        <ul className="flex flex-col divide-y divide-line">
          {rules.map((rule) => (
            <Rule key={rule} {...{ rule, limits, kind }} employeeId={choice.employeeId} />
          ))}
        </ul>
      </Card>
    </>
  );
}

function Rule(props: { rule: OfferRule; limits: RuleLimits; kind: string; employeeId: string }) {
  const { t } = useT();
  const { rule, limits, kind, employeeId } = props;
  const link = ruleHome(rule, { employeeId, kind });
  return (
    <li className="grid items-center gap-x-6 gap-y-1 py-4 first:pt-0 last:pb-0 tablet:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="font-semibold">{ruleName(t, rule)}</p>
        <p className="text-muted">{ruleText(t, rule, limits)}</p>
      </div>
      {link && (
        <TextLink href={link.href} className="inline-flex min-h-11 items-center">
          {t(`why:homes.${link.home}`)}
          <VisuallyHidden>{` (${t("why:change")})`}</VisuallyHidden>
        </TextLink>
      )}
    </li>
  );
}
