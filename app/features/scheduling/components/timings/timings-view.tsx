import type { PostedAnswer } from "~/screens/use-posted-form";
import { useT } from "~/i18n/use-t";
import { TimesOfDay } from "~/screens/time-field";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { sheetSlots, type WeekSheet } from "../../domain/timings/week-sheet";
import { AbsenceForm } from "./absence-form";
import { AbsenceList, type ShownAbsence } from "./absence-list";
import { SheetLinks } from "./sheet-links";
import { StaleWeek, TimingsDoneBanner, type TimingsDone } from "./timings-notices";
import type { TimingsFacts } from "./week-context";
import { WeekForm, type WeekAnswer } from "./week-form";

export interface TimingsViewProps {
  page: TimingsFacts & {
    isDoctor: boolean;
    bookable: boolean;
    sheet: WeekSheet | null;
    version: number;
    undoable: boolean;
    /** The zone of the chosen place, in words. */
    zoneName: string;
    absences: readonly ShownAbsence[];
  };
  done: TimingsDone | null;
  /** The absence that is open to be changed. */
  changing: string | null;
  answer: WeekAnswer | PostedAnswer | undefined;
  hrefFor: (values: Record<string, string>) => string;
}

const isWeek = (answer: TimingsViewProps["answer"]): answer is WeekAnswer => answer !== undefined && "form" in answer;

/** A doctor's timings: the weekly hours of the chosen place and kind of appointment, then the absences. */
export function TimingsView({ page, done, changing, answer, hrefFor }: TimingsViewProps) {
  const { t } = useT();
  const { sheet, isDoctor, branches } = page;
  if (!isDoctor)
    return (
      <EmptyState icon="clock" title={t("timings:noDoctor.title")}>
        {t("timings:noDoctor.text")}
      </EmptyState>
    );
  if (!sheet)
    return (
      <EmptyState icon="building" title={t("timings:noBranch.title")}>
        {t("timings:noBranch.text")}
      </EmptyState>
    );
  return (
    <>
      {done && !answer && <TimingsDoneBanner done={done} version={page.version} undoable={page.undoable} />}
      {!page.bookable && (
        <Banner tone="warn" title={t("timings:notBookable.title")}>
          {t("timings:notBookable.text")}
        </Banner>
      )}
      <TimesOfDay />
      <SheetLinks branches={branches} sheet={sheet} hrefFor={(each) => hrefFor({ ...each })} />
      <Week {...{ page, sheet, answer, hrefFor }} />
      <Absences {...{ page, sheet, changing, answer, hrefFor }} />
    </>
  );
}

type PartProps = Pick<TimingsViewProps, "page" | "answer" | "hrefFor"> & { sheet: WeekSheet };

function Week({ page, sheet, answer, hrefFor }: PartProps) {
  const { t } = useT();
  const week = isWeek(answer) ? answer : undefined;
  const place = page.branches.find(({ id }) => id === sheet.branchId);
  return (
    <>
      {week?.stale && <StaleWeek saved={sheetSlots(page.slots, sheet)} discardHref={hrefFor({ ...sheet })} />}
      <Card title={t("timings:sheet.heading", { kind: t(`timings:sheet.${sheet.kind}`), place: place?.name ?? "" })}>
        <p className="mb-5 text-sm text-muted">{t("timings:sheet.zone", { zone: page.zoneName })}</p>
        <WeekForm
          key={`${sheet.branchId} ${sheet.kind} ${page.version}`}
          facts={page}
          sheet={sheet}
          version={page.version}
          answer={week}
        />
      </Card>
    </>
  );
}

function Absences({ page, sheet, changing, answer, hrefFor }: PartProps & { changing: string | null }) {
  const { t } = useT();
  const { branches, absences, version, today } = page;
  const open = absences.find(({ ids }) => ids[0] === changing);
  return (
    <Card title={t("timings:absence.heading")}>
      <div className="flex flex-col gap-6">
        <p className="text-muted">{t("timings:absence.text")}</p>
        <AbsenceList {...{ absences, branches }} hrefFor={(absence) => `${hrefFor({ ...sheet, absence })}#absence`} />
        <section id="absence" className="flex flex-col gap-4 border-t border-line pt-5">
          <h3 className="text-lg font-semibold">{t(open ? "timings:absence.change" : "timings:absence.add")}</h3>
          <AbsenceForm
            {...{ branches, version, today }}
            absence={open}
            answer={answer && !isWeek(answer) ? answer : undefined}
            cancelHref={hrefFor({ ...sheet })}
          />
        </section>
      </div>
    </Card>
  );
}
