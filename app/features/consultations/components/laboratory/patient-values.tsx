import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import { isByAdultLimits, rangeText } from "../../domain/laboratory/flags";
import { courseKey } from "../../domain/laboratory/lab-order";
import { FlagText } from "./lab-state";
import { Remarks, ValueText, type ResultLine, type ShownResult } from "./result-table";

interface PatientValuesProps {
  lines: readonly ResultLine[];
  timeZone: string;
}

/** Results as their patient reads them: each large, with what it means, what is usual, and what it was before. */
export function PatientValues({ lines, timeZone }: PatientValuesProps) {
  return (
    <ul className="divide-y divide-line">
      {lines.map(({ id, name, result, instead }) => (
        <li
          key={id}
          className="grid gap-x-6 gap-y-2 py-5 first:pt-0 last:pb-0 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <h3 className="font-semibold">
            <bdi>{name}</bdi>
          </h3>
          {result ? (
            <>
              <div className="flex flex-col gap-1">
                <p className={result.kind === "NUMERIC" ? "text-3xl leading-tight font-semibold" : "text-lg"}>
                  <ValueText result={result} />
                </p>
                <FlagText patients flag={result.flag} hasRange={rangeText(result) !== ""} kind={result.kind} />
                <Remarks result={result} />
              </div>
              <Held {...{ result, timeZone }} />
            </>
          ) : (
            <div className="tablet:col-span-2">{instead}</div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What a value is held against: what is usual for the person, and what the same was the time before. */
function Held({ result, timeZone }: { result: ShownResult; timeZone: string }) {
  const { t, format } = useT();
  const { earlier, name } = result;
  const range = rangeText(result);
  return (
    <div className="flex flex-col gap-1 text-muted">
      {range !== "" && (
        <p>
          {t("laboratory:column.range")}: <bdi dir="ltr">{range}</bdi>
        </p>
      )}
      {isByAdultLimits(result) && <p>{t("laboratory:adultLimits")}</p>}
      {earlier && (
        <>
          <p>
            {t("laboratory:own.before", { date: format.date(earlier.sampledAt, timeZone) })}{" "}
            <ValueText result={earlier} />
          </p>
          <p>
            <TextLink
              href={paths.labValues({ of: courseKey(result) })}
              className="inline-flex min-h-11 items-center font-medium"
            >
              {t("laboratory:own.course")}
              <VisuallyHidden> {name}</VisuallyHidden>
            </TextLink>
          </p>
        </>
      )}
    </div>
  );
}
