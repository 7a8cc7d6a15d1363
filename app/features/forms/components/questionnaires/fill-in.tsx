import { usePatientT } from "~/i18n/use-t";
import { useProblem } from "~/i18n/use-problem";
import { paths } from "~/paths";
import { TimesOfDay } from "~/screens/time-field";
import { BackLink } from "~/ui/action/back-link";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { VersionField } from "~/ui/form/version-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { PageHeader } from "~/ui/view/page-header";
import { ProgressBar } from "~/ui/view/progress-bar";
import { SummaryList } from "~/ui/view/summary-list";
import type { PageItem, StepPage } from "../../domain/questionnaires/page";
import type { HelpLines } from "../../domain/questionnaires/questionnaire";
import type { Shown } from "../../domain/questionnaires/show-when";
import { answerField } from "../../domain/questions/question";
import { ItemField } from "../questions/item-field";
import { HelpNow } from "./help-now";
import { useSaid } from "./use-said";

interface FillInProps {
  id: string;
  title: string;
  page: StepPage;
  version: number;
  /** What is shown by which answers, and the answers so far, for the page's script. */
  shown: readonly Shown[];
  answers: Readonly<Record<string, string>>;
  help: HelpLines;
  refused: string | undefined;
  /** What was filled in and could not be saved, because it was changed elsewhere meanwhile. */
  kept: Readonly<Record<string, string>>;
}

/** A questionnaire for its patient, a part at a time; the last look at all answers; and the press that sends them. */
export function FillIn(props: FillInProps) {
  const { id, title, page, help, refused } = props;
  const { t } = usePatientT();
  const { part, parts, before } = page;
  const back = before === null ? paths.ownQuestionnaires() : paths.ownQuestionnaire(id, { step: before });
  return (
    <>
      <PageHeader
        caption={<bdi>{title}</bdi>}
        title={part === null ? t("questionnaires:check") : <bdi>{page.title || title}</bdi>}
        lead={part === null ? t("questionnaires:checkLead") : undefined}
        back={
          <BackLink href={back}>{t(before === null ? "questionnaires:back" : "questionnaires:partBefore")}</BackLink>
        }
      />
      {parts > 1 && part !== null && (
        <div className="flex flex-col gap-1.5">
          <p className="text-sm text-muted">{t("questionnaires:part", { part, parts })}</p>
          <ProgressBar percent={((part - 1) / parts) * 100} label={t("questionnaires:progress")} />
        </div>
      )}
      {refused && <Banner tone="warn" live title={refused} />}
      {page.needsHelp && (
        <div data-help>
          <HelpNow lines={help} />
        </div>
      )}
      {part === null ? <LastLook {...props} /> : <Part {...props} />}
      {page.source && (
        <p lang="en" dir="auto" className="text-sm text-muted">
          {page.source}
        </p>
      )}
    </>
  );
}

function Part({ page, version, shown, answers, help, kept }: FillInProps) {
  const { t } = usePatientT();
  const problem = useProblem();
  const wrong = page.items.flatMap(({ item, problem: found }) =>
    found ? [{ fieldId: answerField(item.id), message: `${item.text}: ${problem([found]) ?? ""}` }] : [],
  );
  return (
    <form
      method="post"
      noValidate
      data-once
      data-autosave=""
      data-questionnaire={JSON.stringify({ shown, answers })}
      className="flex flex-col gap-8 [&>button]:self-start"
    >
      <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={wrong} />
      <input type="hidden" name="intent" value="save" />
      <VersionField version={version} />
      <input type="hidden" name="step" value={page.step} />
      <div lang={page.language} dir={page.language === "ar" ? "rtl" : "ltr"} className="flex flex-col gap-8">
        {page.intro && <p className="text-lg whitespace-pre-line">{page.intro}</p>}
        {page.items.map((each) => (
          <Item
            key={each.item.id}
            {...each}
            answer={kept[each.item.id] ?? each.answer}
            lines={help}
            error={each.problem ? problem([each.problem]) : undefined}
          />
        ))}
      </div>
      {page.items.some(({ item }) => item.kind === "TIME") && <TimesOfDay />}
      <p hidden data-keys className="text-sm text-muted">
        {t("questionnaires:keys")}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" iconEnd="arrow-end">
          {t("questionnaires:next")}
        </Button>
        <span
          role="status"
          className="text-muted"
          data-saved={t("questionnaires:saved")}
          data-unsaved={t("questionnaires:unsaved")}
        />
      </div>
    </form>
  );
}

/** One question. What is not asked by the answers so far is there for the script, and is not sent. */
function Item({
  item,
  help,
  answer,
  isHidden,
  alarming,
  lines,
  error,
}: PageItem & { lines: HelpLines; error: string | undefined }) {
  return (
    <fieldset role="presentation" data-item={item.id} hidden={isHidden} disabled={isHidden} className="min-w-0">
      {item.kind !== "NOTE" && <input type="hidden" name="asked" value={item.id} />}
      <ItemField item={item} help={help} answer={answer} error={error} />
      {alarming.length > 0 && (
        <div hidden data-alarming={alarming.join(" ")} className="mt-4">
          <HelpNow lines={lines} />
        </div>
      )}
    </fieldset>
  );
}

function LastLook({ id, page, version }: FillInProps) {
  const { t } = usePatientT();
  const said = useSaid();
  const isWhole = page.check.every(({ isFaulty }) => !isFaulty);
  return (
    <>
      {!isWhole && <Banner tone="warn" title={t("questionnaires:notWhole")} />}
      <Card>
        <SummaryList
          layout="stacked"
          rows={page.check.map(({ step, item, answer, isFaulty }) => ({
            term: item.text,
            value: said(item, answer) || t(isFaulty ? "questionnaires:missing" : "questionnaires:noAnswer"),
            change: {
              label: t(isFaulty ? "questionnaires:answerIt" : "common:actions.change"),
              about: item.text,
              href: `${paths.ownQuestionnaire(id, { step, ...(isFaulty && { faulty: "yes" }) })}#${answerField(item.id)}`,
            },
          }))}
        />
      </Card>
      <form method="post" data-once noValidate className="flex flex-col gap-3 [&>button]:self-start">
        <VersionField version={version} />
        <p className="text-muted">{t("questionnaires:sendText")}</p>
        <Button type="submit" name="intent" value="submit" autoFocus={isWhole}>
          {t("questionnaires:send")}
        </Button>
      </form>
    </>
  );
}
