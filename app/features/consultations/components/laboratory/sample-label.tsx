import { Dotted } from "~/ui/base/dotted";
import { useT } from "~/i18n/use-t";
import { qrCode } from "~/kernel/print/qr-code";

interface SampleLabelProps {
  label: { name: string; sample: string; sampleCode: string; sampledAt: number | null };
  person: { patientName: string; birthDate: string; patientNumber: number };
  timeZone: string;
}

/** The label of a sample: black on white, whatever the screen's colours are. */
export function SampleLabel({ label, person, timeZone }: SampleLabelProps) {
  const { t, format } = useT();
  const { name, sample, sampleCode, sampledAt } = label;
  const { patientName, birthDate, patientNumber } = person;
  const { size, path } = qrCode(sampleCode);
  return (
    <li className="flex w-[21rem] max-w-full break-inside-avoid gap-3 rounded-md border border-black bg-white p-3 text-black">
      <svg viewBox={`0 0 ${size} ${size}`} className="size-24 shrink-0" role="img" aria-label={sampleCode}>
        <path d={path} fill="currentColor" />
      </svg>
      <div className="flex min-w-0 flex-col text-sm">
        <bdi className="font-semibold wrap-anywhere">{patientName}</bdi>
        <span>
          {birthDate === "" ? "–" : format.plainDate(birthDate)} ·{" "}
          {t("laboratory:labels.number", { number: String(patientNumber) })}
        </span>
        <span className="wrap-anywhere">
          <Dotted parts={[name, sample]} />
        </span>
        {sampledAt !== null && <span>{format.dateTime(sampledAt, timeZone)}</span>}
        <bdi dir="ltr" className="font-mono font-semibold">
          {sampleCode}
        </bdi>
      </div>
    </li>
  );
}
