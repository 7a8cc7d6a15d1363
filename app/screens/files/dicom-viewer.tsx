import { useT } from "~/i18n/use-t";
import { NativeSelect } from "~/ui/form/native-select";
import { WINDOWS } from "~/kernel/scans/grey-window";

interface SliderProps {
  name: "level" | "width" | "frame";
  label: string;
  hidden?: boolean;
}

function Slider({ name, label, hidden }: SliderProps) {
  return (
    <label className="flex flex-col gap-1" hidden={hidden}>
      <span className="flex justify-between gap-3 font-medium">
        {label} <span data-dicom-value={name} className="tabular-nums" />
      </span>
      {/* Named by itself: its value, which the label shows too, is told beside its name. */}
      <input type="range" aria-label={label} data-dicom-input={name} className="min-h-11 w-full" disabled />
    </label>
  );
}

/** Where the script draws a DICOM file, with its window and level, and its frames where it has several. */
export function DicomViewer({ address }: { address: string }) {
  const { t } = useT();
  const words = {
    failed: t("record-files:dicom.failed"),
    unknown: t("record-files:dicom.unknown"),
    shown: t("record-files:dicom.shown"),
  };
  const windows = [
    { value: "", label: t("record-files:dicom.ownWindow") },
    ...Object.keys(WINDOWS).map((name) => ({
      value: name,
      label: t(`record-files:dicom.windows.${name as keyof typeof WINDOWS}`),
    })),
  ];
  return (
    <div data-dicom={address} data-words={JSON.stringify(words)} className="flex flex-col gap-6 computer:flex-row">
      <div className="min-w-0 flex-1">
        <p role="status" data-dicom-state className="mb-3">
          {t("record-files:dicom.loading")}
        </p>
        <noscript>
          <p>{t("record-files:dicom.noScript")}</p>
        </noscript>
        <canvas
          data-dicom-canvas
          hidden
          role="img"
          aria-label={t("record-files:dicom.picture")}
          className="h-auto w-full max-w-4xl touch-none rounded-md bg-black"
        />
      </div>
      <div className="flex flex-col gap-4 computer:w-72">
        <Slider name="level" label={t("record-files:dicom.level")} />
        <Slider name="width" label={t("record-files:dicom.width")} />
        <div data-dicom-windows hidden>
          <NativeSelect name="window" label={t("record-files:dicom.window")} options={windows} />
        </div>
        <Slider name="frame" label={t("record-files:dicom.frame")} hidden />
        <p className="text-sm text-muted">{t("record-files:dicom.notice")}</p>
      </div>
    </div>
  );
}
